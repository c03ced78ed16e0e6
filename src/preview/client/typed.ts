import type { CheckoutModel, CheckoutValues } from '@haat/contract/pages';
import { paiseFrom, priceOf } from '../document/pricing';
import { readDraft } from './draft';

export interface Typed {
  values: CheckoutValues;
  priceId: string | null;
  /** Paise. */
  amount: number | null;
}

/** What the form says before React takes it over: somebody may have typed, or chosen an amount. What is empty comes from the draft. */
export function readTyped(model: CheckoutModel, form: HTMLFormElement): Typed {
  const draft = readDraft(model.product.id);
  const answers = model.product.questions.map(({ id }) => [
    id,
    typedIn(form, `answers.${id}`) || (draft.answers?.[id] ?? ''),
  ]);
  const values: CheckoutValues = {
    phone: typedIn(form, 'phone') || (draft.phone ?? ''),
    email: typedIn(form, 'email') || (draft.email ?? ''),
    name: typedIn(form, 'name') || (draft.name ?? ''),
    answers: Object.fromEntries(answers) as Record<string, string>,
  };
  const priceId = typedIn(form, 'price') || model.priceId;
  const price = priceOf(model.product, priceId);
  if (price?.type !== 'open') return { values, priceId, amount: price?.amount ?? model.amount };
  const chosen = model.amount === null ? null : paiseFrom(typedIn(form, 'amount'));
  return { values, priceId, amount: chosen ?? model.amount };
}

function typedIn(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control.value : '';
}
