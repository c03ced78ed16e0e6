import { invalid } from './content-error';

/** Throws a 422 refusal when two of the things have one id; `at` says where each of them stands. */
export function refuseDuplicates(things: readonly { id: string; at: string }[]): void {
  const seen = new Set<string>();
  for (const { id, at } of things) {
    if (seen.has(id)) throw invalid({ [`${at}.id`]: 'Two of these have the same id' });
    seen.add(id);
  }
}

/** Throws a 422 refusal for what begins like an address and is none. */
export function refuseNoAddress(url: string | undefined, field: string): void {
  if (url !== undefined && !URL.canParse(url))
    throw invalid({ [field]: 'Paste the whole link, as the browser shows it' });
}
