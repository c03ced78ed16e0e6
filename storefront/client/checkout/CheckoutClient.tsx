import { useFirstError } from '@haat/design-system/preview';
import { seatsLeftOf } from '@haat/kinds/facts';
import { selectDetails, selectFailure, selectIsBusy, selectStep } from '@haat/machines/checkout';
import { ownedAddress } from '@haat/openapi/checkout-address';
import type { CheckoutModel } from '@haat/openapi/pages';
import { type PayWay, paymentPath } from '@haat/openapi/pay-ways';
import { dueNow } from '@haat/web/prices/period';
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { DrawnCheckout } from '../../document/drawn-checkout';
import { dueFor, piecesOf } from '../../document/pricing/due';
import { paiseFrom, priceOf } from '../../document/pricing/pricing';
import type { Choice } from '../../enhance/amounts';
import { noteBought } from '../../enhance/shared/bought';
import { CheckoutForm } from '../../parts/checkout/CheckoutForm';
import { isGift, isGivable } from '../../parts/checkout/GiftFields';
import { detailsOf, withoutLostGift } from './details';
import { errorsIn } from './details-errors';
import { keepDraft } from './draft';
import { liveCheckout } from './live-checkout';
import { asShown, readTyped, shownChoice, type Typed } from './typed';
import { useCode } from './use-code';
import { useCodeToScan } from './use-code-to-scan';
import { empty, useSaved } from './use-saved';

/** From touch.ts, which shares no code with what is loaded later. */
const choiceEvent = 'choice';

const live = liveCheckout('', (orderId) => {
  noteBought();
  location.assign(paymentPath(orderId, chosenWay()));
});

/** As the form shows it now: of which app, the order itself does not know. */
function chosenWay(): PayWay {
  const form = document.querySelector<HTMLFormElement>('#checkout-root form');
  return (form && shownChoice(form)) ?? 'upi';
}

interface CheckoutClientProps {
  model: DrawnCheckout;
  /** Random; idempotency keys are made from it. */
  visit: string;
  /** Before React came. */
  typed: Typed;
}

/** The checkout form, driven by the checkout machine. Renders the server's markup first, then what was typed in the meantime. */
export function CheckoutClient({ model, visit, typed: before }: CheckoutClientProps) {
  const { product, error: codeError, ...code } = useCode(model.product, model.errors['discountCode']);
  const { chosen, failure, isBusy, send, edit } = useCheckout(product.id, visit);
  const fields = useFields(model, before);
  const {
    isLive,
    typed,
    values,
    setEdited,
    agreed,
    setAgreed: setAgreedTo,
    typedAmount,
    setTypedAmount,
  } = fields;
  const choice = chosen ?? { priceId: typed.priceId, amount: typed.amount };
  const [ownErrors, setOwnErrors] = useState<Readonly<Record<string, string>>>(model.errors);
  const { ref: formRef, focusFirstError: seek } = useFirstError<HTMLFormElement>();
  const codeErrors = codeError !== undefined && { discountCode: codeError };
  const price = priceOf(product, choice.priceId);
  const canGive = isGivable(product, price);
  const refused = drawn(failure?.fields, canGive);
  const errors = { ...drawn(ownErrors, canGive), ...codeErrors, ...refused };
  const isAgreed = agreed !== 'no' && agreed.priceId === choice.priceId;
  const autopay = isLive ? isAgreed : model.autopay;
  const amount = price && price.type !== 'open' ? dueNow(price) : choice.amount;
  const quantity = piecesOf(price, values.quantity);
  const { due } = dueFor(product, price, { amount, quantity });

  const saved = useSaved(isLive, { isSaved: model.isSaved, values }, (found) =>
    setEdited({ ...values, ...found }),
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = amount ?? paiseFrom(typedAmount ?? amountIn(form));
    const shown = asShown(values, form);
    const sent = withoutLostGift(shown, canGive);
    // At once: the fields say by what they are told whether they are right.
    flushSync(() => setEdited(shown));
    keepDraft(product.id, shown);
    const wrong = wrongIn(sent, product, given);
    setOwnErrors(wrong);
    // `checkValidity` makes each field show its error in place.
    const isValid = form.checkValidity() && Object.keys(wrong).length === 0;
    seek();
    // Told of another price than the one shown, they agree to it by sending the form again.
    const isTold = failure?.fields?.['amount'] !== undefined;
    const agreedDue = isTold ? null : dueFor(product, price, { amount: given, quantity }).due;
    const terms = { priceId: choice.priceId, amount: given, due: agreedDue, quantity, autopay };
    const details = {
      ...detailsOf(product, price, sent, terms),
      ...(model.again && { again: true as const }),
      ...(model.seatOffer !== '' && { seatOffer: model.seatOffer }),
    };
    if (isValid) send({ type: 'details.submit', details });
  };

  const isCodeWanted =
    model.showsCode === true &&
    isLive &&
    failure === null &&
    !autopay &&
    model.seatOffer === '' &&
    isPaidByCode(values, product, { price, due, quantity });
  const scan = useCodeToScan({
    productId: product.id,
    visit,
    formRef,
    details: isCodeWanted
      ? {
          // Nobody is written to before a press.
          ...detailsOf(
            product,
            price,
            { ...values, remind: false },
            { priceId: choice.priceId, amount, due, quantity, autopay },
          ),
          ...(model.again && { again: true as const }),
        }
      : null,
  });

  return (
    <CheckoutForm
      scan={scan}
      product={product}
      price={price}
      noted={isLive ? price : priceOf(product, model.priceId)}
      amount={amount}
      {...(typedAmount === undefined ? {} : { typedAmount })}
      values={values}
      autopay={autopay}
      errors={errors}
      message={failure && !hasShownField(refused, values) ? failure.message : model.message}
      came={model.came}
      orderKey={model.key}
      again={model.again}
      seatOffer={model.seatOffer}
      isGiftWanted={model.isGiftWanted}
      isSaved={saved.isFilled}
      refund={model.refund}
      onForget={() => {
        saved.forget();
        setEdited({ ...values, ...empty });
        keepDraft(product.id, { ...values, ...empty });
      }}
      isLive={isLive}
      busy={isBusy}
      onValues={(changed) => {
        // The first change event may be handled before what was typed until then has been read.
        const next = isLive || !formRef.current ? changed : asShown(changed, formRef.current);
        setEdited(next);
        keepDraft(product.id, next);
        setOwnErrors(without(ownErrors, values, next));
        if (next.discountCode !== values.discountCode) code.change(next.discountCode);
        edit();
      }}
      onAutopay={(on) => {
        setAgreedTo(on ? { priceId: choice.priceId } : 'no');
        edit();
      }}
      onTypedAmount={(typed) => {
        setTypedAmount(typed);
        setOwnErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name !== 'amount')));
      }}
      onLeave={(field) => {
        const error = values[field] === '' ? undefined : errorsIn(values, product)[field];
        if (error) setOwnErrors((old) => ({ ...old, [field]: error }));
      }}
      onApply={() => {
        edit();
        void code.apply(values.discountCode);
        seek();
      }}
      onSubmit={submit}
      formRef={formRef}
    />
  );
}

/**
 * Whether it is filled in, paid by UPI, and takes nothing scarce from others: that waits for a press, and so does a discount, which may be given once to a
 * buyer. A gift is a press, too.
 */
function isPaidByCode(
  values: CheckoutModel['values'],
  product: CheckoutModel['product'],
  {
    price,
    due,
    quantity,
  }: { price: CheckoutModel['product']['prices'][number] | undefined; due: number | null; quantity: number },
): boolean {
  const isScarce =
    price?.stock !== undefined ||
    seatsLeftOf(product) !== null ||
    product.reduction !== undefined ||
    // A discount from some sum on is not announced.
    quantity > 1 ||
    values.discountCode.trim() !== '';
  return (
    values.way === 'upi' &&
    values.phone.trim() !== '' &&
    price !== undefined &&
    due !== null &&
    due > 0 &&
    !isScarce &&
    !isGift(values.gift) &&
    Object.keys(errorsIn(values, product)).length === 0
  );
}

function wrongIn(values: CheckoutModel['values'], product: CheckoutModel['product'], amount: number | null) {
  const wrong = errorsIn(values, product);
  if (amount === null) wrong['amount'] = 'Enter an amount in rupees.';
  return wrong;
}

/** What was typed before React came, and since. */
function useFields(model: CheckoutModel, before: Typed) {
  const found = useTyped(model);
  const isLive = found !== null;
  const typed = found ?? before;
  const [edited, setEdited] = useState<CheckoutModel['values']>();
  const values = edited ?? (isLive ? typed.values : model.values);
  // Agreed to for one price, and for no other that is chosen later.
  const [agreedTo, setAgreedTo] = useState<{ priceId: string | null } | 'no'>();
  const agreed = agreedTo ?? (typed.autopay ? { priceId: typed.priceId } : 'no');
  const [typedAmount, setTypedAmount] = useState<string>();
  return { isLive, typed, values, setEdited, agreed, setAgreed: setAgreedTo, typedAmount, setTypedAmount };
}

/** The chart of buying. `edit` takes a refusal back once something is changed. */
function useCheckout(productId: string, visit: string) {
  const [checkout, send] = useMachine(live, { input: { productId, key: visit } });
  const chosen = useChoice(send);
  const failure = selectFailure(checkout);
  const step = selectStep(checkout);
  const details = selectDetails(checkout);
  const orderId = checkout.context.orderId;
  useEffect(() => {
    if (step === 'paid' && orderId) location.assign(`/access/${orderId}`);
  }, [step, orderId]);
  // What is held already has a page of its own, which also leads back here.
  useEffect(() => {
    if (failure?.code !== 'owned_already') return;
    const chosen = {
      priceId: details?.priceId,
      amount: details?.amount,
      code: details?.discountCode,
      seat: details?.seatOffer,
    };
    location.assign(ownedAddress(productId, chosen));
  }, [failure?.code, productId, details]);
  const edit = () => {
    if (failure) send({ type: 'details.edit' });
  };
  return { chosen, failure, isBusy: selectIsBusy(checkout), send, edit };
}

/** The price that the sheet chose, after the page; and whoever comes back from paying finds the form again. */
function useChoice(
  send: (event: { type: 'details.edit' } | { type: 'payment.left' }) => void,
): Choice | undefined {
  const [choice, setChoice] = useState<Choice>();
  useEffect(() => {
    const dialog = document.getElementById('sheet');
    const take = (event: Event) => {
      setChoice((event as CustomEvent<Choice>).detail);
      // What was said of the price before is not said of this one.
      send({ type: 'details.edit' });
    };
    const back = (event: PageTransitionEvent) => event.persisted && send({ type: 'payment.left' });
    dialog?.addEventListener(choiceEvent, take);
    addEventListener('pageshow', back);
    return () => {
      dialog?.removeEventListener(choiceEvent, take);
      removeEventListener('pageshow', back);
    };
  }, [send]);
  return choice;
}

/**
 * Null while React draws what the server drew; from then on what the fields said as React took them over. Between its coming and that
 * moment nothing that is typed is heard, so they are read once more.
 */
function useTyped(model: CheckoutModel): Typed | null {
  const read = useRef<Typed>(undefined);
  return useSyncExternalStore(
    () => () => {},
    () => {
      const form = document.querySelector<HTMLFormElement>('#checkout-root form');
      if (form) read.current ??= readTyped(model, form);
      return read.current ?? null;
    },
    () => null,
  );
}

/** Errors whose fields are drawn. */
const drawn = (
  errors: Readonly<Record<string, string>> | undefined,
  canGive: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors ?? {}).filter(([name]) => canGive || !name.startsWith('gift.')));

const amountIn = (form: HTMLFormElement): string => {
  const field = form.elements.namedItem('amount');
  return field instanceof HTMLInputElement ? field.value : '';
};

/** Errors of what has not been touched since. */
function without(
  errors: Readonly<Record<string, string>>,
  old: CheckoutModel['values'],
  next: CheckoutModel['values'],
): Readonly<Record<string, string>> {
  const value = (values: CheckoutModel['values'], name: string) =>
    name.startsWith('answers.')
      ? values.answers[name.slice('answers.'.length)]
      : name.startsWith('gift.')
        ? values.gift[name.slice('gift.'.length) as keyof CheckoutModel['values']['gift']]
        : values[name as Exclude<keyof CheckoutModel['values'], 'answers' | 'gift'>];
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => value(old, name) === value(next, name)),
  );
}

/** An error of a field is shown next to it, not above. */
const hasShownField = (
  fields: Readonly<Record<string, string>> | undefined,
  values: CheckoutModel['values'],
): boolean =>
  Object.keys(fields ?? {}).some(
    (name) => name in values || name.startsWith('answers.') || name.startsWith('gift.'),
  );
