// What a buyer's browser meets of Cashfree: the script a shop loads, and the hosted page it leads to.
import type { CashfreeOrder } from './cashfree.book';
import type { Subscription } from './cashfree.subscriptions.book';

/** Runs in the shop's page. Offers what the real script offers of `checkout` and `subscriptionsCheckout`: leads away to the hosted page. */
export const checkoutScript = (origin: string): string => `
window.Cashfree = ({ mode }) => ({
  checkout: ({ paymentSessionId, returnUrl, redirectTarget = '_self' }) => {
    if (!/^session_/.test(paymentSessionId))
      return Promise.resolve({ error: { message: 'payment_session_id_invalid' } });
    const page = new URL(${JSON.stringify(origin)} + '/checkout/' + paymentSessionId);
    if (returnUrl) page.searchParams.set('return', returnUrl);
    page.searchParams.set('mode', mode);
    window.open(page, redirectTarget);
    return Promise.resolve({ redirect: true });
  },
  subscriptionsCheckout: ({ subsSessionId, redirectTarget = '_self' }) => {
    if (!/^sub_session_/.test(subsSessionId))
      return Promise.resolve({ error: { message: 'subscription_session_id_invalid' } });
    window.open(${JSON.stringify(origin)} + '/mandate/' + subsSessionId, redirectTarget);
    return Promise.resolve({ redirect: true });
  },
});`;

const endings = [
  ['SUCCESS', 'Pay'],
  ['FAILED', 'Decline'],
  ['USER_DROPPED', 'Cancel'],
  ['PENDING', 'Pay slowly'],
] as const;

const head = `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Cashfree simulator</title>`;

export const hostedPage = (
  order: CashfreeOrder,
  back: string,
): string => `${head}<h1>₹${order.order_amount}</h1>
<form method="post"><input type="hidden" name="return" value="${back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">
${endings.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join('\n')}
</form></html>`;

const answers = [
  ['SUCCESS', 'Agree'],
  ['FAILED', 'Decline'],
  ['PENDING', 'Agree slowly'],
] as const;

export const approvalPage = ({
  plan_details: plan,
  authorization_details: first,
}: Subscription): string => `${head}
<h1>Up to ₹${plan.plan_max_amount} each time</h1><p>₹${first.authorization_amount} now</p>
<form method="post">
${(['upi', 'card'] as const)
  .map(
    (method) =>
      `<label><input type="radio" name="method" value="${method}"${method === 'upi' ? ' checked' : ''}>${method}</label>`,
  )
  .join('\n')}
${answers.map(([value, label]) => `<button name="decision" value="${value}">${label}</button>`).join('\n')}
<button>Leave</button>
</form></html>`;

/** Cashfree leads back with a form, and so with a POST. */
export const returningPage = ({
  subscription_id: id,
  subscription_status: status,
  subscription_meta: meta,
}: Subscription) =>
  `${head}<form method="post" action="${meta.return_url ?? '/'}">
<input type="hidden" name="cf_subscriptionId" value="${id}"><input type="hidden" name="cf_status" value="${status}">
</form><script>document.forms[0].submit()</script></html>`;
