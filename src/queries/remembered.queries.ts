export { hide, isHidden } from '@haat/web/browser/hidden';
export { readKept, removeKept, writeKept } from '@haat/web/browser/remembered';
export { keepTheme, readTheme, type Theme } from '@haat/web/browser/theme';
