import { t, translate } from '@haat/i18n';
import { createPath } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import {
  type AreaPlace,
  areaPlaceNames,
  areaTabs,
  describe,
  engagementPath,
  kindOrder,
  topLevelKinds,
} from '@haat/web/product-kinds/product-kinds';
import { createElement } from 'react';
import { titleOfList } from '../../components/product-kinds/listed-kind';
import { loadArea } from './product-area';
import { loadList } from './product-list';
import { type ScreenProps, type ScreenRoute, signedIn, signedInPage, workspace } from './screen-route';

/** The list of a kind. */
function listOf(kind: ProductKind): ScreenRoute[] {
  const { list } = describe(kind);
  if (list === null) return [];
  return [
    {
      ...signedIn,
      pattern: list,
      title: (query) => titleOfList(kind, query),
      load: () => loadList(kind),
    },
  ];
}

/** Where a product is created and edited. Some have an address */
function makersOf(kind: ProductKind): ScreenRoute[] {
  const { label, connects } = describe(kind);
  const patterns = new Set([createPath(kind), paths.create(kind)]);
  if (connects) patterns.delete(createPath(kind));
  return [...patterns].map((pattern) => ({
    ...workspace,
    pattern,
    title: () => translate(label),
    load: async () => {
      const { ProductEditorScreen } = await import('../../screens/product-editor/ProductEditorScreen');
      return () => createElement(ProductEditorScreen, { kind });
    },
  }));
}

/** Where its channels are connected. */
function channelsOf(kind: ProductKind): ScreenRoute[] {
  const { connects } = describe(kind);
  if (!connects) return [];
  return [
    {
      ...signedIn,
      pattern: createPath(kind),
      title: () => t(connects === 'Discord' ? 'Connect a server' : 'Connect a channel'),
      load: async () => {
        const { ChannelsScreen } = await import('../../screens/channels/ChannelsScreen');
        return () => createElement(ChannelsScreen, { kind, platform: connects });
      },
    },
  ];
}

/** A screen of a settings area at an address; none where a kind has no such address. */
function inArea(kind: ProductKind, place: AreaPlace, pattern: string | undefined): ScreenRoute[] {
  if (pattern === undefined) return [];
  return [
    {
      ...signedInPage,
      pattern,
      title: () => `${translate(areaPlaceNames[place])} · ${translate(describe(kind).label)}`,
      load: () => loadArea(kind, place),
    },
  ];
}

/** Its settings area: the tabs, and how its lessons and files are used. */
function areaOf(kind: ProductKind): ScreenRoute[] {
  const { settings } = describe(kind);
  return [
    ...areaTabs.flatMap((tab) => inArea(kind, tab, settings[tab])),
    ...inArea(kind, 'engagement', engagementPath(kind)),
  ];
}

/** The members of one, and the messages to them. */
function membersOf(kind: ProductKind): ScreenRoute[] {
  const { members, writesToMembers = false } = describe(kind);
  if (members === undefined) return [];
  return [
    {
      ...signedIn,
      pattern: `${members}:id`,
      title: () => t('Members'),
      load: async () => {
        const { MembersScreen } = await import('../../screens/members/MembersScreen');
        return ({ params }: ScreenProps) => createElement(MembersScreen, { kind, id: params['id'] ?? '' });
      },
    },
    ...(writesToMembers ? [messagesOf(kind, members)] : []),
  ];
}

/** Messages to the members of one. */
const messagesOf = (kind: ProductKind, members: string): ScreenRoute => ({
  ...signedIn,
  pattern: `${members}:id/messages`,
  title: () => t('Messages'),
  load: async () => {
    const { BroadcastsScreen } = await import('../../screens/broadcasts/BroadcastsScreen');
    return ({ params }: ScreenProps) => createElement(BroadcastsScreen, { kind, id: params['id'] ?? '' });
  },
});

/** Lists, makers and settings of products. */
export const productRoutes: readonly ScreenRoute[] = [
  ...kindOrder.flatMap(listOf),
  ...kindOrder.flatMap(makersOf),
  ...kindOrder.flatMap(channelsOf),
  ...kindOrder.flatMap(membersOf),
  ...topLevelKinds.flatMap(areaOf),
  ...kindOrder.flatMap((kind) => inArea(kind, 'edit', describe(kind).alsoEditedAt)),
];
