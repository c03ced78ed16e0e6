/** Everybody who asks. `owner` is the creator whose things the samples name; `ended` has signed out. */
export const identities = ['guest', 'owner', 'stranger', 'buyer', 'otherBuyer', 'operator', 'ended'] as const;
export type Identity = (typeof identities)[number];

/** What things are called in samples, by name: ids, codes, versions. */
export type Names = Record<string, string>;
