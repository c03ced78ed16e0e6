import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Inline,
  Link,
  Notice,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { PlanState } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { percent } from '@haat/web/prices/fees';
import { fullDate } from '@haat/web/time/when';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { usePlan, usePlanDecision } from '../../queries/money/plan.queries';
import { feeRates } from '../../queries/site.queries';
import { keptPlan } from './kept-plan';

const names = { FREE: 'Free|plan', PREMIUM: 'Premium', VVIP: 'VVIP' } as const satisfies Record<
  PlanState['plan'],
  Phrase
>;
const pages = { PREMIUM: paths.payPremium, VVIP: paths.payVvip } as const;
/** Where a plan is taken; the time can be changed there. */
const takePath = (plan: keyof typeof pages) => `${pages[plan]}?period=month#take`;

/** What a sale costs on the plan of this account, until when it is paid for, and what comes then. */
export function Plan() {
  const plan = usePlan();
  return (
    <AsyncStates
      of={plan}
      subject={t('Your plan')}
      reassurance={t('It has not changed.')}
      skeleton={<RowsSkeleton rows={2} hasTitle />}
    >
      {(state) => (
        <Card
          title={t('Plan')}
          action={<Badge tone={state.plan === 'FREE' ? 'neutral' : 'good'}>{t(names[state.plan])}</Badge>}
        >
          <Stack space="12">
            <Text tone="soft">{costOf(state)}</Text>
            {state.plan === 'FREE' ? (
              <Link href={paths.pricing} standalone iconAfter="chevronRight">
                {t('Compare the plans')}
              </Link>
            ) : (
              <Paid state={state} />
            )}
          </Stack>
        </Card>
      )}
    </AsyncStates>
  );
}

function costOf({ plan, feeBasisPoints }: PlanState): string {
  const values = { fee: percent(feeBasisPoints), gst: percent(feeRates().gst) };
  return plan === 'FREE'
    ? t('{fee} of each sale, and {gst} GST on that fee. Nothing until you sell.', values)
    : t('{fee} of each sale, and {gst} GST on that fee.', values);
}

function Paid({ state }: { state: PlanState }) {
  const { plan, status, endsAt, graceUntil, coming } = state;
  const isOver = status === 'grace';
  return (
    <Stack space="12">
      {isOver && graceUntil !== null && endsAt !== null ? (
        <Notice tone="caution">
          {t(
            'It was paid until {ended}. You keep it until {until}; after that the Free plan’s fee applies.',
            { ended: fullDate(endsAt), until: fullDate(graceUntil) },
          )}
        </Notice>
      ) : (
        endsAt !== null && <Text>{untilWords(state, endsAt)}</Text>
      )}
      {coming.map(({ plan: next, startsAt, endsAt: until }) => (
        <Text key={startsAt} tone="soft">
          {t('From {from}: {plan}, until {until}.', {
            from: fullDate(startsAt),
            plan: t(names[next]),
            until: fullDate(until),
          })}
        </Text>
      ))}
      <Inline space="8">
        {plan !== 'FREE' && (
          <ButtonLink href={takePath(plan)}>{t('Renew {plan}', { plan: t(names[plan]) })}</ButtonLink>
        )}
        {plan === 'PREMIUM' && <ButtonLink href={takePath('VVIP')}>{t('Change to VVIP')}</ButtonLink>}
        {!isOver && <Ending state={state} />}
      </Inline>
      <Link href={paths.purchases} standalone iconAfter="chevronRight">
        {t('Receipts for your plan')}
      </Link>
    </Stack>
  );
}

function untilWords({ status, plan, next }: PlanState, endsAt: string): string {
  if (status === 'ending') return t('It ends on {date}, as you requested.', { date: fullDate(endsAt) });
  const date = fullDate(endsAt);
  return next === plan || next === 'FREE'
    ? t('Paid until {date}. It does not auto-renew; we remind you before it ends.', { date })
    : t('Paid until {date}. It does not auto-renew; we remind you before it ends. You chose {plan} next.', {
        date,
        plan: t(names[next]),
      });
}

/** Lets a plan end, or not after all. Nothing is lost by either. */
function Ending({ state }: { state: PlanState }) {
  const { status, plan } = state;
  const decision = usePlanDecision();
  const toast = useToast();
  const isEnding = status === 'ending';
  const decide = (next: PlanState['next'], done: string) =>
    decision.mutate(next, {
      onSuccess: () => toast.show({ text: done, tone: 'good' }),
      onError: (error) => {
        const { message } = failureOf(error, t('The plan was not changed. Try again.'));
        toast.show({ text: message, tone: 'critical' });
      },
    });
  return (
    <>
      {plan === 'VVIP' && !isEnding && (
        <Button
          tone="quiet"
          busy={decision.isPending}
          onPress={() => decide('PREMIUM', t('We will remind you about Premium when this ends.'))}
        >
          {t('Switch to Premium')}
        </Button>
      )}
      <Button
        tone="quiet"
        busy={decision.isPending}
        onPress={() =>
          isEnding
            ? decide(keptPlan(state), t('Your plan continues. We will remind you before it ends.'))
            : decide('FREE', t('Your plan ends on its end date. We will not remind you.'))
        }
      >
        {isEnding ? t('Undo cancellation') : t('Do not renew')}
      </Button>
    </>
  );
}
