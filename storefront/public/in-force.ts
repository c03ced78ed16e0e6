/** Since when the documents are as they are; changed together with their words, and told 15 days ahead (see the terms). */
export const inForce = { date: '2026-11-22' } as const;
