import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);

/** Absolute path of a file in the repository. */
export const inRoot = (path) => fileURLToPath(new URL(path, root));
