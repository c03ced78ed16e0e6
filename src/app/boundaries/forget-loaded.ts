import { createContext } from 'react';

/** Drops what has been loaded and nothing shows any more, so that a screen which is drawn again asks for it anew. */
export const ForgetLoaded = createContext<() => void>(() => undefined);
