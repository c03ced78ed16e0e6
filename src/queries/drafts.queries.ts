import { readJson, remove, writeJson } from '../services/storage';

/** What was typed and has not reached the server, kept on this device for one person and one product. */
const keyOf = (owner: string, productId: string | null) => `haat.draft.${owner}.${productId ?? 'new'}`;

export const readDraft = <T>(owner: string, productId: string | null) => readJson<T>(keyOf(owner, productId));

export const keepDraft = (owner: string, productId: string | null, draft: unknown) =>
  writeJson(keyOf(owner, productId), draft);

export const forgetDraft = (owner: string, productId: string | null) => remove(keyOf(owner, productId));
