import { formatPaise, type IconName } from '@haat/design-system';
import { type Phrase, plural, t } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { Chosen } from '@haat/machines/palette';
import type { SearchResults } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { describe, homeOf, kindOrder, namesOf, productPath } from '@haat/web/product-kinds/product-kinds';
import { shortDate } from '@haat/web/time/when';
import { chords } from '../../components/palette/chords';
import { formatPhone, maskPhone } from '../../components/people/phone';

export interface Entry extends Chosen {
  icon: IconName;
  /** Beside the label, softer. */
  about?: string;
  /** The keys that lead there as well. */
  keys?: string;
  /** Words that name it besides its label. */
  also?: string;
}

/** What is there for everybody, by its English name. */
type Place = Omit<Entry, 'label'> & { label: Phrase };

export interface Group {
  title: string;
  entries: readonly Entry[];
}

const screens: readonly Place[] = [
  { label: 'Home', icon: 'home', href: paths.dashboard, also: 'dashboard earnings' },
  { label: 'Products', icon: 'box', href: paths.products, also: 'all everything' },
  { label: 'Sales', icon: 'receipt', href: paths.sales, also: 'transactions buyers refunds' },
  { label: 'Analytics', icon: 'eye', href: paths.analytics, also: 'figures views' },
  { label: 'Discounts', icon: 'tag', href: paths.discounts, also: 'coupons codes offers' },
  { label: 'Files', icon: 'file', href: paths.media, also: 'uploads media library video audio storage' },
  { label: 'Links', icon: 'link', href: paths.links, also: 'sources qr follow ups reminders' },
  { label: 'Wallet', icon: 'wallet', href: paths.wallet, also: 'money withdraw payout balance' },
  { label: 'Statement', icon: 'bank', href: paths.statement, also: 'wallet entries csv' },
  { label: 'KYC', icon: 'shield', href: paths.kyc, also: 'pan bank upi verify' },
  { label: 'Reviews', icon: 'star', href: paths.reviews, also: 'stars ratings' },
  { label: 'Questions', icon: 'message', href: paths.questions, also: 'answers lessons course' },
  { label: 'Notifications', icon: 'bell', href: paths.notifications },
  { label: 'Purchases', icon: 'book', href: paths.purchases, also: 'purchases library' },
  {
    label: 'Your invitations',
    icon: 'share',
    href: paths.invitations,
    also: 'referral invite earned link',
  },
  {
    label: 'Account',
    icon: 'user',
    href: paths.account,
    also: 'profile handle page phone email language theme gstin plan devices',
  },
];

/** In the language that is spoken, found by its English name too: many type it although they read Hindi. */
const placed = ({ label, also = '', ...place }: Place): Entry => ({
  ...place,
  label: t(label),
  also: `${label} ${also}`,
});

const lists = (): Entry[] =>
  kindOrder.map((kind) => {
    const { labelOfMany, icon } = describe(kind);
    const also = `products ${labelOfMany}`;
    return { label: namesOf(kind).labelOfMany, icon, href: homeOf(kind), also };
  });

const begins = (): Entry[] =>
  kindOrder.map((kind) => {
    const { one, icon } = describe(kind);
    const create = createPath(kind);
    const also = `new create add make ${one}`;
    return { label: t('New {one}', { one: namesOf(kind).one }), icon, href: create, also };
  });

/** All that can be reached without asking anybody. */
const places = (): Entry[] => {
  const [home, ...others] = screens.map(placed);
  return withKeys([...(home ? [home] : []), ...lists(), ...others]);
};

const keysTo = new Map(chords.map(({ keys, href }) => [href, keys]));
const withKeys = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => {
    const keys = keysTo.get(entry.href);
    return keys === undefined ? entry : { ...entry, keys };
  });

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed begins a word of the entry. */
export function isNamed({ label, also = '' }: Entry, query: string): boolean {
  const terms = folded(`${label} ${also}`).split(/\s+/);
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => terms.some((term) => term.startsWith(typed)));
}

/** What the palette shows: without words what was chosen lately, and every place. */
export function groupsOf(
  query: string,
  { recent, found }: { recent: readonly Chosen[]; found: SearchResults | null },
): Group[] {
  const isEmpty = query.trim() === '';
  const named = (entries: readonly Entry[]) => entries.filter((entry) => isNamed(entry, query));
  const groups: Group[] = [
    { title: t('Recent'), entries: isEmpty ? recent.map((one) => ({ ...one, icon: 'clock' as const })) : [] },
    { title: t('Products'), entries: isEmpty ? [] : productsOf(found) },
    { title: t('Buyers'), entries: isEmpty ? [] : buyersOf(found) },
    { title: t('Sales'), entries: isEmpty ? [] : salesOf(found) },
    { title: t('Go to'), entries: named(places()) },
    { title: t('Create'), entries: named(withKeys(begins())) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const productsOf = (found: SearchResults | null): Entry[] =>
  (found?.products ?? []).map((product) => ({
    label: product.title,
    icon: describe(product.kind).icon,
    href: productPath(product),
    about: namesOf(product.kind).label,
  }));

/** As the list of sales names people: by the name they gave, or else by the number without its middle. */
const buyersOf = (found: SearchResults | null): Entry[] =>
  (found?.buyers ?? []).map(({ name, phone, purchases, lastAt }) => ({
    label: name ?? maskPhone(phone),
    icon: 'user',
    href: paths.salesTo(phone),
    about: [
      ...(name === null ? [] : [maskPhone(phone)]),
      plural(purchases, '{count} purchase', '{count} purchases', {}),
      t('last on {day}', { day: shortDate(lastAt) }),
    ].join(' · '),
  }));

const salesOf = (found: SearchResults | null): Entry[] =>
  (found?.sales ?? []).map(({ orderId, title, buyer, amount, at }) => ({
    label: buyer === null ? title : nameOf(buyer),
    icon: 'receipt',
    href: paths.sale(orderId),
    about: `${title} · ${formatPaise(amount)} · ${shortDate(at)}`,
  }));

const nameOf = (buyer: string) => (buyer.startsWith('+') ? formatPhone(buyer) : buyer);
