import type { IconName } from '@haat/design-system';
import { paths } from '../paths';

export interface Place {
  href: string;
  label: string;
  icon: IconName;
}

/** Where a creator goes from anywhere. */
export const places = {
  home: { href: paths.dashboard, label: 'Home', icon: 'home' },
  products: { href: paths.lists.page, label: 'Products', icon: 'box' },
  sales: { href: paths.sales, label: 'Sales', icon: 'receipt' },
  wallet: { href: paths.wallet, label: 'Wallet', icon: 'wallet' },
  purchases: { href: paths.purchases, label: 'Purchases', icon: 'book' },
} as const satisfies Record<string, Place>;

export const createPlace = { href: paths.create('page'), label: 'Create' };

/** Screens whose main action is to make something new. */
export const isCreateMain = (path: string) => path === paths.dashboard || path === paths.lists.page;
