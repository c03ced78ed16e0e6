import { Money, type MoneyProps, Text } from '@haat/design-system';
import { t } from '@haat/i18n';

/** What was paid for something, or what it costs: a sum, or that it is free. */
export function PaidSum(props: MoneyProps) {
  const { paise, size, weight, tone } = props;
  if (paise !== 0) return <Money {...props} />;
  return (
    <Text as="span" {...(size && { size })} {...(weight && { weight })} {...(tone && { tone })}>
      {t('Free')}
    </Text>
  );
}
