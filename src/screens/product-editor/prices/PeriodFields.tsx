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
        label={t('Buyers pay again')}
        name={priceField(price.key, 'period')}
        value={price.period}
        onChange={(period) => onChange({ period })}
        options={periodChoices.map(({ value, label }) => ({ value, label: t(label) }))}
        help={
          isForEver
            ? t('One payment. Beside other prices it is the one to stay with.')
            : t(
                'Buyers are reminded 3 days before the end, 1 day before and on the day, with a link to pay. Unless they choose so, nothing is taken by itself.',
              )
        }
      />
      {price.period === 'days' && <PriceCount {...props} name="days" label={t('How many days')} />}
      {!isForEver && (
        <OptionalCount
          {...props}
          choice={{
            name: 'hasTrial',
            label: t('Free days first'),
            help: t('Once for each mobile number'),
          }}
          count={{ name: 'trialDays', label: t('How many free days') }}
        />
      )}
    </Stack>
  );
}
