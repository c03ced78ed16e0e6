import type { CheckoutModel } from '@haat/contract/pages';
import type { Details } from '@haat/machines/checkout';
import { selectFailure, selectIsBusy, selectStep } from '@haat/machines/checkout';
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { paiseFrom, priceOf } from '../document/pricing';
import { CheckoutForm } from '../parts/CheckoutForm';
import type { Choice } from '../touch/amounts';
import { check } from './check';
import { keepDraft } from './draft';
import { liveCheckout } from './live-checkout';
import type { Typed } from './typed';

/** From touch.ts, which shares no code with what is loaded later. */
const choiceEvent = 'choice';

const live = liveCheckout('', (orderId) => location.assign(`/cashfree?id=${encodeURIComponent(orderId)}`));

interface CheckoutClientProps {
  model: CheckoutModel;
  /** Random; idempotency keys are made from it. */
  visit: string;
  typed: Typed;
}

/** The form in the hands of the chart of buying. Draws first what the server drew, then what was typed meanwhile. */
export function CheckoutClient({ model, visit, typed }: CheckoutClientProps) {
  const { product } = model;
  const [checkout, send] = useMachine(live, { input: { productId: product.id, key: visit } });
  const isLive = useIsLive();
  const [edited, setEdited] = useState<CheckoutModel['values']>();
  const values = edited ?? (isLive ? typed.values : model.values);
  const [choice, setChoice] = useState({ priceId: typed.priceId, amount: typed.amount });
  const [typedAmount, setTypedAmount] = useState<string>();
  const [ownErrors, setErrors] = useState<Readonly<Record<string, string>>>(model.errors);
  const wantsFocus = useRef(false);
  const failure = selectFailure(checkout);
  const errors = { ...ownErrors, ...failure?.fields };
  const step = selectStep(checkout);
  const orderId = checkout.context.orderId;
  const price = priceOf(product, choice.priceId);

  useEffect(() => {
    const dialog = document.getElementById('sheet');
    const take = (event: Event) => setChoice((event as CustomEvent<Choice>).detail);
    const back = (event: PageTransitionEvent) => event.persisted && send({ type: 'payment.left' });
    dialog?.addEventListener(choiceEvent, take);
    addEventListener('pageshow', back);
    return () => {
      dialog?.removeEventListener(choiceEvent, take);
      removeEventListener('pageshow', back);
    };
  }, [send]);

  useEffect(() => {
    if (failure?.fields) focusFirstWrong();
  }, [failure]);

  useEffect(() => {
    if (step === 'paid' && orderId) location.assign(`/access/${orderId}`);
  }, [step, orderId]);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusFirstWrong();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const amount = choice.amount ?? paiseFrom(typedAmount ?? amountIn(form));
    const found = check(values, product);
    if (amount === null) found['amount'] = 'Type an amount in rupees.';
    setErrors(found);
    // Asking the browser makes each field say what it lacks, in its own place.
    const isValid = form.checkValidity() && Object.keys(found).length === 0;
    wantsFocus.current = !isValid;
    if (isValid) send({ type: 'details.submit', details: detailsOf(model, values, choice.priceId, amount) });
  };

  return (
    <CheckoutForm
      product={product}
      price={price}
      amount={choice.amount}
      {...(typedAmount === undefined ? {} : { typedAmount })}
      values={values}
      errors={errors}
      message={failure && !hasShownField(failure.fields, values) ? failure.message : model.message}
      orderKey={model.key}
      isLive={isLive}
      busy={selectIsBusy(checkout)}
      onValues={(next) => {
        setEdited(next);
        keepDraft(product.id, next);
        setErrors(without(errors, values, next));
        if (failure) send({ type: 'details.edit' });
      }}
      onTypedAmount={(typed) => {
        setTypedAmount(typed);
        setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name !== 'amount')));
      }}
      onLeave={(field) => {
        const error = values[field] === '' ? undefined : check(values, product)[field];
        if (error) setErrors((old) => ({ ...old, [field]: error }));
      }}
      onSubmit={submit}
    />
  );
}

/** False while React draws what the server drew, true from then on. */
const useIsLive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

const focusFirstWrong = () =>
  document.querySelector<HTMLElement>('#checkout-root [aria-invalid="true"]')?.focus();

function detailsOf(
  model: CheckoutModel,
  values: CheckoutModel['values'],
  priceId: string | null,
  amount: number | null,
): Details {
  return {
    ...(priceId === null ? {} : { priceId }),
    ...(amount === null ? {} : { amount }),
    buyer: { phone: values.phone, email: values.email.trim() || null, name: values.name.trim() || null },
    answers: Object.fromEntries(model.product.questions.map(({ id }) => [id, values.answers[id] ?? ''])),
  };
}

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
      : values[name as 'phone' | 'email' | 'name'];
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => value(old, name) === value(next, name)),
  );
}

/** A refusal that names a field of the form is said beside it, not above. */
const hasShownField = (
  fields: Readonly<Record<string, string>> | undefined,
  values: CheckoutModel['values'],
): boolean => Object.keys(fields ?? {}).some((name) => name in values || name.startsWith('answers.'));
