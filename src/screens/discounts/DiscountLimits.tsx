import { Columns, Field, MoneyField, RadioCards, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { newDiscountBounds } from '@haat/openapi/bounds';
import type { DiscountDraft } from './discount-draft';

interface DiscountLimitsProps {
  draft: DiscountDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<DiscountDraft>) => void;
}

/** When it holds, how often, and what buyers read: all of it may be left empty. */
export function DiscountLimits({ draft, errors, onChange }: DiscountLimitsProps) {
  const wrong = (name: string) => (errors[name] ? { error: errors[name] } : {});
  return (
    <Stack space="20">
      <Columns space="16">
        <Field
          label={t('Start date')}
          name="startsAt"
          type="date"
          value={draft.from}
          onChange={(from) => onChange({ from })}
          optional
          {...wrong('startsAt')}
        />
        <Field
          label={t('End date')}
          name="endsAt"
          type="date"
          value={draft.until}
          onChange={(until) => onChange({ until })}
          optional
          {...wrong('endsAt')}
        />
        <Field
          label={t('Total orders')}
          name="maxUses"
          inputMode="numeric"
          value={draft.maxUses}
          onChange={(maxUses) => onChange({ maxUses })}
          maxLength={7}
          optional
          {...wrong('maxUses')}
        />
        <Field
          label={t('Orders per buyer')}
          name="maxPerBuyer"
          inputMode="numeric"
          value={draft.maxPerBuyer}
          onChange={(maxPerBuyer) => onChange({ maxPerBuyer })}
          maxLength={4}
          optional
          {...wrong('maxPerBuyer')}
        />
      </Columns>
      <MoneyField
        label={t('Minimum price')}
        name="minAmount"
        value={draft.minAmount}
        onChange={(minAmount) => onChange({ minAmount })}
        optional
        {...wrong('minAmount')}
      />
      <RadioCards
        label={t('For subscriptions')}
        name="periods"
        value={draft.periods}
        onChange={(periods) => onChange({ periods })}
        options={[
          { value: 'first', label: t('First period'), help: t('Full price after that.') },
          {
            value: 'every',
            label: t('Every period'),
            help: t('As long as it renews. At least ₹1 remains payable.'),
          },
        ]}
      />
      <Field
        label={t('Label for buyers')}
        name="label"
        value={draft.label}
        onChange={(label) => onChange({ label })}
        placeholder={t('Opening week')}
        maxLength={newDiscountBounds.label.maxLength}
        optional
        help={t('Shown next to the price instead of the discount.')}
      />
    </Stack>
  );
}
