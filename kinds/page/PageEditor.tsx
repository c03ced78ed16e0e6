import { Columns, MoneyField, Select, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { KindEditor } from '../kind';
import { errorOf, type KindStepProps } from '../parts/editor/step-props';
import type { PageValues } from './page.draft';

const actions = [
  { value: 'auto', label: 'Default for the price' },
  { value: 'buy', label: 'Buy' },
  { value: 'pay', label: 'Pay' },
  { value: 'give', label: 'Give' },
  { value: 'join', label: 'Join' },
] as const satisfies readonly { value: string; label: Phrase }[];

/** What a payment page says about its price besides. */
function PagePrice(props: KindStepProps<PageValues>) {
  const { values, onValuesChange, price } = props;
  return (
    <Stack space="24">
      {price.priceType === 'open' && <Suggested {...props} />}
      <Select
        label={t('Button text')}
        name="action"
        value={values.action || 'auto'}
        onChange={(action) => onValuesChange({ action: action === 'auto' ? '' : action })}
        options={actions.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </Stack>
  );
}

/** Suggested amounts. */
function Suggested({ values, onValuesChange, problems, onLeave }: KindStepProps<PageValues>) {
  return (
    <Columns template="2" space="12" collapseBelow="never" alignY="start">
      {values.suggested.map((amount, place) => (
        <MoneyField
          // The places are fixed; an amount has no other name.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          label={t('Suggestion {number}', { number: place + 1 })}
          name={`suggested-${place}`}
          optional
          value={amount}
          onChange={(paise) => onValuesChange({ suggested: values.suggested.with(place, paise) })}
          onLeave={() => onLeave(`suggested.${place}`)}
          {...errorOf(problems[`suggested.${place}`])}
        />
      ))}
    </Columns>
  );
}

export const editor: KindEditor<PageValues> = { Price: PagePrice, hasThankYouItems: true };
