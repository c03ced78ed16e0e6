import { read, write } from './storage';

const keyOf = (what: string, owner: string) => `haat.hidden.${what}.${owner}`;

/** What somebody does not want to see any more on this device. `owner` is who is signed in. */
export const isHidden = (what: string, owner: string): boolean => read(keyOf(what, owner)) !== null;

export const hide = (what: string, owner: string): void => write(keyOf(what, owner), '1');
