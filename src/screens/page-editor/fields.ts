import type { Price, ProductFields, Question } from '@haat/contract';
import { asImage } from '../../queries/products.queries';
import { type Draft, linesOf } from './draft';
import { type Problems, problemsOf } from './problems';

/** What of a draft can be saved: a field that is wrong keeps what the server has, and stops nothing else. */
export function fieldsOf(draft: Draft): ProductFields {
  const problems = problemsOf(draft);
  const title = draft.title.trim();
  return {
    ...(title && { title }),
    description: draft.description,
    cover: draft.cover && asImage(draft.cover),
    content: contentOf(draft, problems),
    ...(problems['amount'] === undefined && { prices: pricesOf(draft, problems) }),
    ...(areChoicesRight(draft, problems) && { questions: draft.questions.flatMap(questionOf) }),
    thankYou: {
      message: draft.thankYou,
      ...(draft.redirectUrl.trim() && !problems['redirectUrl'] && { redirectUrl: draft.redirectUrl.trim() }),
    },
  };
}

function contentOf({ action, priceType, suggested }: Draft, problems: Problems) {
  const amounts = suggested.filter(
    (amount, place): amount is number => amount !== null && problems[`suggested.${place}`] === undefined,
  );
  return {
    ...(action && { action }),
    ...(priceType === 'open' && amounts.length > 0 && { suggestedAmounts: amounts }),
  };
}

function pricesOf(draft: Draft, problems: Problems): Price[] {
  const { amount, priceType, compareAt, isLimited, stock, priceId, otherPrices } = draft;
  if (amount === null) return [...otherPrices];
  const isCompared = priceType === 'once' && compareAt !== null && !problems['compareAt'];
  const isStocked = isLimited && stock.trim() !== '' && !problems['stock'];
  const price: Price = {
    ...(priceId !== null && { id: priceId }),
    type: priceType,
    amount,
    ...(isCompared && { compareAt }),
    ...(isStocked && { stock: Number(stock) }),
  };
  return [price, ...otherPrices];
}

const areChoicesRight = ({ questions }: Draft, problems: Problems) =>
  questions.every((_, place) => problems[`questions.${place}.options`] === undefined);

/** A question without words is not asked yet. */
function questionOf(question: Draft['questions'][number]): Question[] {
  const { options, label, ...rest } = question;
  if (label.trim() === '') return [];
  return [{ ...rest, label: label.trim(), ...(question.type === 'choice' && { options: linesOf(options) }) }];
}
