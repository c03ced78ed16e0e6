import type { CheckoutValues } from '@haat/openapi/pages';
import { clearKept, keptKeys, readKept, writeKept } from '@haat/web/browser/remembered';

/** Among what was typed in this tab, so that signing out of the app forgets it too. */
const prefix = 'checkout.';

/** What is stored: what was typed, when (ms), and whether an order came of it. */
type Draft = Partial<CheckoutValues> & { savedAt?: number; isOrdered?: boolean };

/** What was typed for this product in this tab; survives a reload and a failed payment. */
export function readDraft(productId: string): Draft {
  try {
    return JSON.parse(readKept(prefix + productId) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

export function keepDraft(productId: string, values: Partial<CheckoutValues>, savedAt = Date.now()) {
  const { isOrdered } = readDraft(productId);
  write(productId, { ...values, savedAt, ...(isOrdered && { isOrdered }) });
}

/** From then on it may have been paid: nothing says any more that it was not. */
export function noteOrdered(productId: string) {
  write(productId, { ...readDraft(productId), isOrdered: true });
}

/** When the newest draft without an order was saved (ms); null where nothing was typed. */
export function newestDraft(): number | null {
  const times = drafts()
    .filter((draft) => !draft.isOrdered && (draft.phone || draft.email || draft.name))
    .map(({ savedAt }) => savedAt ?? 0);
  return Math.max(0, ...times) || null;
}

/** Whether this tab has placed an order, so that money may be on its way. */
export const hasOrdered = (): boolean => drafts().some(({ isOrdered }) => isOrdered);

/** Once an order of this tab was paid: what was typed for it is not offered for the next. */
export function forgetOrdered(): void {
  for (const productId of products())
    if (readDraft(productId).isOrdered) write(productId, { isOrdered: true });
}

export const forgetDrafts = (): void => clearKept(prefix);

const products = () => keptKeys(prefix).map((key) => key.slice(prefix.length));

const drafts = () => products().map(readDraft);

const write = (productId: string, draft: Draft) => writeKept(prefix + productId, JSON.stringify(draft));
