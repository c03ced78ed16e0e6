import type { Product } from '@haat/contract';
import { Box, ButtonLink, Card, EmptyState, List, ListRow, Money, Stack } from '@haat/design-system';
import { paths } from '../../app/paths';
import { describe } from '../../parts/product-kinds/product-kinds';
import { reductionsOf } from './reductions';

/** Less than the usual price: what buyers see of it now, and where it is set. Codes cannot be made yet. */
export function Discounts({ product }: { product: Product }) {
  const reduced = reductionsOf(product.prices);
  const { isMakeable, one } = describe(product.kind);
  return (
    <Stack space="24">
      {reduced.length > 0 && (
        <Card title="What buyers see now" padding="none">
          <List label="Reduced prices">
            {reduced.map(({ key, label, amount, before, percent }) => (
              <ListRow
                key={key}
                title={label}
                meta={`${percent}% below the price struck out`}
                trailing={<Money paise={amount} weight="strong" />}
                trailingMeta={<Money paise={before} tone="soft" struck />}
              />
            ))}
          </List>
        </Card>
      )}
      <Card>
        <EmptyState
          title="No discount codes"
          text={
            reduced.length > 0
              ? 'Codes cannot be made here yet. Until then everybody pays the prices above.'
              : `Codes cannot be made here yet. What works today is a compare-at price: buyers of this ${one} see it struck out beside what they pay.`
          }
          action={
            isMakeable && (
              <Box>
                <ButtonLink href={`${paths.edit(product.kind, product.id)}&step=price`}>
                  {reduced.length > 0 ? 'Change the price' : 'Set a compare-at price'}
                </ButtonLink>
              </Box>
            )
          }
        />
      </Card>
    </Stack>
  );
}
