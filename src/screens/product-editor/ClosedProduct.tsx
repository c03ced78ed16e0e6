import { Box, ButtonLink, Card, EmptyState } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { homeOf, namesOf } from '@haat/web/product-kinds/product-kinds';

/** In place of the editor, where nothing can be changed any more. */
export const ClosedProduct = ({ product }: { product: Product }) => (
  <Card>
    <EmptyState
      title={t('Archived products cannot be edited')}
      text={t('To sell it again, choose Duplicate under More: a new draft with the same content.')}
      action={
        <Box>
          <ButtonLink href={homeOf(product.kind)}>{t('View your {many}', namesOf(product.kind))}</ButtonLink>
        </Box>
      }
    />
  </Card>
);
