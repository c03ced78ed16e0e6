import type { Sealer } from './sealed';

/** A text whose secrets stand aside: a marker in their place, and all of them sealed; null where there were none. */
export interface HiddenText {
  text: string;
  secrets: Buffer | null;
}

/** Markers that were in the text already, and our signatures and tokens: 32 bytes as base64url. */
const always = String.raw`⟦\d+⟧|(?<![\w-])[\w-]{43}(?![\w-])`;
const marker = /⟦(\d+)⟧/g;

/**
 * Takes whatever opens something out of a text that is stored: signatures and tokens, and what `pattern` finds besides. `bound` names where it is
 * stored. The rest of the text can still be read and searched.
 */
export function hideSecrets(
  sealer: Pick<Sealer, 'seal'>,
  text: string,
  bound: string,
  pattern?: string,
): HiddenText {
  const found: string[] = [];
  const shown = text.replace(new RegExp(pattern ? `${always}|${pattern}` : always, 'g'), (secret) => {
    found.push(secret);
    return `⟦${found.length - 1}⟧`;
  });
  return { text: shown, secrets: found.length > 0 ? sealer.seal(JSON.stringify(found), bound) : null };
}

/** The text as it was. @throws Error when the key or the place is another */
export function showSecrets(
  sealer: Pick<Sealer, 'open'>,
  { text, secrets }: HiddenText,
  bound: string,
): string {
  if (!secrets) return text;
  const found = JSON.parse(sealer.open(secrets, bound)) as string[];
  return text.replace(marker, (whole, at: string) => found[Number(at)] ?? whole);
}
