import { t } from '@haat/i18n';
import type { AutopayModel, GatewayScript, PayModel } from '@haat/openapi/pages';
import { readModel } from './model';
import { countDown, watchPayment } from './scan';

/** What the gateway's script puts into the window. */
interface CashfreeWindow {
  Cashfree?: (options: { mode: string }) => {
    checkout(options: {
      paymentSessionId: string;
      redirectTarget: '_self';
      returnUrl: string;
    }): Promise<{ error?: unknown }>;
    /** Leads back to the address that the mandate was opened with. */
    subscriptionsCheckout(options: {
      subsSessionId: string;
      redirectTarget: '_self';
    }): Promise<{ error?: unknown }>;
  };
}

const model = readModel<PayModel | AutopayModel>();
const [page, id] = model.page === 'paying' ? ['/cashfree', model.order.id] : ['/autopay', model.id];
const back = `${page}?id=${encodeURIComponent(id)}&back=1`;
const upi = model.page === 'paying' ? model.upi : null;
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

/** Opens the gateway's page. Its script is loaded only now: */
async function openHosted({ script, mode, about, session }: GatewayScript): Promise<void> {
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  say('');
  try {
    const host = window as CashfreeWindow;
    if (!host.Cashfree) await loadScript(script);
    const redirectTarget = '_self' as const;
    const gateway = host.Cashfree?.({ mode });
    const answer = await (about === 'mandate'
      ? gateway?.subscriptionsCheckout({ subsSessionId: session, redirectTarget })
      : gateway?.checkout({
          paymentSessionId: session,
          redirectTarget,
          returnUrl: location.origin + back,
        }));
    if (!answer || answer.error) throw new Error('The payment page did not open');
  } catch {
    button?.removeAttribute('aria-busy');
    say(
      about === 'mandate'
        ? t('Your bank’s page did not open, and nothing was charged. Check your connection and try again.')
        : t('The payment page did not open, and nothing was charged. Check your connection and try again.'),
    );
  }
}

function say(text: string): void {
  const alert = trouble?.firstElementChild;
  if (!trouble || !alert) return;
  trouble.hidden = text === '';
  alert.textContent = text;
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
const open = () => model.gateway && void openHosted(model.gateway);
button?.addEventListener('click', open);
if (button) button.disabled = false;
addEventListener('pageshow', ({ persisted }) => persisted && button?.removeAttribute('aria-busy'));
watchApps();
if (model.page === 'paying' && upi !== null) watchPayment(id, model, goBack);
countDown();
// A buyer who returns by the back button is not redirected again.
if (upi === null && arrival?.type !== 'back_forward') open();
