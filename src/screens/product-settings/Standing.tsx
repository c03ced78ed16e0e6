import { Link, Notice } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { namesOf, settingsPath } from '../../components/product-kinds/product-kinds';

/** What keeps a product from being sold, when something does. */
export function Standing({ product }: { product: Product }) {
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
          <Link href={settingsPath(kind, 'edit', id)}>{t('Go on in the editor')}</Link>
        </Notice>
      );
    case 'paused':
      return (
        <Notice tone="caution" icon="pause" title={t('Paused.')}>
          {t(
            'Whoever opens its link reads that this {one} is not sold now. Under More it goes on sale again.',
            {
              one,
            },
          )}
        </Notice>
      );
    case 'archived':
      return (
        <Notice icon="archive" title={t('Archived.')}>
          {t('It is off sale for good. What was bought stays open, and its sales stay in your books.')}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice tone="critical" title={t('Blocked.')}>
          {t('It cannot be bought, because the operator of this site has taken it off sale.')}
        </Notice>
      );
  }
}
