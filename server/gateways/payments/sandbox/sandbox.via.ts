/** Whom an attempt goes by, as often as it stands here. */
const known: Readonly<Record<string, readonly string[]>> = {
  upi: ['PhonePe', 'PhonePe', 'Google Pay', 'Google Pay', 'Paytm', 'BHIM'],
  card: ['HDFC Bank', 'ICICI Bank', 'State Bank of India'],
  netbanking: ['State Bank of India', 'HDFC Bank', 'Axis Bank'],
};

/** The bank or app that said no to an attempt: one of a few, by the attempt's name, so that it stays the same however often it is told. */
export function viaOf(paymentId: string, method: string): string | null {
  const ways = known[method] ?? [];
  const sum = Array.from(paymentId).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return ways[sum % Math.max(ways.length, 1)] ?? null;
}
