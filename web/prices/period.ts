import { formatPaise } from '@haat/design-system/preview';
import { type Phrase, plural, t, translate } from '@haat/i18n';
import type { components } from '@haat/openapi';
import { perPeriod as inEnglish } from '@haat/openapi/periods';

type Price = components['schemas']['PublicPrice'];
type Period = components['schemas']['Period'];

const each = [
  'a day',
  'a week',
  'a month',
  'a year',
  'for ever',
  'for {count} days',
  'for {count} months',
] as const satisfies readonly Phrase[];
const spans = [
  'a day|how long',
  'a week|how long',
  'a month|how long',
  'a year|how long',
  '{count} days|how long',
  '{count} months|how long',
] as const satisfies readonly Phrase[];

/** "a month", "for 3 months", "a year", "for 45 days", "for ever": as it stands behind a price. */
export const perPeriod = (period: Period): string => counted(each, inEnglish(period), period);

/** "a month", "3 months": how long a period lasts. */
const span = (period: Period): string =>
  counted(spans, `${inEnglish(period).replace(/^for /, '')}|how long`, period);

/** The phrase for these words, whatever their count. */
function counted(phrases: readonly Phrase[], text: string, { count }: Period): string {
  const open = text.replace(/\d+/, '{count}');
  return translate(phrases.find((phrase) => phrase === open) ?? text).replace('{count}', String(count));
}

/** What a buyer agrees to who lets it renew automatically: sum, when, and how it ends. */
export const howItIsTaken = (period: Period, sum: string): string =>
  t('Auto-renew: {sum} {each}, first {span} from today. Cancel at any time.', {
    sum,
    each: perPeriod(period),
    span: span(period),
  });

/** The button where nothing is to pay with the order itself. */
export const freeText = (price: Price | undefined): string =>
  price && price.trialDays === undefined ? t('Get it free') : t('Start free trial');

/** What is paid with the order itself: nothing while there are free days, less where the first period is reduced. Paise. */
export const dueNow = ({ amount, firstAmount, trialDays }: Price): number =>
  trialDays === undefined ? (firstAmount ?? amount) : 0;

/** What a buyer has to know before paying: how often it is paid, and how it ends. `isChoice`: it can also renew automatically. */
export function howItRenews(
  { period, trialDays, firstAmount }: Price,
  sum: string,
  isChoice = false,
): string | null {
  if (!period) return null;
  if (period.unit === 'lifetime') return t('One payment, lifetime access.');
  const next = isChoice
    ? t(
        'It does not auto-renew unless you turn it on: we remind you before the end, and you choose whether to renew.',
      )
    : t('It does not auto-renew: we remind you before the end, and you choose whether to renew.');
  const price = { sum, each: perPeriod(period), next };
  if (firstAmount !== undefined) {
    const first = formatPaise(firstAmount);
    return t('The first {span} costs {first}, then {sum} {each}. {next}', {
      span: span(period).replace(/^a /, ''),
      first,
      ...price,
    });
  }
  if (trialDays === undefined) return next;
  return plural(
    trialDays,
    '1 day free, then {sum} {each}. {next}',
    '{count} days free, then {sum} {each}. {next}',
    price,
  );
}
