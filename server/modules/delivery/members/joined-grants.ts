import type { ProductKind } from '@haat/openapi';
import type { MembersContext } from './member.invites';

export interface Held {
  /** Of the grant. */
  id: string;
  kind: ProductKind;
}

/** Of grants of a seller those whose holder is in the channel that they open, as ids. */
export async function joinedOf(
  { database, deliveries }: Pick<MembersContext, 'database' | 'deliveries'>,
  sellerId: string,
  grants: readonly Held[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    Object.entries(deliveries).map(async ([kind, delivery]) => {
      const ids = grants.flatMap((grant) => (grant.kind === kind ? [grant.id] : []));
      return ids.length === 0 ? [] : [...(await delivery.details(database.db, sellerId, ids))];
    }),
  );
  const details = found.flat();
  return new Set(details.flatMap(([id, { status }]) => (status === 'joined' ? [id] : [])));
}
