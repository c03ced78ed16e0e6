export { createGoogleGateway } from './google.certificates';
export {
  type GoogleGateway,
  type GoogleIdentity,
  type GoogleRefusal,
  GoogleRefused,
  GoogleUnreachable,
} from './google.gateway';
