export { keepTheme, readTheme, type Theme } from '../services/theme';
