import { formatPaise } from '@haat/design-system';
import { type Draft, linesOf } from './draft';

/** What is wrong, by the field's name; a field that is not named is right. */
export type Problems = Readonly<Record<string, string>>;

export const priceLimits = { least: 100, most: 5_00_000_00 } as const;
const mostStock = 1_000_000;

/** What a draft says that cannot be kept. Empty fields are unfinished, not wrong. */
export function problemsOf(draft: Draft): Problems {
  return Object.fromEntries(
    [
      ['amount', amountProblem(draft.amount)],
      ['compareAt', compareProblem(draft)],
      ['stock', stockProblem(draft)],
      ['redirectUrl', addressProblem(draft.redirectUrl)],
      ...draft.suggested.map((amount, place) => [
        `suggested.${place}`,
        suggestedProblem(amount, draft.amount),
      ]),
      ...draft.questions.flatMap(({ label, type, options }, place) => [
        [`questions.${place}.label`, label.trim() === '' ? 'Write the question.' : undefined],
        [`questions.${place}.options`, type === 'choice' ? choicesProblem(options) : undefined],
      ]),
    ].filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function amountProblem(amount: number | null) {
  if (amount === null) return undefined;
  const { least, most } = priceLimits;
  return amount < least || amount > most
    ? `Between ${formatPaise(least)} and ${formatPaise(most)}.`
    : undefined;
}

function compareProblem({ priceType, amount, compareAt }: Draft) {
  if (priceType === 'open' || compareAt === null) return undefined;
  if (compareAt > priceLimits.most) return `At most ${formatPaise(priceLimits.most)}.`;
  return amount !== null && compareAt <= amount ? `Needs to be above ${formatPaise(amount)}.` : undefined;
}

function suggestedProblem(amount: number | null, least: number | null) {
  if (amount === null) return undefined;
  if (least !== null && amount < least) return `At least ${formatPaise(least)}.`;
  return amountProblem(amount);
}

function stockProblem({ isLimited, stock }: Draft) {
  if (!isLimited || stock.trim() === '') return undefined;
  const count = Number(stock);
  return Number.isInteger(count) && count >= 0 && count <= mostStock
    ? undefined
    : `A whole number up to ${mostStock.toLocaleString('en-IN')}.`;
}

function choicesProblem(options: string) {
  const lines = linesOf(options);
  if (lines.length < 2) return 'At least two choices, one a line.';
  if (lines.length > 20) return 'At most twenty choices.';
  return lines.some((line) => line.length > 80) ? 'A choice has at most 80 letters.' : undefined;
}

function addressProblem(address: string) {
  if (address.trim() === '') return undefined;
  const isAddress = URL.canParse(address) && new URL(address).protocol === 'https:';
  return isAddress ? undefined : 'An address that begins with https://';
}
