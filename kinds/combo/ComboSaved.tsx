import { Box, formatPaise, SumList, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { KindStepProps } from '../parts/editor/step-props';
import { useEditorTools } from '../parts/editor/tools';
import { type ComboValues, priceApart } from './combo.draft';

/** What the products cost apart, what they cost together, and what is saved by that. */
export function ComboSaved({ values, price }: KindStepProps<ComboValues>) {
  const { useProductsById } = useEditorTools();
  const chosen = useProductsById(values.items);
  const apart = priceApart([...chosen.values()]);
  if (values.items.length === 0 || apart === 0) return null;
  const { amount } = price;
  const saved = amount === null ? null : apart - amount;
  return (
    <Box background="sunken" border="line" radius="card" padding="16">
      {saved === null || amount === null ? (
        <Text tone="soft">
          {t('Bought separately: {sum}. Enter the combo price to see what buyers save.', {
            sum: formatPaise(apart),
          })}
        </Text>
      ) : saved > 0 ? (
        <SumList
          rows={[
            { key: 'apart', label: t('Bought separately'), paise: apart },
            { key: 'together', label: t('Together'), paise: -amount },
          ]}
          total={{ label: t('Buyers save'), paise: saved, tone: 'good' }}
        />
      ) : (
        <Text tone="caution">
          {t('Bought separately they cost {sum}: the combo saves nothing yet.', {
            sum: formatPaise(apart),
          })}
        </Text>
      )}
    </Box>
  );
}
