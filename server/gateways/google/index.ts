export { createGoogleGateway } from './google.certificates';
export {
  type GoogleGateway,
  type GoogleIdentity,
  GoogleRefused,
  GoogleUnreachable,
} from './google.gateway';
