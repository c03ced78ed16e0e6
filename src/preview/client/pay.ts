import type { PayModel } from '@haat/contract/pages';
import { selectOrder } from '@haat/machines/checkout';
import { createActor } from 'xstate';
import { liveCheckout } from './live-checkout';
import { readModel } from './model';

/** What the gateway's script puts into the window. */
interface CashfreeWindow {
  Cashfree?: (options: { mode: string }) => {
    checkout(options: {
      paymentSessionId: string;
      redirectTarget: '_self';
      returnUrl: string;
    }): Promise<{ error?: unknown }>;
  };
}

const model = readModel<PayModel>();
const back = `/cashfree?id=${encodeURIComponent(model.order.id)}&back=1`;
const button = document.querySelector<HTMLButtonElement>('#hosted button');
const trouble = document.querySelector<HTMLElement>('#trouble');
/** Asks the gateway on the way. */
const goBack = () => location.replace(back);

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the gateway did not load'));
    });
    document.head.append(script);
  });
}

/** Leads to the gateway's own page. Its script comes only now: whoever pays by an app needs none. */
async function openHosted(): Promise<void> {
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  say('');
  try {
    const page = window as CashfreeWindow;
    if (!page.Cashfree) await loadScript(model.gateway.script);
    const { mode, session } = model.gateway;
    const returnUrl = location.origin + back;
    const checkout = page.Cashfree?.({ mode });
    const answer = await checkout?.checkout({
      paymentSessionId: session,
      redirectTarget: '_self',
      returnUrl,
    });
    if (!answer || answer.error) throw new Error('The gateway did not open');
  } catch {
    button?.removeAttribute('aria-busy');
    say('The payment page did not open, and nothing was charged. Check your connection and try again.');
  }
}

function say(words: string): void {
  const alert = trouble?.firstElementChild;
  if (!trouble || !alert) return;
  trouble.hidden = words === '';
  alert.textContent = words;
}

/** Whoever scans pays on another screen: this one goes on when the order says so. */
function watchOrder(token: string): void {
  const order = createActor(
    liveCheckout(token, () => {}),
    { input: { orderId: model.order.id } },
  );
  order.subscribe((checkout) => {
    const status = selectOrder(checkout)?.status;
    if (status !== undefined && status !== 'awaitingPayment' && status !== 'created') goBack();
  });
  order.start();
  addEventListener('pagehide', () => order.stop());
}

/** Back from a UPI app, the gateway knows better than we do. */
function watchApps(): void {
  let hasLeft = false;
  document.addEventListener('click', (event) => {
    hasLeft ||= (event.target as Element).closest('[data-upi]') !== null;
  });
  document.addEventListener('visibilitychange', () => {
    if (hasLeft && document.visibilityState === 'visible') goBack();
  });
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
button?.addEventListener('click', () => void openHosted());
addEventListener('pageshow', ({ persisted }) => persisted && button?.removeAttribute('aria-busy'));
watchApps();
if (model.upi !== null && model.token !== null) watchOrder(model.token);
// Who comes back from the gateway by the back button is not sent there again.
if (model.upi === null && arrival?.type !== 'back_forward') void openHosted();
