import {
  Button,
  ErrorState,
  Form,
  Heading,
  Notice,
  RadioCards,
  Skeleton,
  Stack,
  SumList,
  Text,
} from '@haat/design-system';
import { Box, formatPaise } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import type { Failure } from '@haat/machines/failure';
import type { PlanOffer } from '@haat/machines/plan-checkout';
import type { PlanState } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { percent } from '@haat/web/prices/fees';
import { fullDate } from '@haat/web/time/when';
import type { ReactNode } from 'react';
import { planName } from '../../public/plans';
import { statusText } from './plan-status-text';

export interface PlanTakingProps {
  plan: PlanOffer['plan'];
  gstBasisPoints: number;
  step: 'signIn' | 'loading' | 'unread' | 'offer';
  state: PlanState | null;
  offer: PlanOffer | null;
  failure: Failure | null;
  busy: boolean;
  /** Asks who it is for. */
  signIn: ReactNode;
  onPeriod: (period: PlanOffer['period']) => void;
  onSubmit: () => void;
  onRetry: () => void;
}

/** Taking a plan, whatever it has come to. */
export function PlanTaking(props: PlanTakingProps) {
  const { plan, step, signIn, state, offer, failure, onRetry } = props;
  const title = <Heading level={2}>{t('Buy {plan}', { plan: planName(plan) })}</Heading>;
  if (step === 'signIn')
    return (
      <Stack space="16">
        {title}
        {signIn}
      </Stack>
    );
  if (step === 'unread')
    return (
      <ErrorState
        title={t('This did not load')}
        text={`${translate(failure?.message ?? '')} ${t('Nothing was charged.')}`}
        onRetry={onRetry}
      />
    );
  if (step === 'loading' || !state || !offer)
    return (
      <Stack space="16">
        {title}
        <Text tone="soft">
          <Box as="output">{t('Loading today’s price…')}</Box>
        </Text>
        <Skeleton height={120} radius="card" />
        <Skeleton height={160} radius="card" />
      </Stack>
    );
  return (
    <Stack space="16">
      {title}
      <PlanStatus state={state} />
      <Offer {...props} offer={offer} state={state} />
    </Stack>
  );
}

/** Where the account stands now. */
function PlanStatus({ state }: { state: PlanState }) {
  const text = statusText(state);
  return text === null ? null : (
    <Text as="p" tone="soft">
      {text}
    </Text>
  );
}

function Offer(props: PlanTakingProps & { offer: PlanOffer; state: PlanState }) {
  const { plan, state, offer, failure, busy, gstBasisPoints, onPeriod, onSubmit } = props;
  const options = (['month', 'year'] as const).map((period) => {
    const one = state.offers.find((choice) => choice.plan === plan && choice.period === period);
    return {
      value: period,
      label: period === 'month' ? t('One month') : t('One year'),
      help: one ? t('{sum} before GST', { sum: formatPaise(one.price) }) : undefined,
      disabled: busy,
    };
  });
  return (
    <Form onSubmit={onSubmit} aria-label={t('Your plan|on a bill')}>
      <Stack space="16">
        <RadioCards label={t('Period')} value={offer.period} onChange={onPeriod} options={options} />
        {offer.refusal === null ? (
          <>
            <SumList
              rows={[
                {
                  key: 'price',
                  label:
                    offer.period === 'month'
                      ? t('{plan}, one month|on a bill', { plan: planName(plan) })
                      : t('{plan}, one year|on a bill', { plan: planName(plan) }),
                  paise: offer.price,
                },
                ...(offer.credit > 0
                  ? [{ key: 'credit', label: t('Credit for your current plan'), paise: -offer.credit }]
                  : []),
                {
                  key: 'tax',
                  label: t('GST, {share}', { share: percent(gstBasisPoints) }),
                  paise: offer.tax,
                  quiet: true,
                },
              ]}
              total={{ label: t('You pay'), paise: offer.amount }}
            />
            <Text as="p" tone="soft">
              {timeOf(offer)}
            </Text>
          </>
        ) : (
          <Notice tone="caution">{translate(offer.refusal)}</Notice>
        )}
        {failure && (
          <Notice tone="critical" live>
            {translate(failure.message)}
            {failure.code === 'phone_needed' && (
              <>
                {' '}
                <Box as="a" href={paths.account}>
                  {t('Open your account')}
                </Box>
              </>
            )}
          </Notice>
        )}
        {offer.refusal === null && (
          <Button type="submit" tone="accent" fullWidth busy={busy}>
            {t('Pay {sum}', { sum: formatPaise(offer.amount) })}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

function timeOf({ kind, startsAt, endsAt }: PlanOffer): string {
  const until = fullDate(endsAt);
  const from = fullDate(startsAt);
  if (kind === 'start') return t('It starts when you pay, and lasts until {until}.', { until });
  if (kind === 'upgrade')
    return t('It replaces your current plan when you pay, and lasts until {until}.', {
      until,
    });
  return kind === 'renew'
    ? t('It extends your plan, from {from} until {until}.', { from, until })
    : t('It starts after your current plan, from {from} until {until}.', { from, until });
}
