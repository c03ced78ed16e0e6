export { hide, isHidden } from '@haat/web/browser/hidden';
