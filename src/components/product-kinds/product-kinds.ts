import type { IconName } from '@haat/design-system';
import { type Phrase, translate } from '@haat/i18n';
import { type KindNames, productKinds as names } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { paths } from '../../app/paths';

/** The screens of a settings area, in the order of its tabs. */
export const areaTabs = ['analytics', 'sales', 'discounts', 'edit'] as const;
export type AreaTab = (typeof areaTabs)[number];
type Area = Readonly<Record<AreaTab, string>>;

export const areaTabNames = {
  analytics: 'Overview',
  sales: 'Sales',
  discounts: 'Discounts',
  edit: 'Edit',
} as const satisfies Record<AreaTab, Phrase>;

export interface KindDescription extends KindNames {
  icon: IconName;
  /** Where all of them are. Lessons stand in the list of courses; servers where their area opens, as the contract has no other address for them. */
  list: string | null;
  create: string;
  /** Where a buyer opens one. */
  preview: (id: string) => string;
  /** The screens about one. Lessons have theirs among those of courses. */
  area: Area;
}

/** All that differs between kinds of products. Screens ask this table and know no kind by name. */
const productKinds = {
  page: {
    ...names.page,
    icon: 'card',
    list: paths.lists.page,
    create: paths.create('page'),
    preview: paths.preview.page,
    area: paths.page,
  },
  telegram: {
    ...names.telegram,
    icon: 'send',
    list: paths.lists.telegram,
    create: paths.connectTelegram,
    preview: paths.preview.telegram,
    area: paths.telegram,
  },
  course: {
    ...names.course,
    icon: 'book',
    list: paths.lists.course,
    create: paths.create('course'),
    preview: paths.preview.course,
    area: paths.course,
  },
  lesson: {
    ...names.lesson,
    icon: 'play',
    list: null,
    create: paths.create('lesson'),
    preview: paths.preview.lesson,
    area: paths.course,
  },
  webinar: {
    ...names.webinar,
    icon: 'calendar',
    list: paths.lists.webinar,
    create: paths.create('webinar'),
    preview: paths.preview.webinar,
    area: paths.webinar,
  },
  lock: {
    ...names.lock,
    icon: 'lock',
    list: paths.lists.lock,
    create: paths.create('lock'),
    preview: paths.preview.lock,
    area: paths.lock,
  },
  combo: {
    ...names.combo,
    icon: 'gift',
    list: paths.lists.combo,
    create: paths.create('combo'),
    preview: paths.preview.combo,
    area: paths.combo,
  },
  discord: {
    ...names.discord,
    icon: 'users',
    list: null,
    create: paths.create('discord'),
    preview: paths.preview.discord,
    area: paths.discord,
  },
} as const satisfies Record<ProductKind, KindDescription>;

export const describe = (kind: ProductKind): KindDescription => productKinds[kind];

/** What a kind is called, in the language that is spoken. */
export const namesOf = (kind: ProductKind) => {
  const { label, labelOfMany, one, many } = describe(kind);
  return {
    label: translate(label),
    labelOfMany: translate(labelOfMany),
    one: translate(one),
    many: translate(many),
  };
};

/** In the order of menus. */
export const kindOrder = Object.keys(productKinds) as ProductKind[];

/** Kinds without an address of their own: they stand in the list and the area of another. */
const guests: Partial<Record<ProductKind, readonly ProductKind[]>> = { course: ['lesson'] };

/** The kinds whose products stand in the list and the area of this one, itself first. */
export const listedWith = (kind: ProductKind): readonly ProductKind[] => [kind, ...(guests[kind] ?? [])];

/** The kind whose addresses these are: its own, or those of the kind it is a guest of. */
const hostOf = (kind: ProductKind): ProductKind =>
  kindOrder.find((host) => guests[host]?.includes(kind)) ?? kind;

/** Kinds with addresses of their own. */
export const hosts = kindOrder.filter((kind) => hostOf(kind) === kind);

/** For menus: what is there and where. */
export const kindPlaces = hosts.map((kind) => {
  const { labelOfMany: label, icon, list, area, create } = describe(kind);
  return { kind, label, icon, href: list ?? area.analytics, create };
});

/** Where all products of a kind can be seen. */
export function homeOf(kind: ProductKind): string {
  const host = hostOf(kind);
  const { list, area } = describe(host);
  const home = list ?? area.analytics;
  return host === kind ? home : `${home}?kind=${kind}`;
}

/** One product's screen in the area of its kind. */
export const settingsPath = (kind: ProductKind, tab: AreaTab, id: string): string =>
  `${describe(kind).area[tab]}?id=${encodeURIComponent(id)}`;

/** Where one works on a product: a draft is finished, anything else is looked at. */
export const productPath = ({
  kind,
  id,
  status,
}: {
  kind: ProductKind;
  id: string;
  status: string;
}): string => (status === 'draft' ? paths.edit(kind, id) : settingsPath(kind, 'analytics', id));
