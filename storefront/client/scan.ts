import { selectOrder } from '@haat/machines/checkout';
import { createActor } from 'xstate';
import { liveCheckout } from './checkout/live-checkout';

/** A buyer who scans pays on another screen: `moveOn` once the order is decided. */
export function watchOrder(orderId: string, token: string, moveOn: () => void): () => void {
  const order = createActor(
    liveCheckout(token, () => {}),
    { input: { orderId } },
  );
  order.subscribe((checkout) => {
    const status = selectOrder(checkout)?.status;
    if (status !== undefined && status !== 'awaitingPayment' && status !== 'created') moveOn();
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
