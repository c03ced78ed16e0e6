import type { ProductKind } from '@haat/contract';
import { createElement } from 'react';
import { areaTabNames, areaTabs, describe, kindOrder } from '../../parts/product-kinds/product-kinds';
import { paths } from '../paths';
import { loadArea } from './product-area';
import { type ScreenRoute, signedIn, signedInPage, workspace } from './screen-route';

/** The list of a kind. */
function listOf(kind: ProductKind): ScreenRoute[] {
  const { list, labelOfMany } = describe(kind);
  if (list === null) return [];
  return [
    {
      ...signedIn,
      pattern: list,
      title: labelOfMany,
      load: async () => {
        const { ProductListScreen } = await import('../../screens/product-lists/ProductListScreen');
        return () => createElement(ProductListScreen, { kind });
      },
    },
  ];
}

/** Where one is made: with the editor of its kind, or with the word that there is none yet. */
function makerOf(kind: ProductKind): ScreenRoute {
  const { label, isMakeable } = describe(kind);
  if (isMakeable)
    return {
      ...workspace,
      pattern: paths.create(kind),
      title: label,
      load: async () => (await import('../../screens/page-editor/PageEditorScreen')).PageEditorScreen,
    };
  return {
    ...signedIn,
    pattern: paths.create(kind),
    title: `New ${describe(kind).one}`,
    load: async () => {
      const { CreateProductScreen } = await import('../../screens/create-product/CreateProductScreen');
      return () => createElement(CreateProductScreen, { kind });
    },
  };
}

/** The four screens of a kind's settings area. */
function areaOf(kind: ProductKind): ScreenRoute[] {
  const { area, label } = describe(kind);
  if (area === null) return [];
  return areaTabs.map((tab) => ({
    ...signedInPage,
    pattern: area[tab],
    title: `${areaTabNames[tab]} · ${label}`,
    load: () => loadArea(kind, tab),
  }));
}

/** Editors of other kinds that the Telegram area leads to as well. */
const editors = [
  ['webinar', paths.telegram.editWebinar],
  ['combo', paths.telegram.editCombo],
  ['lock', paths.telegram.editLock],
  ['course', paths.telegram.editCourse],
  ['page', paths.telegram.editPage],
] as const;

const editorsInTelegram = editors.map(
  ([kind, pattern]): ScreenRoute => ({
    ...signedInPage,
    pattern,
    title: `${areaTabNames.edit} · ${describe(kind).label}`,
    load: () => loadArea(kind, 'edit'),
  }),
);

/** Lists, makers and settings of products. */
export const productRoutes: readonly ScreenRoute[] = [
  ...kindOrder.flatMap(listOf),
  ...kindOrder.map(makerOf),
  {
    ...signedIn,
    pattern: paths.connectTelegram,
    title: 'Connect a Telegram channel',
    load: async () =>
      (await import('../../screens/telegram-connect/ConnectTelegramScreen')).ConnectTelegramScreen,
  },
  {
    ...signedIn,
    pattern: paths.telegramMembers(':id'),
    title: 'Members',
    load: async () => (await import('../../screens/telegram-members/MembersScreen')).MembersScreen,
  },
  ...kindOrder.flatMap(areaOf),
  ...editorsInTelegram,
];
