const screens = new Set([
  '/login',
  '/admin',
  '/payment',
  '/Create/page',
  '/transaction',
  '/wallet',
  '/purchase',
]);

/** Has the app a screen there? Every other address answers 404. What each shows is for the app's router to say. */
export const isAppPath = (path: string): boolean => screens.has(path.replace(/(.)\/$/, '$1'));
