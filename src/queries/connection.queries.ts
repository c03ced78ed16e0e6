import { watchConnection } from '@haat/web/browser/connection';

/** Calls back when the browser is online again. Returns how to stop. */
export const onConnectionBack = (tell: () => void): (() => void) =>
  watchConnection((isOnline) => {
    if (isOnline) tell();
  });
