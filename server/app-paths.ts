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
  '/questions',
  '/notifications',
  '/discounts',
  '/links',
  '/files',
  '/operator',
  ...kinds.flatMap((kind) => {
    const { alsoEditedAt, engagement, list, settings } = productKinds[kind];
    return [
      ...(list === null ? [] : [list]),
      `/Create/${kind}`,
      createPath(kind),
      ...Object.values(settings),
      ...(engagement === undefined ? [] : [`${settings.area}/engagement`]),
      ...(alsoEditedAt === undefined ? [] : [alsoEditedAt]),
    ];
  }),
];

const screens = new Set(spelled.map((path) => path.toLowerCase()));
/** Those of one product: they end with its id, or with where its members are written to. */
const members = kinds.flatMap((kind) => {
  const { members: base, writesToMembers } = productKinds[kind];
  if (base === undefined) return [];
  return [{ base: base.toLowerCase(), rest: writesToMembers ? /^[^/]+(\/messages)?$/ : /^[^/]+$/ }];
});
const isOfMembers = (path: string) =>
  members.some(({ base, rest }) => path.startsWith(base) && rest.test(path.slice(base.length)));

/** Whether the app has a screen at this path, whatever the case */
export function isAppPath(path: string): boolean {
  const plain = path.replace(/(.)\/$/, '$1').toLowerCase();
  return screens.has(plain) || isOfMembers(plain);
}
