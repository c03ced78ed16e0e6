/** What can be stamped: a thread holds the whole file, twice. */
export const stampLimits = { bytes: 64 * 1024 * 1024, pages: 3_000 } as const;
