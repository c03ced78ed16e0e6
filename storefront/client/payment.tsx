import { selectIsSlow, selectOrder, selectStep } from '@haat/machines/checkout';
import type { PaymentModel } from '@haat/openapi/pages';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PaymentPage } from '../pages/payment/PaymentPage';
import { PageAddress } from '../parts/LanguageSwitch';
import { liveCheckout } from './checkout/live-checkout';
import { withFallBack } from './fall-back';
import { readModel, reportMismatch } from './model';

/** The payment page, driven by the checkout machine: polls, and continues once paid. */
function PaymentClient({ model, token }: { model: PaymentModel; token: string }) {
  const [live] = useState(() =>
    liveCheckout(token, () => document.querySelector<HTMLFormElement>('#retry')?.submit()),
  );
  const [checkout, send] = useMachine(live, { input: { orderId: model.order.id } });
  const order = selectOrder(checkout) ?? model.order;
  const step = selectStep(checkout);

  useEffect(() => {
    if (step === 'paid') location.replace(`/access/${model.order.id}`);
  }, [step, model.order.id]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && send({ type: 'order.check' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);

  return <PaymentPage model={{ ...model, order }} slow={selectIsSlow(checkout)} />;
}

/** As the server drew it: what was posted cannot be opened again, and leads to no other language. */
const addressOf = (drawn: HTMLElement): string | null =>
  drawn.querySelector('[hreflang]') ? location.pathname + location.search : null;

/** Hydrates the payment status page if this browser has access. */
const root = document.getElementById('root');
const model = readModel<PaymentModel>();
if (root && model.token !== null)
  hydrateRoot(
    root,
    <PageAddress value={addressOf(root)}>
      {withFallBack(root, <PaymentClient model={model} token={model.token} />)}
    </PageAddress>,
    { onRecoverableError: reportMismatch },
  );
