import { formatPaise, Link, Stack, Text } from '@haat/design-system';
import { type Phrase, plural, t } from '@haat/i18n';
import type { DeletionBlocker } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { fullDate } from '@haat/web/time/when';

/** Where each thing is settled. */
const places = {
  wallet: { href: paths.wallet, label: 'Open your wallet' },
  sales: { href: paths.sales, label: 'Open Sales' },
  purchases: { href: paths.purchases, label: 'Open Purchases' },
  contact: { href: paths.contact, label: 'Contact us' },
} as const satisfies Record<string, { href: string; label: Phrase }>;

const placeOf: Record<DeletionBlocker['reason'], keyof typeof places> = {
  available: 'wallet',
  pending: 'wallet',
  inTransit: 'wallet',
  held: 'wallet',
  negative: 'contact',
  orders: 'sales',
  refunds: 'sales',
  disputes: 'sales',
  subscribers: 'sales',
  subscriptions: 'purchases',
  operator: 'contact',
};

function textOf({ reason, amount: paise, count: counted, until }: DeletionBlocker): string {
  const amount = formatPaise(paise ?? 0);
  const count = counted ?? 0;
  const date = until && fullDate(until);
  switch (reason) {
    case 'available':
      return t('{amount} is in your wallet. Withdraw it first.', { amount });
    case 'pending':
      return date
        ? t('{amount} from your sales becomes available by {date}. Withdraw it then.', { amount, date })
        : t('{amount} from your sales is still pending. Withdraw it when it is available.', { amount });
    case 'inTransit':
      return t('{amount} is on its way to your bank. Wait until it has arrived.', { amount });
    case 'held':
      return t('{amount} of your money is held. Your wallet says why, and what to do.', { amount });
    case 'negative':
      return t('Your balance is {amount} negative. Contact us to settle it.', { amount });
    case 'orders':
      return t('A payment or refund is still being processed. Wait for it to complete.');
    case 'refunds':
      return plural(
        count,
        '{count} buyer is waiting for a refund or for your answer.',
        '{count} buyers are waiting for a refund or for your answer.',
        {},
      );
    case 'disputes':
      return t('A payment to you is disputed. Wait for the bank’s decision.');
    case 'subscribers':
      return date
        ? plural(
            count,
            '{count} buyer has an active subscription until {date}. Archive the product and wait, or refund the buyer.',
            '{count} buyers have active subscriptions, the last until {date}. Archive the product and wait, or refund them.',
            { date },
          )
        : t('Some buyers have active subscriptions. Archive the product and wait, or refund them.');
    case 'subscriptions':
      return plural(
        count,
        'You have an active subscription. Cancel it first.',
        'You have {count} active subscriptions. Cancel them first.',
        {},
      );
    case 'operator':
      return t('This is an admin account. Remove its number from the settings first.');
  }
}

/** What has to be settled before an account can go, each with the way to it. */
export function DeletionBlockers({ blockers }: { blockers: readonly DeletionBlocker[] }) {
  return (
    <Stack space="12" as="ul">
      {blockers.map((blocker) => {
        const { href, label } = places[placeOf[blocker.reason]];
        return (
          <Stack key={blocker.reason} space="4" as="li">
            <Text>{textOf(blocker)}</Text>
            <Link href={href} standalone external={href === paths.contact}>
              {t(label)}
            </Link>
          </Stack>
        );
      })}
    </Stack>
  );
}
