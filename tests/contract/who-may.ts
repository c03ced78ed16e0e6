import type { Operation, Schema } from '../conformance/contract';
import { type Identity, identities } from './names';

/** Who may do something about the owner's things, by the address of the operation; the first rule that fits holds. */
const rules: readonly (readonly [address: RegExp, who: readonly Identity[]])[] = [
  [/^\/api\/operator\//, ['operator']],
  // What is on sale is everybody's to look at and to buy; a payment and an order are whoever's has been given their secret.
  [/^\/api\/public\//, identities],
  [/^\/api\/orders/, identities],
  [/^\/sandbox\/payments\//, identities],
  [/^\/api\/(purchases|subscriptions|learn|access)\//, ['buyer']],
  [
    /^\/api\/(products|uploads|media|renditions|discounts|links|reviews|questions|files|analytics)\b/,
    ['owner'],
  ],
  [/^\/api\/(transactions|refund-rounds|disputes|payouts|payout-settings|payout-accounts)\b/, ['owner']],
  [/^\/api\/(sessions|notifications)\b/, ['owner']],
  [/^\/api\/account\/addresses\//, ['owner']],
  [/^\/api\/(telegram|discord|members|broadcasts)\//, ['owner']],
];

/** Where something is asked for before the thing is looked for, what everybody else is told. 404 otherwise. */
export const toldInstead: Record<string, number> = {
  removeAddress: 401,
};

/** Null where no rule says it. */
export const whoMay = ({ path }: Operation): readonly Identity[] | null =>
  rules.find(([address]) => address.test(path))?.[1] ?? null;

/** `refId` says where somebody came from and names nothing. */
const isId = (name: string): boolean => name !== 'refId' && /^(id|ids|session)$|Id$/.test(name);

/** Parameters and fields of a body in which an operation takes an id. */
export function idsTaken({ parameters, jsonBody }: Operation): {
  path: string[];
  query: string[];
  body: string[];
} {
  const of = (place: string) =>
    parameters.filter((one) => one.in === place && isId(one.name)).map(({ name }) => name);
  const fields = Object.keys((jsonBody?.['properties'] ?? {}) as Record<string, Schema>);
  return { path: of('path'), query: of('query'), body: fields.filter(isId) };
}
