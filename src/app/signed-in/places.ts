import type { IconName } from '@haat/design-system';
import type { Phrase } from '@haat/words';
import { kindPlaces } from '../../parts/product-kinds/product-kinds';
import { paths } from '../paths';

export interface Place {
  href: string;
  label: Phrase;
  icon: IconName;
  /** Addresses that belong to it besides its own. */
  within?: readonly string[];
}

/** Where a creator goes from anywhere. */
export const places = {
  home: { href: paths.dashboard, label: 'Home', icon: 'home', within: [paths.analytics] },
  products: {
    href: paths.lists.page,
    label: 'Products',
    icon: 'box',
    within: kindPlaces.map(({ href }) => href),
  },
  sales: { href: paths.sales, label: 'Sales', icon: 'receipt' },
  wallet: { href: paths.wallet, label: 'Wallet', icon: 'wallet', within: [paths.statement] },
  purchases: { href: paths.purchases, label: 'Purchases', icon: 'book' },
  notifications: { href: paths.notifications, label: 'Notifications', icon: 'bell' },
} as const satisfies Record<string, Place>;

/** Where something new is begun from a screen: of the kind whose list it is, else a payment page. */
export const createFrom = (path: string): string =>
  kindPlaces.find(({ href }) => href === path)?.create ?? paths.create('page');

/** Where a desktop's sidebar says which kinds of products there are. */
export const kinds = kindPlaces.map(({ href, label }) => ({ href, label }));

/** Screens whose main action is to make something new. */
export const isCreateMain = (path: string) =>
  path === paths.dashboard || kindPlaces.some(({ href }) => href === path);
