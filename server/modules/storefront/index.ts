/** Server-rendered pages. */
export * from './pages';
export * from './public-pages';
