import { ButtonLink, Link, Sheet, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { Share } from './Share';

/** A product's address in full. */
export const addressOf = ({ url }: Pick<Product, 'url'>) => new URL(url, window.location.origin).href;

/** A published page's link and the ways to send it. */
export function ShareSheet({
  product,
  onClose,
}: {
  product: Pick<Product, 'id' | 'title' | 'url'> | null;
  onClose: () => void;
}) {
  return (
    <Sheet
      open={product !== null}
      onClose={onClose}
      title={t('Share')}
      footer={
        product && (
          <ButtonLink href={addressOf(product)} icon="external" external fullWidth>
            {t('Preview as a buyer')}
          </ButtonLink>
        )
      }
    >
      {product && (
        <Stack space="20">
          <Share url={addressOf(product)} title={product.title} />
          <Link href={paths.linksOf(product.id)} standalone iconAfter="chevronRight">
            {t('A link for each channel, with its clicks and sales')}
          </Link>
        </Stack>
      )}
    </Sheet>
  );
}
