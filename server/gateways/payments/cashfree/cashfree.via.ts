import { isObject, textIn } from './cashfree.read';

/** Apps by what stands behind the @ of the addresses they give out. */
const apps: Record<string, string> = {
  okaxis: 'Google Pay',
  okhdfcbank: 'Google Pay',
  okicici: 'Google Pay',
  oksbi: 'Google Pay',
  ybl: 'PhonePe',
  ibl: 'PhonePe',
  axl: 'PhonePe',
  paytm: 'Paytm',
  ptaxis: 'Paytm',
  pthdfc: 'Paytm',
  ptsbi: 'Paytm',
  ptyes: 'Paytm',
  apl: 'Amazon Pay',
  yapl: 'Amazon Pay',
  rapl: 'Amazon Pay',
  upi: 'BHIM',
};

const longest = 60;

/**
 * The bank or the app that an attempt was made with, of `payment_method`; null where it is not said. Whose account it was is never read: of an address of
 * UPI only what stands behind the @ is taken.
 */
export function viaOf(paymentMethod: unknown): string | null {
  if (!isObject(paymentMethod)) return null;
  const { upi, netbanking, card, app } = paymentMethod;
  if (isObject(upi)) return appOf(textIn(upi['upi_id']));
  const named =
    (isObject(netbanking) && textIn(netbanking['netbanking_bank_name'])) ||
    (isObject(card) && textIn(card['card_bank_name'])) ||
    (isObject(app) && textIn(app['provider']));
  return named ? named.slice(0, longest) : null;
}

function appOf(address: string | null): string | null {
  const handle = /@([a-z0-9.-]{2,40})$/i.exec(address ?? '')?.[1]?.toLowerCase();
  return handle === undefined ? null : (apps[handle] ?? `@${handle}`);
}
