import { selectIsSlow, selectOrder, selectStep } from '@haat/machines/checkout';
import type { PaymentModel } from '@haat/openapi/pages';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { PaymentPage } from '../pages/payment/PaymentPage';
import { liveCheckout } from './checkout/live-checkout';

/** The page in the hands of the chart of buying: looks again by itself, and goes on when the money has arrived. */
export function PaymentClient({ model, token }: { model: PaymentModel; token: string }) {
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
