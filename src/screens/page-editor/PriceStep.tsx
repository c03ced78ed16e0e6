import { Columns, Field, MoneyField, RadioCards, Select, Stack, Switch } from '@haat/design-system';
import type { Draft } from './draft';
import { Receives } from './Receives';
import type { StepProps } from './step-props';

const types = [
  { value: 'once', label: 'Fixed price', help: 'Everybody pays the same, once' },
  { value: 'open', label: 'Pay what you want', help: 'You set the least, buyers may add' },
] as const;

const actions = [
  { value: 'auto', label: 'As suits the price' },
  { value: 'buy', label: 'Buy' },
  { value: 'pay', label: 'Pay' },
  { value: 'give', label: 'Give' },
  { value: 'join', label: 'Join' },
] as const;

export function PriceStep(props: StepProps) {
  const { draft, onChange, problems, onLeave } = props;
  const isOpen = draft.priceType === 'open';
  return (
    <Stack space="24">
      <RadioCards
        label="Kind of price"
        hideLabel
        name="priceType"
        value={draft.priceType}
        onChange={(priceType) => onChange({ priceType })}
        options={types}
      />
      <Columns template="2" space="12" collapseBelow="never" alignY="start">
        <MoneyField
          label={isOpen ? 'The least' : 'Price'}
          name="amount"
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
          onLeave={() => onLeave('amount')}
          help="₹1 to ₹5,00,000"
          {...errorOf(problems['amount'])}
        />
        {!isOpen && (
          <MoneyField
            label="Compare at"
            name="compareAt"
            optional
            value={draft.compareAt}
            onChange={(compareAt) => onChange({ compareAt })}
            onLeave={() => onLeave('compareAt')}
            help="Shown struck out"
            {...errorOf(problems['compareAt'])}
          />
        )}
      </Columns>
      {isOpen && <Suggested {...props} />}
      <Receives amount={problems['amount'] ? null : draft.amount} isLeast={isOpen} />
      <Stack space="12">
        <Switch
          label="Limit how many are sold"
          name="isLimited"
          checked={draft.isLimited}
          onChange={(isLimited) => onChange({ isLimited })}
          help="Buyers see how many are left"
        />
        {draft.isLimited && (
          <Field
            label="How many in all"
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            value={draft.stock}
            onChange={(stock) => onChange({ stock })}
            onLeave={() => onLeave('stock')}
            {...errorOf(problems['stock'])}
          />
        )}
      </Stack>
      <Select
        label="Word on the button"
        name="action"
        value={draft.action || 'auto'}
        onChange={(action) => onChange({ action: action === 'auto' ? '' : action })}
        options={actions}
      />
    </Stack>
  );
}

/** Amounts that a buyer can take with one touch. */
function Suggested({ draft, onChange, problems, onLeave }: StepProps) {
  const change = (place: number, amount: number | null) =>
    onChange({
      suggested: draft.suggested.map((before, at): Draft['suggested'][number] =>
        at === place ? amount : before,
      ),
    });
  return (
    <Columns template="2" space="12" collapseBelow="never" alignY="start">
      {draft.suggested.map((amount, place) => (
        <MoneyField
          // The places are fixed; an amount has no other name.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          label={`Suggestion ${place + 1}`}
          name={`suggested-${place}`}
          optional
          value={amount}
          onChange={(paise) => change(place, paise)}
          onLeave={() => onLeave(`suggested.${place}`)}
          {...errorOf(problems[`suggested.${place}`])}
        />
      ))}
    </Columns>
  );
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });
