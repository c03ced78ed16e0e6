import { readJson, remove, writeJson } from '@haat/web/browser/storage';

export { hide, isHidden } from '@haat/web/browser/hidden';
export { readKept, removeKept, writeKept } from '@haat/web/browser/remembered';
export { keepTheme, readTheme, type Theme } from '@haat/web/browser/theme';

/** What was typed and has not reached the server, kept on this device for one person and one product. */
const keyOf = (owner: string, name: string) => `haat.draft.${owner}.${name}`;

export const readDraft = <T>(owner: string, name: string) => readJson<T>(keyOf(owner, name));

export const keepDraft = (owner: string, name: string, draft: unknown) =>
  writeJson(keyOf(owner, name), draft);

export const forgetDraft = (owner: string, name: string) => remove(keyOf(owner, name));
