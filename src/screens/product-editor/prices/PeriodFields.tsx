import { Field, Select, Stack, Switch } from '@haat/design-system';
import { t } from '@haat/words';
import { errorOf } from '../kinds/step-props';
import { periodChoices } from '../period-choice';
import { priceField } from '../price-draft';
import type { PriceFieldsProps } from './PriceFields';

/** How long a payment of a subscription lasts, and whether some days come free before it. */
export function PeriodFields({ price, onChange, problems, onLeave }: PriceFieldsProps) {
  const at = (name: string) => priceField(price.key, name);
  const isForEver = price.period === 'lifetime';
  return (
    <Stack space="16">
      <Select
        label={t('Buyers pay again')}
        name={at('period')}
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
      {price.period === 'days' && (
        <Field
          label={t('How many days')}
          name={at('days')}
          inputMode="numeric"
          autoComplete="off"
          value={price.days}
          onChange={(days) => onChange({ days })}
          onLeave={() => onLeave(at('days'))}
          {...errorOf(problems[at('days')])}
        />
      )}
      {!isForEver && (
        <Stack space="12">
          <Switch
            label={t('Free days first')}
            name={at('hasTrial')}
            checked={price.hasTrial}
            onChange={(hasTrial) => onChange({ hasTrial })}
            help={t('Once for each mobile number')}
          />
          {price.hasTrial && (
            <Field
              label={t('How many free days')}
              name={at('trialDays')}
              inputMode="numeric"
              autoComplete="off"
              value={price.trialDays}
              onChange={(trialDays) => onChange({ trialDays })}
              onLeave={() => onLeave(at('trialDays'))}
              {...errorOf(problems[at('trialDays')])}
            />
          )}
        </Stack>
      )}
    </Stack>
  );
}
