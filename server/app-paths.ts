import type { ProductKind } from '@haat/openapi';

const kinds: readonly ProductKind[] = [
  'telegram',
  'discord',
  'course',
  'lesson',
  'webinar',
  'lock',
  'combo',
  'page',
];

/** What stands under each settings area; the area alone shows the first. */
const areas = {
  tgsettings: [
    'analist',
    'tran',
    'TelegramDiscount',
    'TelegramEdit',
    'webinarEdit',
    'comboEdit',
    'lockEdit',
    'courseEdit',
    'pageEdit',
  ],
  tgsettings1: ['Analistpage', 'tranpage', 'discountpage', 'editpage'],
  tgsettings2: ['Analistcours', 'trancours', 'discountcours', 'editcourd'],
  tgsettings3: ['Analistdiscord', 'trandiscord', 'discountdiscord', 'editdiscord'],
  tgsettings4: ['AnalistLock', 'AnalistPageLock', 'AnalistLockDiscount', 'AnalistLockdEdit'],
  tgsettings5: ['Analistwebinar', 'tranwebinar', 'discountwebinar', 'editwebinar'],
  tgsettings6: ['AnalistCombo', 'trancombo', 'discountcombo', 'editcombo'],
};

/** Every address of the app as the contract spells it. Those of one product of a creator end with its id. */
const spelled = [
  '/login',
  '/admin',
  '/analytics',
  '/transaction',
  '/wallet',
  '/wallet/kyc',
  '/viewallwallet',
  '/purchase',
  '/account',
  '/account/invitations',
  '/reviews',
  '/notifications',
  '/discounts',
  '/links',
  '/operator',
  '/payment',
  '/webinar',
  '/course',
  '/telContent',
  '/combocontent',
  '/locupload',
  ...kinds.map((kind) => `/Create/${kind}`),
  '/telegramCreate',
  ...Object.entries(areas).flatMap(([area, children]) => [
    `/${area}`,
    ...children.map((child) => `/${area}/${child}`),
  ]),
];

const screens = new Set(spelled.map((path) => path.toLowerCase()));
const members = /^\/tgch\/[^/]+$/i;

/**
 * Has the app a screen there, whatever the case of the letters? Every other address answers 404. What each shows is for the
 * app's router to say. `path` is decoded.
 */
export function isAppPath(path: string): boolean {
  const plain = path.replace(/(.)\/$/, '$1');
  return screens.has(plain.toLowerCase()) || members.test(plain);
}
