import type { ProductKind } from '@haat/contract';
import type { IconName } from '@haat/design-system';
import { paths } from '../../app/paths';

/** The screens of a settings area, in the order of its tabs. */
export const areaTabs = ['analytics', 'sales', 'discounts', 'edit'] as const;
export type AreaTab = (typeof areaTabs)[number];
type Area = Readonly<Record<AreaTab, string>>;

export const areaTabNames: Readonly<Record<AreaTab, string>> = {
  analytics: 'Overview',
  sales: 'Sales',
  discounts: 'Discounts',
  edit: 'Edit',
};

export interface KindDescription {
  /** As a title. */
  label: string;
  labelOfMany: string;
  /** In a sentence. */
  one: string;
  many: string;
  icon: IconName;
  /** Where all of them are. Lessons stand in courses and Discord servers in their area, so neither has a list of its own. */
  list: string | null;
  create: string;
  /** Where a buyer opens one. */
  preview: (id: string) => string;
  area: Area | null;
  /** Whether one can be made here. */
  isMakeable: boolean;
}

/** All that differs between kinds of products. Screens ask this table and know no kind by name. */
const productKinds = {
  page: {
    label: 'Payment page',
    labelOfMany: 'Payment pages',
    one: 'page',
    many: 'pages',
    icon: 'card',
    list: paths.lists.page,
    create: paths.create('page'),
    preview: paths.preview.page,
    area: paths.page,
    isMakeable: true,
  },
  telegram: {
    label: 'Telegram channel',
    labelOfMany: 'Telegram channels',
    one: 'channel',
    many: 'channels',
    icon: 'send',
    list: paths.lists.telegram,
    create: paths.connectTelegram,
    preview: paths.preview.telegram,
    area: paths.telegram,
    isMakeable: false,
  },
  course: {
    label: 'Course',
    labelOfMany: 'Courses',
    one: 'course',
    many: 'courses',
    icon: 'book',
    list: paths.lists.course,
    create: paths.create('course'),
    preview: paths.preview.course,
    area: paths.course,
    isMakeable: false,
  },
  lesson: {
    label: 'Lesson',
    labelOfMany: 'Lessons',
    one: 'lesson',
    many: 'lessons',
    icon: 'play',
    list: null,
    create: paths.create('lesson'),
    preview: paths.preview.lesson,
    area: null,
    isMakeable: false,
  },
  webinar: {
    label: 'Webinar',
    labelOfMany: 'Webinars',
    one: 'webinar',
    many: 'webinars',
    icon: 'calendar',
    list: paths.lists.webinar,
    create: paths.create('webinar'),
    preview: paths.preview.webinar,
    area: paths.webinar,
    isMakeable: false,
  },
  lock: {
    label: 'Locked content',
    labelOfMany: 'Locked content',
    one: 'locked content',
    many: 'locked content',
    icon: 'lock',
    list: paths.lists.lock,
    create: paths.create('lock'),
    preview: paths.preview.lock,
    area: paths.lock,
    isMakeable: false,
  },
  combo: {
    label: 'Combo',
    labelOfMany: 'Combos',
    one: 'combo',
    many: 'combos',
    icon: 'gift',
    list: paths.lists.combo,
    create: paths.create('combo'),
    preview: paths.preview.combo,
    area: paths.combo,
    isMakeable: false,
  },
  discord: {
    label: 'Discord server',
    labelOfMany: 'Discord servers',
    one: 'server',
    many: 'servers',
    icon: 'users',
    list: null,
    create: paths.create('discord'),
    preview: paths.preview.discord,
    area: paths.discord,
    isMakeable: false,
  },
} as const satisfies Record<ProductKind, KindDescription>;

export const describe = (kind: ProductKind): KindDescription => productKinds[kind];

/** In the order of menus. */
export const kindOrder = Object.keys(productKinds) as ProductKind[];

/** Kinds with a list of their own, for menus: what is there and where. */
export const kindPlaces = kindOrder.flatMap((kind) => {
  const { labelOfMany: label, icon, list } = describe(kind);
  return list === null ? [] : [{ kind, label, icon, href: list }];
});

/** Where all products of a kind can be seen. */
export function homeOf(kind: ProductKind): string {
  const { list, area } = describe(kind);
  return list ?? area?.analytics ?? paths.lists.course;
}

/** One product's screen in the area of its kind; null for kinds without one. */
export function settingsPath(kind: ProductKind, tab: AreaTab, id: string): string | null {
  const { area } = describe(kind);
  return area && `${area[tab]}?id=${encodeURIComponent(id)}`;
}

/** Where one works on a product: a draft is finished, anything else is looked at. */
export function productPath({ kind, id, status }: { kind: ProductKind; id: string; status: string }): string {
  if (status === 'draft' && describe(kind).isMakeable) return paths.edit(kind, id);
  return settingsPath(kind, 'analytics', id) ?? homeOf(kind);
}
