import type { Product } from '@haat/contract';
import { t } from '@haat/words';
import { type Draft, firstPrice, linesOf } from './draft';
import { kindDraft } from './kinds/own';
import { addressProblem } from './kinds/written';
import { priceProblems } from './price-draft';

/** What is wrong, by the field's name; a field that is not named is right. */
export type Problems = Readonly<Record<string, string>>;

/** What a draft says that cannot be kept on top of what the server has. Empty fields are unfinished, not wrong. */
export function problemsOf(
  draft: Draft,
  had: Pick<Product, 'content'> | null = null,
  now = new Date(),
): Problems {
  return Object.fromEntries(
    [
      ...draft.prices.flatMap(priceProblems),
      addressProblem('redirectUrl', draft.redirectUrl),
      ...kindDraft(draft.kind).problems(draft.own, firstPrice(draft), now, had?.content ?? {}),
      ...draft.questions.flatMap(({ label, type, options }, place) => [
        [`questions.${place}.label`, label.trim() === '' ? t('Write the question.') : undefined],
        [`questions.${place}.options`, type === 'choice' ? choicesProblem(options) : undefined],
      ]),
    ].filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function choicesProblem(options: string) {
  const lines = linesOf(options);
  if (lines.length < 2) return t('At least two choices, one a line.');
  if (lines.length > 20) return t('At most twenty choices.');
  return lines.some((line) => line.length > 80) ? t('A choice has at most 80 letters.') : undefined;
}
