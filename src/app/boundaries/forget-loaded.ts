import { createContext } from 'react';

/** Drops unused queries, so that a remounted screen refetches them. */
export const ForgetLoaded = createContext<() => void>(() => undefined);
