import { Select, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { OptionalCount } from './OptionalCount';
import { PriceCount } from './PriceCount';
import { periodChoices } from './period-choice';
import { priceField } from './price-draft';
import type { PriceFieldsProps } from './price-props';

/** How long a payment of a subscription lasts, and whether some days come free before it. */
export function PeriodFields(props: PriceFieldsProps) {
  const { price, onChange } = props;
  const isForEver = price.period === 'lifetime';
  return (
    <Stack space="16">
      <Select
        label={t('Billing period')}
        name={priceField(price.key, 'period')}
        value={price.period}
        onChange={(period) => onChange({ period })}
        options={periodChoices.map(({ value, label }) => ({ value, label: t(label) }))}
        help={
          isForEver
            ? t('One payment with lifetime access.')
            : t(
                'Buyers are reminded 3 days before the end, 1 day before and on the day, with a payment link. They are only charged automatically if they turn on auto-renew.',
              )
        }
      />
      {price.period === 'days' && <PriceCount {...props} name="days" label={t('How many days')} />}
      {!isForEver && (
        <OptionalCount
          {...props}
          choice={{
            name: 'hasTrial',
            label: t('Free trial'),
            help: t('Once per mobile number'),
          }}
          count={{ name: 'trialDays', label: t('Trial days') }}
        />
      )}
    </Stack>
  );
}
