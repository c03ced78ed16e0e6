import { type Phrase, translate } from '@haat/i18n';
import { createPath, type KindFacts, kinds, membersPath, productKinds } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { paths } from '../paths';

/** The screens of a settings area, in the order of its tabs. */
export const areaTabs = ['analytics', 'sales', 'discounts', 'edit'] as const;
export type AreaTab = (typeof areaTabs)[number];

export const areaTabNames = {
  analytics: 'Overview',
  sales: 'Sales',
  discounts: 'Discounts',
  edit: 'Edit',
} as const satisfies Record<AreaTab, Phrase>;

/** All that differs between kinds of products. Screens ask this table and know no kind by name. */
export const describe = (kind: ProductKind): KindFacts => productKinds[kind];

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

/** What buyers call what they bought, in the language that is spoken. */
export function boughtNamesOf(kind: ProductKind): Record<'label' | 'labelOfMany', string> {
  const { label, labelOfMany, bought = { label, labelOfMany } } = describe(kind);
  return { label: translate(bought.label), labelOfMany: translate(bought.labelOfMany) };
}

/** In the order of menus. */
export const kindOrder: readonly ProductKind[] = kinds;

/** The kinds whose products stand in the list and the area of this one, itself first. */
export const listedWith = (kind: ProductKind): readonly ProductKind[] => [
  kind,
  ...kinds.filter((other) => describe(other).parentKind === kind),
];

/** The kind whose addresses these are: its own, or those of the kind it is a guest of. */
const parentKindOf = (kind: ProductKind): ProductKind => describe(kind).parentKind ?? kind;

/** Kinds with addresses of their own. */
export const topLevelKinds = kindOrder.filter((kind) => parentKindOf(kind) === kind);

/** For menus: what is there and where. */
export const kindPlaces = topLevelKinds.map((kind) => {
  const { labelOfMany: label, icon, list, settings } = describe(kind);
  return { kind, label, icon, href: list ?? settings.analytics, create: createPath(kind) };
});

/** Where all products of a kind can be seen. */
export function homeOf(kind: ProductKind): string {
  const host = parentKindOf(kind);
  const { list, settings } = describe(host);
  const home = list ?? settings.analytics;
  return host === kind ? home : `${home}?kind=${kind}`;
}

/** One product's screen in the area of its kind. */
export const settingsPath = (kind: ProductKind, tab: AreaTab, id: string): string =>
  `${describe(kind).settings[tab]}?id=${encodeURIComponent(id)}`;

/** A screen of the area: one of its tabs, or how its lessons and files are used. */
export type AreaPlace = AreaTab | 'engagement';

export const areaPlaceNames = { ...areaTabNames, engagement: 'Engagement' } as const satisfies Record<
  AreaPlace,
  Phrase
>;

/** Where it is seen how the lessons and files of a kind are used; undefined for kinds without them. */
export const engagementPath = (kind: ProductKind): string | undefined =>
  describe(kind).engagement && `${describe(kind).settings.area}/engagement`;

/** Where the members of a product are written to; null where they cannot be. */
export function messagesPath(kind: ProductKind, id: string): string | null {
  const members = membersPath(kind, id);
  return members !== null && describe(kind).writesToMembers ? `${members}/messages` : null;
}

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
