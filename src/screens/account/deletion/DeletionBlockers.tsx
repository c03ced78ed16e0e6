import { formatPaise, Link, Stack, Text } from '@haat/design-system';
import { type Phrase, plural, t } from '@haat/i18n';
import type { DeletionBlocker } from '@haat/openapi';
import { paths } from '../../../app/paths';
import { fullDate } from '../../../components/time/when';

/** Where each thing is settled. */
const places = {
  wallet: { href: paths.wallet, label: 'Open your wallet' },
  sales: { href: paths.sales, label: 'Open Sales' },
  purchases: { href: paths.purchases, label: 'Open Purchases' },
  contact: { href: paths.contact, label: 'Write to us' },
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
        ? t('{amount} of your sales reaches your wallet by {date}. Withdraw it then.', { amount, date })
        : t('{amount} of your sales is still on its way to your wallet. Withdraw it then.', { amount });
    case 'inTransit':
      return t('{amount} is on its way to your bank. Wait until it has arrived.', { amount });
    case 'held':
      return t('{amount} of your money is held. Your wallet says why, and what to do.', { amount });
    case 'negative':
      return t('Your wallet is {amount} below zero. Write to us about how to settle it.', { amount });
    case 'orders':
      return t('A payment or a refund of one of your sales is not through yet. Wait for it.');
    case 'refunds':
      return plural(
        count,
        '{count} buyer waits for money or for your answer.',
        '{count} buyers wait for money or for your answer.',
        {},
      );
    case 'disputes':
      return t('A bank questions a payment to you. Wait for what it decides.');
    case 'subscribers':
      return date
        ? plural(
            count,
            '{count} buyer has paid for time until {date}. Archive the product and wait, or give the money back.',
            '{count} buyers have paid for time, the last until {date}. Archive the product and wait, or give the money back.',
            { date },
          )
        : t(
            'Buyers have paid for time that is not over. Archive the product and wait, or give the money back.',
          );
    case 'subscriptions':
      return plural(
        count,
        'A subscription of yours goes on. Cancel it first.',
        '{count} subscriptions of yours go on. Cancel them first.',
        {},
      );
    case 'operator':
      return t('This account runs the installation. Take its number out of the settings first.');
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
