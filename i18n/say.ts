import type { Phrase, SlotsOf, ValuesOf } from './phrase';
import { language, textOf } from './speak';

const slot = /\{(\w+)\}/g;

/**
 * A phrase in the current language with its slots filled: `t('{count} sold', { count: 3 })`. Call it while rendering or sending, never at
 * module load: the language is not known then.
 */
export function t<P extends Phrase>(phrase: P, ...values: ValuesOf<P, string | number>): string {
  return fill(textOf(phrase), values[0]);
}

/** Translates an English text from a machine, a table or the server. A text without translation is returned unchanged. */
export const translate = (text: string): string => textOf(text);

/** Chooses singular or plural by the rules of the language: Hindi uses the singular for zero. */
export function plural<One extends Phrase, Many extends Phrase>(
  count: number,
  one: One,
  many: Many,
  values: Readonly<Record<Exclude<SlotsOf<One> | SlotsOf<Many>, 'count'>, string | number>> &
    Readonly<Partial<Record<'count', string | number>>>,
): string {
  const chosen = ruleOf(language()).select(count) === 'one' ? one : many;
  return fill(textOf(chosen), { count, ...values });
}

function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(slot, (whole, name: string) => String(values[name] ?? whole));
}

const rules = new Map<string, Intl.PluralRules>();

function ruleOf(locale: string): Intl.PluralRules {
  const cached = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, cached);
  return cached;
}
