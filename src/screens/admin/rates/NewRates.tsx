import { Columns, Field, MoneyField, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { OperatorRates, RatesOfPlans } from '@haat/openapi';
import { dayNumber, dayOfField, fieldOfDay, startOfDay } from '@haat/web/time/when';
import { useState } from 'react';
import { acts } from '../../../queries/admin.queries';
import { Decision } from '../Decision';
import { basisPointsOf, percentOf, rises, takesBack } from './rate-amounts';

const plans = ['FREE', 'PREMIUM', 'VVIP'] as const;
type Plan = (typeof plans)[number];
const announcedDays = 30;

/** Sets what the plans cost: what falls holds at once, what rises from a day that creators hear of in time. */
export function NewRates({ current, onClose }: { current: OperatorRates; onClose: () => void }) {
  const { now } = current;
  const [openedAt] = useState(() => new Date());
  const [fees, setFees] = useState(() => ({
    FREE: percentOf(now.FREE.feeBasisPoints),
    PREMIUM: percentOf(now.PREMIUM.feeBasisPoints),
    VVIP: percentOf(now.VVIP.feeBasisPoints),
  }));
  const [prices, setPrices] = useState(now);
  // A day more, because its own has begun by now.
  const [day, setDay] = useState(() => fieldOfDay(dayNumber(openedAt) + announcedDays + 1));
  const [isChecked, setIsChecked] = useState(false);
  const of = (plan: Plan) => ({ ...prices[plan], feeBasisPoints: basisPointsOf(fees[plan]) ?? 0 });
  const rates: RatesOfPlans = { FREE: of('FREE'), PREMIUM: of('PREMIUM'), VVIP: of('VVIP') };
  const mustWait = rises(now, rates);
  const isBack = takesBack(current, rates, openedAt);
  const chosen = dayOfField(day);
  const isWrong = (plan: Plan) => basisPointsOf(fees[plan]) === null;
  const setPrice = (plan: Plan, part: 'monthly' | 'yearly') => (paise: number | null) =>
    setPrices({ ...prices, [plan]: { ...prices[plan], [part]: paise ?? 0 } });

  return (
    <Decision
      about="rates"
      title={t('Plan prices')}
      yes={mustWait ? t('Announce') : isBack ? t('Cancel the announced change') : t('Change now')}
      reasonHelp={t('It is sent to all creators and kept in the log.')}
      done={
        mustWait || isBack
          ? t('Creators are being notified.')
          : t('It applies from the next sale. Creators are being notified.')
      }
      isReady={() => {
        setIsChecked(true);
        return !plans.some(isWrong) && (!mustWait || chosen !== null);
      }}
      onYes={(reason) =>
        acts.changeRates(rates, mustWait && chosen !== null ? startOfDay(chosen).toISOString() : null, reason)
      }
      onClose={onClose}
    >
      {plans.map((plan) => (
        <Columns key={plan} space="12" template={plan === 'FREE' ? '1' : '3'} collapseBelow="tablet">
          <Field
            label={t('{plan}: fee per sale', { plan })}
            name={`fee-${plan}`}
            inputMode="decimal"
            value={fees[plan]}
            onChange={(value) => setFees({ ...fees, [plan]: value })}
            suffix="%"
            {...(isChecked && isWrong(plan) && { error: t('A number such as 2.5.') })}
          />
          {plan !== 'FREE' && (
            <>
              <MoneyField
                label={t('{plan}: per month', { plan })}
                name={`monthly-${plan}`}
                value={prices[plan].monthly}
                onChange={setPrice(plan, 'monthly')}
              />
              <MoneyField
                label={t('{plan}: per year', { plan })}
                name={`yearly-${plan}`}
                value={prices[plan].yearly}
                onChange={setPrice(plan, 'yearly')}
              />
            </>
          )}
        </Columns>
      ))}
      {mustWait ? (
        <Field
          label={t('From|a day')}
          name="startsAt"
          type="date"
          value={day}
          onChange={setDay}
          help={t('Price increases have to be announced 30 days ahead, as the terms say.')}
          {...(isChecked && chosen === null && { error: t('Choose a day.') })}
        />
      ) : (
        <Text size="13" tone="soft">
          {isBack
            ? t('These are today’s rates. They stay, and the announced change is cancelled.')
            : t(
                'There is no increase, so it applies from the next sale. Paid plans keep their price until they end.',
              )}
        </Text>
      )}
    </Decision>
  );
}
