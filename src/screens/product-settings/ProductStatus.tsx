import { Link, Notice } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { namesOf, settingsPath } from '@haat/web/product-kinds/product-kinds';

/** What keeps a product from being sold, when something does. */
export function ProductStatus({ product }: { product: Product }) {
  const { kind, id, status, missing } = product;
  const { one } = namesOf(kind);
  switch (status) {
    case 'published':
      return null;
    case 'draft':
      return (
        <Notice tone="caution" title={t('Not published yet.')}>
          {missing.length === 0
            ? t('Nothing is missing.')
            : t('Still missing: {what}.', {
                what: missing.map(({ message }) => translate(message)).join('. '),
              })}{' '}
          <Link href={settingsPath(kind, 'edit', id)}>{t('Continue editing')}</Link>
        </Notice>
      );
    case 'paused':
      return (
        <Notice tone="caution" icon="pause" title={t('Paused.')}>
          {t('The page says that this {one} is not on sale. Resume it under More.', {
            one,
          })}
        </Notice>
      );
    case 'archived':
      return (
        <Notice icon="archive" title={t('Archived.')}>
          {t('It is off sale permanently. Buyers keep access, and its sales stay in your records.')}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="critical" title={t('Blocked.')}>
          {t('It cannot be bought, because we have taken it off sale.')}
        </Notice>
      );
  }
}
