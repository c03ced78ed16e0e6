import type { PageContent } from '@haat/openapi';
import type { KindDraft } from '../kind';
import { suggestedProblem } from '../parts/editor/price-problems';

export interface PageValues {
  action: NonNullable<PageContent['action']> | '';
  suggested: readonly (number | null)[];
}

const noSuggestions = [null, null, null, null] as const;

/** A payment page: button text and suggested amounts. */
export const draft: KindDraft<PageValues, 'page'> = {
  empty: { action: '', suggested: noSuggestions },
  read: ({ action, suggestedAmounts = [] }) => ({
    action: action ?? '',
    suggested: noSuggestions.map((_, place) => suggestedAmounts[place] ?? null),
  }),
  problems: ({ suggested }, { amount }) =>
    suggested.map((one, place) => [`suggested.${place}`, suggestedProblem(one, amount)]),
  // They have no names to be told apart by, so while one is wrong all stay as they were.
  write: ({ action, suggested }, wrong, { priceType, amount: least }, persisted) => {
    const isAnyWrong = suggested.some((_, place) => wrong(`suggested.${place}`));
    const amounts = ((isAnyWrong && persisted.suggestedAmounts) || suggested).filter(
      (amount): amount is number => amount !== null && suggestedProblem(amount, least) === undefined,
    );
    return {
      ...(action && { action }),
      ...(priceType === 'open' && amounts.length > 0 && { suggestedAmounts: amounts }),
    };
  },
  publicContent: (content) => content,
};
