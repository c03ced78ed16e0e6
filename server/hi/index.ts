import { inLanguage, type Language } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { hi as reasons } from '@haat/i18n/hi-reasons';
import { hindi as ofKinds } from '@haat/kinds/hindi';
import type { Problem } from '@haat/openapi';
import { saidDate } from '../platform/text/dates';
import { hi as asked } from './hi-asked';
import { hi as learning } from './hi-learning';
import { hi as money } from './hi-money';
import { hi as orders } from './hi-orders';
import { hi as products } from './hi-products';
import { hi as values } from './hi-values';
import { hi as video } from './hi-video';

/** Every sentence with which something is refused, by its English, which is how it is written where it is thrown. */
export const refusals: Readonly<Record<string, string>> = {
  // The editor says these before the server is asked.
  'Add a price': common['Add a price'],
  'Add your name, so that buyers know who they are buying from':
    common['Add your name, so that buyers know who they are buying from'],
  ...asked,
  ...products,
  ...learning,
  ...orders,
  ...money,
  ...video,
  ...reasons,
};

interface Pattern {
  english: RegExp;
  hindi: string;
  names: readonly string[];
}

const place = /\{(\w+)\}/g;
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Those with places to fill; what says most by itself is tried first. */
function patternsOf(dictionary: Readonly<Record<string, string>>): Pattern[] {
  const literal = (phrase: string) => phrase.replace(place, '').length;
  return Object.entries(dictionary)
    .filter(([phrase]) => phrase.match(place))
    .toSorted(([one], [other]) => literal(other) - literal(one))
    .map(([phrase, hindi]) => ({
      english: new RegExp(
        `^${phrase
          .split(/\{\w+\}/)
          .map(plain)
          .join('(.+?)')}$`,
      ),
      hindi,
      names: [...phrase.matchAll(place)].map(([, name = '']) => name),
    }));
}

/** The same with what the rules of kinds refuse with, which the editor says too. */
export const translations: Readonly<Record<string, string>> = { ...ofKinds, ...refusals };

const sentences = { exact: translations, patterns: patternsOf(translations) };
const all = { ...common, ...translations, ...values };
const parts = { exact: all, patterns: patternsOf(all) };

function translated(text: string, { exact, patterns }: typeof sentences): string | null {
  if (Object.hasOwn(exact, text)) return exact[text] ?? null;
  for (const { english, hindi, names } of patterns) {
    const found = english.exec(text);
    if (!found) continue;
    const given = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
    return hindi.replace(place, (_, name: string) => valueOf(given.get(name) ?? ''));
  }
  return null;
}

const valueOf = (value: string): string =>
  translated(value, parts) ?? inLanguage('hi', () => saidDate(value));

/** What the server says to people, in the language of the reader; what has no translation stands as it is. */
export const inWordsOf = (language: Language, text: string): string =>
  language === 'en' ? text : (translated(text, sentences) ?? text);

/** An answer that refuses, in the language of who asked. Its message may be all of its fields in a row. */
export function problemFor(language: Language, problem: Problem): Problem {
  if (language === 'en') return problem;
  const { message, fields } = problem;
  if (!fields) return { ...problem, message: inWordsOf(language, message) };
  const translated = Object.entries(fields).map(([name, text]) => [name, inWordsOf(language, text)] as const);
  const isAllOfThem = message === Object.values(fields).join(' ');
  return {
    ...problem,
    message: isAllOfThem ? translated.map(([, text]) => text).join(' ') : inWordsOf(language, message),
    fields: Object.fromEntries(translated),
  };
}
