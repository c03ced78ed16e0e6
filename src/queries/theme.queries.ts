export { keepTheme, readTheme, type Theme } from '../services/browser/theme';
