import { Box, Card, Money, Stat } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { shortDate } from '@haat/web/time/when';
import { changeOf } from '../compare';
import * as styles from '../figures/figures.css';
import { grouped } from '../grouped';
import { SubscriptionCourse } from './SubscriptionCourse';

interface SubscriptionsProps {
  figures: Pick<Analytics, 'subscriptions' | 'step' | 'to'>;
  /** As date fields write it. */
  today: string;
}

/** Who runs, who came and went, and what a month of them brings, beside the days before; nothing where nobody ever subscribed. */
export function Subscriptions({ figures, today }: SubscriptionsProps) {
  const { subscriptions, to } = figures;
  if (subscriptions === null) return null;
  const { running, monthly, joined, ended, previous, steps } = subscriptions;
  const ran = compared(running, previous?.running);
  const brought = compared(monthly, previous?.monthly);
  const came = changeOf(joined, previous?.joined);
  const went = changeOf(ended, previous?.ended);
  const isNow = to >= today;
  return (
    <Card title={t('Subscriptions')} padding="none">
      <Box className={styles.summary}>
        <Stat
          label={
            isNow ? t('Active subscriptions') : t('Active on {day}', { day: shortDate(`${to}T06:30:00Z`) })
          }
          value={running === null ? '–' : grouped(running)}
          {...(ran && { change: ran })}
        />
        <Stat
          label={t('MRR (monthly recurring revenue)')}
          value={monthly === null ? '–' : <Money paise={monthly} size="26" />}
          {...(brought && { change: brought })}
        />
        <Stat label={t('New|subscriptions')} value={grouped(joined)} {...(came && { change: came })} />
        <Stat
          label={t('Ended')}
          value={grouped(ended)}
          {...(went && { change: { ...went, welcome: 'down' } })}
        />
      </Box>
      {steps.some((step) => step.running !== null) && (
        <SubscriptionCourse steps={steps} step={figures.step} today={today} />
      )}
    </Card>
  );
}

/** Nothing to compare with where one of them was not kept. */
const compared = (current: number | null, before: number | null | undefined) =>
  current === null ? undefined : changeOf(current, before ?? undefined);
