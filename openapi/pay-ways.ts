import type { components } from './generated/contract';

/** Of an order: what the gateway's own page is narrowed to. */
export type PayMethod = NonNullable<components['schemas']['NewOrder']['method']>;

/** UPI apps that are named, in the order people know them. Names of theirs are said in every language alike. */
export const upiApps = { gpay: 'Google Pay', phonepe: 'PhonePe', paytm: 'Paytm', bhim: 'BHIM' } as const;
export type UpiApp = keyof typeof upiApps;

/** How a buyer chooses to pay. `upi`: any app on a phone, a QR code elsewhere; it is what is chosen at first. `ask`: somebody else does. */
export type PayWay = 'upi' | UpiApp | Exclude<PayMethod, 'upi'> | 'ask';

export const isUpiApp = (way: string): way is UpiApp => Object.hasOwn(upiApps, way);

const others: ReadonlySet<string> = new Set<PayWay>(['upi', 'card', 'netbanking', 'wallet', 'ask']);

/** A choice as an address or a form says it; whatever else stands there is the first one. */
export const payWayOf = (text: string): PayWay =>
  isUpiApp(text) || others.has(text) ? (text as PayWay) : 'upi';

/** The method that a choice means. */
export const methodOf = (way: PayWay): PayMethod => (isUpiApp(way) || way === 'ask' ? 'upi' : way);

/** The method that an order is placed with: none while nothing was chosen, so that every method stays open. */
export const chosenMethod = (way: PayWay): PayMethod | undefined =>
  way === 'upi' || way === 'ask' ? undefined : methodOf(way);

/** Where the payment of an order begins, with the choice behind it. */
export const paymentPath = (orderId: string, way: PayWay): string =>
  way === 'ask'
    ? `/cashfree/ask?id=${encodeURIComponent(orderId)}`
    : `/cashfree?id=${encodeURIComponent(orderId)}${way === 'upi' ? '' : `&way=${way}`}`;

/** Where somebody whose money is gone says so. Unlike the page of the payment it does not look again by itself, and takes away what is typed. */
export const claimPath = (orderId: string): string => `/cashfree?id=${encodeURIComponent(orderId)}&claim=1`;

/** Whether an order's method is UPI, once or by a mandate. */
export const isUpi = (method: string | null): boolean => method === 'upi' || method === 'upiAutopay';

/** A bank's reference, to be compared with what an app shows: digits in groups of four, anything else as it is. */
export const groupedReference = (reference: string): string =>
  /^\d+$/.test(reference) ? reference.replace(/\d{4}(?=\d)/g, '$& ') : reference;
