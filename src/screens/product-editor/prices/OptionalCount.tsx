import { Stack, Switch } from '@haat/design-system';
import { PriceCount, type PriceCountProps } from './PriceCount';
import { priceField } from './price-draft';
import type { PriceFieldsProps } from './price-props';

interface OptionalCountProps extends PriceFieldsProps {
  choice: { name: 'hasTrial' | 'isLimited'; label: string; help: string };
  count: Pick<PriceCountProps, 'name' | 'label'>;
}

/** A number that is asked for once somebody wants it. */
export function OptionalCount({ choice, count, ...props }: OptionalCountProps) {
  const { price, onChange } = props;
  return (
    <Stack space="12">
      <Switch
        label={choice.label}
        name={priceField(price.key, choice.name)}
        checked={price[choice.name]}
        onChange={(isOn) => onChange({ [choice.name]: isOn })}
        help={choice.help}
      />
      {price[choice.name] && <PriceCount {...props} {...count} />}
    </Stack>
  );
}
