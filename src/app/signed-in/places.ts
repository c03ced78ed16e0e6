import type { IconName } from '@haat/design-system';
import type { Phrase } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { kindPlaces } from '@haat/web/product-kinds/product-kinds';

export interface Place {
  href: string;
  label: Phrase;
  icon: IconName;
  /** Addresses that belong to it besides its own. */
  within?: readonly string[];
}

/** A place that stands under another. */
export interface SubPlace {
  href: string;
  label: string;
}

/** Where a creator goes from anywhere. */
export const places = {
  home: { href: paths.dashboard, label: 'Home', icon: 'home' },
  products: {
    href: paths.products,
    label: 'Products',
    icon: 'box',
    within: kindPlaces.map(({ href }) => href),
  },
  sales: { href: paths.sales, label: 'Sales', icon: 'receipt', within: [paths.analytics] },
  wallet: { href: paths.wallet, label: 'Wallet', icon: 'wallet', within: [paths.statement] },
  purchases: { href: paths.purchases, label: 'Purchases', icon: 'book' },
  notifications: { href: paths.notifications, label: 'Notifications', icon: 'bell' },
} as const satisfies Record<string, Place>;

/** Where a buyer goes who sells nothing: the library, and two ways to look at it. */
export const buyerPlaces = [
  { href: paths.purchases, label: 'Library', icon: 'book' },
  { href: `${paths.purchases}?show=coming`, label: 'Coming up', icon: 'calendar' },
  { href: `${paths.purchases}?show=receipts`, label: 'Receipts', icon: 'receipt' },
  { href: paths.account, label: 'Account', icon: 'user' },
] as const satisfies readonly Place[];

/** Out of a buyer's frame: where a creator's set-up begins. */
export const startSelling = {
  href: paths.dashboard,
  label: 'Start selling',
  icon: 'box',
} as const satisfies Place;

/** Addresses that a buyer and a creator share; any other is a creator's, and has a creator's frame. */
export const isForBuyers = (path: string): boolean =>
  [paths.purchases, paths.account, paths.notifications].some((one) => one === path);

/** Where something new of the kind is begun whose list it is; null elsewhere, where it is asked which kind. */
export const createFrom = (here: string): string | null =>
  kindPlaces.find(({ href }) => href === here)?.create ?? null;

/** Where a desktop's sidebar says which kinds of products there are. */
export const kinds: readonly SubPlace[] = kindPlaces;

/** What helps to sell more, under the sales in a desktop's sidebar and in the account menu elsewhere. */
export const sellingMore = [
  { href: paths.analytics, label: 'Analytics' },
  { href: paths.discounts, label: 'Discounts' },
  { href: paths.links, label: 'Links' },
  { href: paths.media, label: 'Files' },
  { href: paths.reviews, label: 'Reviews' },
  { href: paths.questions, label: 'Questions' },
] as const satisfies readonly { href: string; label: Phrase }[];

/** Screens whose main action is to make something new. */
export const isCreateMain = (here: string) =>
  here === paths.dashboard || here === paths.products || kindPlaces.some(({ href }) => href === here);
