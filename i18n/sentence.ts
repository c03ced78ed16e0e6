import { translate } from './say';
import { language } from './speak';

/** What the server or an operator says without its full stop, as a sentence of its own in the language that is spoken. */
export function sentence(words: string): string {
  const text = translate(words);
  if (/[.।]$/.test(text)) return text;
  return `${text}${language() === 'hi' ? '।' : '.'}`;
}
