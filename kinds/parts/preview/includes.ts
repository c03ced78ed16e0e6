import type { Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import type { ComponentProps } from 'react';

/** A line of what a price includes. */
export interface Included {
  icon: ComponentProps<typeof Icon>['name'];
  text: string;
}

/** What is paid once stays open; nothing to say of what is paid again. */
export const keptLines = ({ prices }: Pick<PublicProduct, 'prices'>): readonly Included[] =>
  prices.every(({ period }) => !period || period.unit === 'lifetime')
    ? [{ icon: 'check', text: t('Yours to keep, no end date') }]
    : [];
