// What a buyer's browser meets of Cashfree: the script a shop loads, and the hosted page it leads to.
import type { CashfreeOrder } from './cashfree.book';

/** Runs in the shop's page. Offers what the real script offers of `checkout`: leads away to the hosted page. */
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
});`;

const endings = [
  ['SUCCESS', 'Pay'],
  ['FAILED', 'Decline'],
  ['USER_DROPPED', 'Cancel'],
  ['PENDING', 'Pay slowly'],
] as const;

export const hostedPage = (order: CashfreeOrder, back: string): string => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Cashfree simulator</title><h1>₹${order.order_amount}</h1>
<form method="post"><input type="hidden" name="return" value="${back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">
${endings.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join('\n')}
</form></html>`;
