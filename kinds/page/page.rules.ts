import type { KindRules, Offer } from '../kind';
import { inTurn } from '../parts/in-turn';
import {
  filesIn,
  itemAccess,
  missingOfItems,
  normalisedItems,
  thankYouItems,
} from '../parts/items/items.rules';
import { hasLink, promiseIn } from './promises';

/** A payment page gives its thanks, with files and links where it has some, and a receipt. */
export const rules: KindRules<'page'> = {
  normaliseThankYou: ({ items, ...rest }) => ({
    ...rest,
    ...(items && items.length > 0 && { items: normalisedItems(items, thankYouItems) }),
  }),
  filesIn: (_, { items } = {}) => filesIn(items, thankYouItems),
  missing({ action }, { offer, fileOf }) {
    if (!offer) return [];
    const promise = action === 'give' || action === 'pay' ? null : unkeptPromise(offer);
    return [
      ...missingOfItems(offer.thankYou.items ?? [], thankYouItems, fileOf),
      ...(promise === null
        ? []
        : [
            {
              field: thankYouItems,
              phrase:
                'You promise “{word}”, but buyers get nothing of it. Add the file or link to the thank-you, or choose “Give” or “Pay” as the button text',
              values: { word: promise },
            } as const,
          ]),
    ];
  },
  publicContent({ action, suggestedAmounts }, { prices }) {
    const least = Math.min(...prices.filter(({ type }) => type === 'open').map(({ amount }) => amount));
    return {
      ...(action && { action }),
      ...(suggestedAmounts && { suggestedAmounts: suggestedAmounts.filter((amount) => amount >= least) }),
    };
  },
  access: async (_, context) =>
    (await inTurn(context.thankYou?.items ?? [], (item) => itemAccess(item, context))).flat(),
};

/** What the texts promise of which nothing is delivered: no item, no link in the message, nothing to continue to. */
function unkeptPromise({ title, description, thankYou }: Offer): string | null {
  const { message = '', items = [], redirectUrl } = thankYou;
  if (items.length > 0 || redirectUrl !== undefined || hasLink(message)) return null;
  return promiseIn(title) ?? promiseIn(message) ?? promiseIn(description);
}
