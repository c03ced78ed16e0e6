import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';

/** What a list calls its products; null stands for the list of all kinds. */
export const listNames = (kind: ProductKind | null) =>
  kind === null
    ? { label: t('Product'), labelOfMany: t('Products'), one: t('product|one'), many: t('products') }
    : namesOf(kind);
