import { Inline, Money, Stack, Stat, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReferralState } from '@haat/openapi';
import { percent } from '@haat/web/prices/fees';
import { fullDate } from '@haat/web/time/when';

/** Referral earnings and their rule. */
export function Brought({ state }: { state: ReferralState }) {
  const { shareBasisPoints, months, people, earned, latest } = state;
  const [last] = latest;
  return (
    <Stack space="16">
      <Text tone="soft">
        {t(
          'For {months} months you get {share} of our fee on each sale of a creator who signs up with your link. It costs them nothing.',
          { months, share: percent(shareBasisPoints) },
        )}
      </Text>
      {people > 0 && (
        <Stack space="8">
          <Inline space="24">
            <Stat label={t('Earned')} value={<Money paise={earned} />} />
            <Stat label={people === 1 ? t('Creator') : t('Creators')} value={people} />
          </Inline>
          <Text tone="soft" size="13">
            {last
              ? t(
                  'Last from a sale on {date}. It becomes available when the sale settles, and is reversed on a refund.',
                  { date: fullDate(last.at) },
                )
              : t('Nothing yet: it starts with their first sale.')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
