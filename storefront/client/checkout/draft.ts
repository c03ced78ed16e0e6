import type { CheckoutValues } from '@haat/openapi/pages';

/** Begins as all that was typed in a tab, which signing out of the app removes. */
const prefix = 'haat.kept.checkout.';
const nameOf = (productId: string) => prefix + productId;

/** What is stored: what was typed, when (ms), and whether an order came of it. */
type Draft = Partial<CheckoutValues> & { savedAt?: number; isOrdered?: boolean };

/** What was typed for this product in this tab; survives a reload and a failed payment. */
export function readDraft(productId: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? '{}') as Draft;
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

/** Once an order of this tab was paid: what was typed for it does not stand in the next. */
export function forgetOrdered(): void {
  for (const productId of products())
    if (readDraft(productId).isOrdered) write(productId, { isOrdered: true });
}

/** Whoever takes the phone next finds no name or number here. */
export function forgetDrafts(): void {
  for (const productId of products()) sessionStorage.removeItem(nameOf(productId));
}

const drafts = (): Draft[] => products().map(readDraft);

/** Their ids. */
function products(): string[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
    return names.map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}

function write(productId: string, draft: Draft) {
  try {
    sessionStorage.setItem(nameOf(productId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft, not the purchase.
  }
}
