export { hide, isHidden } from '../services/browser/hidden';
