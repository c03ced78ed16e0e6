import type { Line } from '../entry';

/** Money a payment gateway paid to the platform's bank, or took back. */
export interface Incoming {
  /** Gateway and settlement. */
  reference: string;
  /** Paise that reached the bank. */
  amount: number;
  /** Paise the gateway kept for its work, and GST on them. */
  charge: number;
  chargeTax: number;
  isReversed: boolean;
}

/** The gateway owes us less by what it paid and what it kept; its charge is our cost, the GST on it is owed to us by the State. */
export function incomingLines(incoming: Incoming, currency: string): Line[] {
  const { amount, charge, chargeTax, isReversed } = incoming;
  const sign = isReversed ? -1 : 1;
  const lines: Line[] = [
    { account: 'gateway', type: 'settlement', amount: sign * (amount + charge + chargeTax), currency },
    { account: 'bank', type: 'settlement', amount: -sign * amount, currency },
    { account: 'platform.charge', type: 'charge', amount: -sign * charge, currency },
    { account: 'platform.chargeTax', type: 'chargeTax', amount: -sign * chargeTax, currency },
  ];
  return lines.filter((line) => line.amount !== 0);
}
