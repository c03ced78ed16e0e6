import type { PageContent } from '@haat/contract';
import { suggestedProblem } from '../../price-problems';
import type { KindDraft } from '../own';

export interface PageOwn {
  action: NonNullable<PageContent['action']> | '';
  suggested: readonly (number | null)[];
}

const noSuggestions = [null, null, null, null] as const;

/** A payment page: the word on its button, and amounts that a buyer can take with one touch. */
export const page: KindDraft<PageOwn, 'page'> = {
  empty: { action: '', suggested: noSuggestions },
  read: ({ action, suggestedAmounts = [] }) => ({
    action: action ?? '',
    suggested: noSuggestions.map((_, place) => suggestedAmounts[place] ?? null),
  }),
  problems: ({ suggested }, { amount }) =>
    suggested.map((one, place) => [`suggested.${place}`, suggestedProblem(one, amount)]),
  write: ({ action, suggested }, wrong, { priceType }) => {
    const amounts = suggested.filter(
      (amount, place): amount is number => amount !== null && !wrong(`suggested.${place}`),
    );
    return {
      ...(action && { action }),
      ...(priceType === 'open' && amounts.length > 0 && { suggestedAmounts: amounts }),
    };
  },
  missing: () => [],
  shown: (content) => content,
};
