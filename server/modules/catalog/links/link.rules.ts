import { invalid } from '../../../platform/http/errors';
import type { Random } from '../../../platform/security/ids';

/** Lower case, as `openapi` describes it: people type what they see on a poster, in any case. */
const wellFormed = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/;

/** Without letters and digits that look alike, and without vowels, so that no word is made by chance. */
const alphabet = 'bcdfghjkmnpqrstvwxz23456789';
const madeLength = 7;

/** @throws Refusal 422 naming `slug` */
export function slugOf(typed: string): string {
  const slug = typed.trim().toLowerCase();
  if (wellFormed.test(slug)) return slug;
  throw invalid({
    slug: 'Use 3 to 40 letters (a to z), digits and hyphens, with a letter or digit at both ends',
  });
}

/** Null for what can be nobody's link. */
export function slugIn(address: string): string | null {
  const slug = address.toLowerCase();
  return wellFormed.test(slug) ? slug : null;
}

export function makeSlug(random: Pick<Random, 'fraction'>): string {
  const letters = Array.from(
    { length: madeLength },
    () => alphabet[Math.floor(random.fraction() * alphabet.length)],
  );
  return letters.join('');
}

/** @throws Refusal 422 naming `campaign` */
export function campaignOf(typed: string): string {
  const campaign = typed.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (campaign === '') throw invalid({ campaign: 'Add a label, such as Instagram bio' });
  return campaign;
}

/** What of a visitor's address goes along to the preview: campaigns of others, and a discount code. */
const passed = /^(utm_(source|medium|campaign|term|content)|code)$/;
const longestPassed = 200;

/** Where a link leads: the preview, told by which link. `url` is the path of the preview. */
export function targetOf(url: string, id: string, query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams({ link: id });
  for (const [name, value] of Object.entries(query)) {
    if (!passed.test(name) || params.has(name)) continue;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first !== '') params.set(name, first.slice(0, longestPassed));
  }
  return `${url}?${params}`;
}
