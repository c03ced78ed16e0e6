import { selectOrder } from '@haat/machines/checkout';
import type { OrderStatus } from '@haat/openapi';
import type { PaymentWatch } from '@haat/openapi/pages';
import { createActor } from 'xstate';
import { askWhileSeen } from '../enhance/shared/ask-while-seen';
import { liveCheckout } from './checkout/live-checkout';

/** Whoever scans pays on another screen: `moveOn` once the order is decided, also where this browser holds nothing of it. */
export function watchPayment(orderId: string, { token, decidedUrl }: PaymentWatch, moveOn: () => void): void {
  if (token !== null) watchOrder(orderId, token, moveOn);
  else if (decidedUrl !== null)
    askWhileSeen(async () => {
      const answer = await fetch(decidedUrl);
      if (!answer.ok) return answer.status === 404;
      const { isDecided } = (await answer.json()) as { isDecided: boolean };
      if (isDecided) moveOn();
      return isDecided;
    });
}

/** A buyer who scans pays on another screen: `moveOn`, with what became of it, once the order is decided. */
export function watchOrder(
  orderId: string,
  token: string,
  moveOn: (status: OrderStatus) => void,
): () => void {
  const order = createActor(
    liveCheckout(token, () => {}),
    { input: { orderId } },
  );
  order.subscribe((checkout) => {
    const status = selectOrder(checkout)?.status;
    if (status !== undefined && status !== 'awaitingPayment' && status !== 'created') moveOn(status);
  });
  order.start();
  const stop = () => void order.stop();
  addEventListener('pagehide', stop);
  return () => {
    removeEventListener('pagehide', stop);
    stop();
  };
}

/** Counts what is left of a code, and asks for a new one after that, or does what is told. By what has passed: clocks of visitors may be wrong. */
export function countDown(whenOver = () => location.reload()): () => void {
  const place = document.querySelector<HTMLElement>('[data-seconds]');
  const figure = place?.querySelector('strong');
  const seconds = Number(place?.dataset['seconds']);
  if (!place || !figure || !(seconds > 0)) return () => {};
  const end = performance.now() + seconds * 1_000;
  place.hidden = false;
  const fixed = document.querySelector<HTMLElement>('[data-until]');
  if (fixed) fixed.hidden = true;
  const show = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
    figure.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (left > 0) return;
    clearInterval(counting);
    whenOver();
  };
  const counting = setInterval(show, 1_000);
  show();
  return () => clearInterval(counting);
}
