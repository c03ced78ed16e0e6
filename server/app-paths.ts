import { createPath, kinds, productKinds } from '@haat/kinds/facts';

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
    const { alsoEditedAt, list, settings } = productKinds[kind];
    return [
      ...(list === null ? [] : [list]),
      `/Create/${kind}`,
      createPath(kind),
      ...Object.values(settings),
      ...(alsoEditedAt === undefined ? [] : [alsoEditedAt]),
    ];
  }),
];

const screens = new Set(spelled.map((path) => path.toLowerCase()));
/** Those that end with the id of a product. */
const members = kinds.flatMap((kind) => productKinds[kind].members?.toLowerCase() ?? []);
const isOfMembers = (path: string) =>
  members.some((base) => path.startsWith(base) && /^[^/]+$/.test(path.slice(base.length)));

/** Whether the app has a screen at this path, whatever the case */
export function isAppPath(path: string): boolean {
  const plain = path.replace(/(.)\/$/, '$1').toLowerCase();
  return screens.has(plain) || isOfMembers(plain);
}
