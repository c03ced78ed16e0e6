// Calls and forms that begin or end who is known here, as the worker sees them go by.

export const logoutPath = '/api/logout';

/** What begins a session of the app, or proves a number. */
export const isSignInPath = (path: string): boolean =>
  /^\/(api\/verify(-otp|Email-otp|gmail)|purchase\/verify)$/.test(path);

/** What ends the session of the app, or of a buyer's browser. */
export const isSignOutPath = (path: string): boolean =>
  path === logoutPath || /^\/purchase\/sign-out(-everywhere)?$/.test(path);
