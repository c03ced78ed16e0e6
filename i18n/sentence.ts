import { translate } from './say';
import { language } from './speak';

/** A message of the server or an operator without full stop, as a translated sentence. */
export function sentence(words: string): string {
  const text = translate(words);
  if (/[.।]$/.test(text)) return text;
  return `${text}${language() === 'hi' ? '।' : '.'}`;
}
