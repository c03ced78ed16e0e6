import type { KindRules } from '../kind';

/** A payment page gives its thanks, which every product has, and a receipt. */
export const rules: KindRules<'page'> = {
  missing: () => [],
  publicContent({ action, suggestedAmounts }, { prices }) {
    const least = Math.min(...prices.filter(({ type }) => type === 'open').map(({ amount }) => amount));
    return {
      ...(action && { action }),
      ...(suggestedAmounts && { suggestedAmounts: suggestedAmounts.filter((amount) => amount >= least) }),
    };
  },
  access: () => [],
};
