import { Field } from '@haat/design-system';
import { errorOf } from '@haat/kinds/parts/editor/step-props';
import { priceField } from './price-draft';
import type { PriceFieldsProps } from './price-props';

export interface PriceCountProps extends PriceFieldsProps {
  name: 'days' | 'trialDays' | 'stock' | 'mostPerOrder';
  label: string;
  help?: string;
}

/** A whole number that belongs to a price. */
export function PriceCount({ name, label, help, price, onChange, problems, onLeave }: PriceCountProps) {
  const field = priceField(price.key, name);
  return (
    <Field
      label={label}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      value={price[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      onLeave={() => onLeave(field)}
      {...(help !== undefined && { help })}
      {...errorOf(problems[field])}
    />
  );
}
