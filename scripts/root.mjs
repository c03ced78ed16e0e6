import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);

/** The absolute path of something in the repository. */
export const inRoot = (path) => fileURLToPath(new URL(path, root));
