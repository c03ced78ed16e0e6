export { keepTheme, readTheme, type Theme } from '@haat/web/browser/theme';
