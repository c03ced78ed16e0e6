import { Columns, MoneyField, RadioCards, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import { errorOf } from '@haat/kinds/parts/editor/step-props';
import { mostPieces } from '@haat/kinds/parts/several';
import { OptionalCount } from './OptionalCount';
import { PeriodFields } from './PeriodFields';
import { PriceCount } from './PriceCount';
import { type PriceDraft, priceField } from './price-draft';
import type { PriceFieldsProps } from './price-props';
import { Receives } from './Receives';

const types = [
  { value: 'once', label: 'Fixed price', help: 'Everyone pays the same, once' },
  { value: 'open', label: 'Pay what you want', help: 'You set a minimum, buyers can pay more' },
  { value: 'subscription', label: 'Subscription', help: 'Buyers pay every period' },
  { value: 'free', label: 'Free', help: 'No payment needed' },
] as const satisfies readonly { value: PriceDraft['priceType']; label: Phrase; help: Phrase }[];

/** One price, with what reaches the creator of it. */
export function PriceFields(props: PriceFieldsProps) {
  const { kind, price, onChange, problems, onLeave } = props;
  const at = (name: string) => priceField(price.key, name);
  const isOpen = price.priceType === 'open';
  const isFree = price.priceType === 'free';
  const offered = types.filter(({ value }) => value !== 'free' || isFree || productKinds[kind].mayBeFree);
  return (
    <Stack space="24">
      <RadioCards
        label={t('Price type')}
        hideLabel
        name={at('priceType')}
        value={price.priceType}
        onChange={(priceType) => onChange({ priceType })}
        options={offered.map(({ value, label, help }) => ({ value, label: t(label), help: t(help) }))}
      />
      <Columns template="2" space="12" collapseBelow="never" alignY="start">
        {!isFree && (
          <MoneyField
            label={isOpen ? t('Minimum') : t('Price')}
            name={at('amount')}
            value={price.amount}
            onChange={(amount) => onChange({ amount })}
            onLeave={() => onLeave(at('amount'))}
            help={t('₹1 to ₹5,00,000')}
            {...errorOf(problems[at('amount')])}
          />
        )}
        {!isOpen && (
          <MoneyField
            label={t('Compare at')}
            name={at('compareAt')}
            optional
            value={price.compareAt}
            onChange={(compareAt) => onChange({ compareAt })}
            onLeave={() => onLeave(at('compareAt'))}
            help={t('Shown crossed out')}
            {...errorOf(problems[at('compareAt')])}
          />
        )}
      </Columns>
      {price.priceType === 'subscription' && <PeriodFields {...props} />}
      {!isFree && <Receives amount={problems[at('amount')] ? null : price.amount} isLeast={isOpen} />}
      <OptionalCount
        {...props}
        choice={{
          name: 'isLimited',
          label: isFree ? t('Limit quantity') : t('Limit quantity'),
          help: t('Buyers see how many are left'),
        }}
        count={{ name: 'stock', label: t('Quantity') }}
      />
      {productKinds[kind].sellsSeveral && price.priceType === 'once' && (
        <PriceCount
          {...props}
          name="mostPerOrder"
          label={t('Most per order')}
          help={t('With more than 1, buyers choose how many they want. Up to {most}.', { most: mostPieces })}
        />
      )}
    </Stack>
  );
}
