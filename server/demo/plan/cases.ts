// What does not go smoothly: payments that hang at a bank, disputes, and buyers who ask for their money. Each is given to a sale of the season.
import type { DemoCase, DemoDay, DemoSale } from './sale';

interface Wanted {
  /** The sale is at least so many days old. */
  daysAgo: number;
  of: DemoCase;
}

const request = (
  daysAgo: number,
  end: Extract<DemoCase, { type: 'refundRequest' }>['end'],
  reason: string,
) => ({
  daysAgo,
  of: { type: 'refundRequest', end, reason } as const,
});
const dispute = (daysAgo: number, end: Extract<DemoCase, { type: 'dispute' }>['end'], reason: string) => ({
  daysAgo,
  of: { type: 'dispute', end, reason } as const,
});

const wantedCases: readonly Wanted[] = [
  { daysAgo: 0.3, of: { type: 'pending' } },
  request(1.5, 'asked', 'I bought it twice by mistake, once on each phone.'),
  request(2, 'asked', 'My oven broke and will not be mended this year.'),
  request(5, 'lapsed', 'The second part does not open on my phone.'),
  dispute(6, 'opened', 'The cardholder does not recognise the transaction'),
  dispute(9, 'answered', 'Goods or services were not received'),
  request(16, 'refused', 'I have read it all and know it now.'),
  request(22, 'granted', 'It is in English; I had looked for Hindi.'),
  request(30, 'withdrawn', 'I cannot find where to begin.'),
  dispute(38, 'won', 'The amount differs from what was agreed'),
  dispute(52, 'lost', 'The card was used without its holder'),
];

/** Gives each wanted case to the newest sale that is old enough, was paid at the first attempt and has nothing else happening to it. */
export function assignCases(season: readonly DemoDay[], now: Date, isEligible: (sale: DemoSale) => boolean) {
  const newestFirst = season
    .flatMap(({ sales }) => sales)
    .filter(
      (sale) =>
        sale.attempts.length === 1 &&
        sale.attempts[0] === 'success' &&
        sale.refundAfterDays === undefined &&
        sale.discountCode === undefined &&
        isEligible(sale),
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  for (const { daysAgo, of } of wantedCases) {
    const latest = now.getTime() - daysAgo * 86_400_000;
    const sale = newestFirst.find(({ at, happens }) => at.getTime() <= latest && happens === undefined);
    if (!sale) throw new Error(`No sale is old enough for ${JSON.stringify(of)}`);
    sale.happens = of;
    delete sale.review;
    if (of.type === 'pending') sale.attempts = [];
    if (of.type === 'dispute') sale.method = 'card';
  }
}
