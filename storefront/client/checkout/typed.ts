import type { CheckoutModel, CheckoutValues } from '@haat/openapi/pages';
import { type PayWay, payWayOf } from '@haat/openapi/pay-ways';
import { dueNow } from '@haat/web/prices/period';
import { paiseFrom, priceOf } from '../../document/pricing/pricing';
import { readDraft } from './draft';

export interface Typed {
  values: CheckoutValues;
  priceId: string | null;
  /** Paise. */
  amount: number | null;
  autopay: boolean;
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
    state: typedIn(form, 'state') || (draft.state ?? ''),
    gstin: typedIn(form, 'gstin') || (draft.gstin ?? ''),
    address: typedIn(form, 'address') || (draft.address ?? ''),
    answers: Object.fromEntries(answers) as Record<string, string>,
    quantity: piecesIn(form) ?? draft.quantity ?? 1,
    discountCode: typedIn(form, 'discountCode') || (draft.discountCode ?? ''),
    gift: {
      phone: typedIn(form, 'gift.phone') || (draft.gift?.phone ?? ''),
      name: typedIn(form, 'gift.name') || (draft.gift?.name ?? ''),
      from: typedIn(form, 'gift.from') || (draft.gift?.from ?? ''),
      message: typedIn(form, 'gift.message') || (draft.gift?.message ?? ''),
      deliverOn: typedIn(form, 'gift.deliverOn') || (draft.gift?.deliverOn ?? ''),
    },
    remind: isTicked(form, 'remind') || (draft.remind ?? false),
    way: choiceIn(form, draft.way),
  };
  const priceId = typedIn(form, 'price') || model.priceId;
  const price = priceOf(model.product, priceId);
  const autopay = isTicked(form, 'autopay');
  if (price?.type !== 'open')
    return { values, priceId, amount: price ? dueNow(price) : model.amount, autopay };
  const chosen = model.amount === null ? null : paiseFrom(typedIn(form, 'amount'));
  return { values, priceId, amount: chosen ?? model.amount, autopay };
}

/** What is to be sent: what stands in the fields, also where React did not hear of it, because it came while somebody was typing. */
export function asShown(values: CheckoutValues, form: HTMLFormElement): CheckoutValues {
  const shown = (name: string, fallback: string) => typedIn(form, name) || fallback;
  const answers = Object.entries(values.answers).map(([id, fallback]) => [
    id,
    shown(`answers.${id}`, fallback),
  ]);
  return {
    ...values,
    phone: shown('phone', values.phone),
    email: shown('email', values.email),
    name: shown('name', values.name),
    state: shown('state', values.state),
    gstin: shown('gstin', values.gstin),
    address: shown('address', values.address),
    quantity: piecesIn(form) ?? values.quantity,
    discountCode: shown('discountCode', values.discountCode),
    gift: {
      phone: shown('gift.phone', values.gift.phone),
      name: shown('gift.name', values.gift.name),
      from: shown('gift.from', values.gift.from),
      message: shown('gift.message', values.gift.message),
      deliverOn: shown('gift.deliverOn', values.gift.deliverOn),
    },
    way: shownChoice(form) ?? values.way,
    answers: Object.fromEntries(answers) as Record<string, string>,
  };
}

/** Chosen before React came; else as it was before. */
function choiceIn(form: HTMLFormElement, before = ''): PayWay {
  const chosen = shownChoice(form);
  return chosen && chosen !== 'upi' ? chosen : payWayOf(before);
}

/** Null where the form asks for none. */
export function shownChoice(form: HTMLFormElement): PayWay | null {
  const chosen = new FormData(form).get('way');
  return typeof chosen === 'string' ? payWayOf(chosen) : null;
}

/** As chosen before React came; null where it was left as it was drawn. */
function piecesIn(form: HTMLFormElement): number | null {
  const chosen = Number(typedIn(form, 'quantity'));
  return chosen > 1 ? chosen : null;
}

function isTicked(form: HTMLFormElement, name: string): boolean {
  const box = form.elements.namedItem(name);
  return box instanceof HTMLInputElement && box.checked;
}

function typedIn(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control.value : '';
}
