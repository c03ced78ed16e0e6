import { createPath, kinds, productKinds } from '@haat/kinds/facts';

/** Addresses of other editors that the contract has in the first settings area. */
const editorsOfOthers = ['webinarEdit', 'comboEdit', 'lockEdit', 'courseEdit', 'pageEdit'];

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
  ...kinds.flatMap((kind) => {
    const { list, settings } = productKinds[kind];
    return [
      ...(list === null ? [] : [list]),
      `/Create/${kind}`,
      createPath(kind),
      ...Object.values(settings),
    ];
  }),
  ...editorsOfOthers.map((editor) => `/tgsettings/${editor}`),
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
