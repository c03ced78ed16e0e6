export { hide, isHidden } from '../services/hidden';
