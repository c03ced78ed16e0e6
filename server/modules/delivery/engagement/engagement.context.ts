import type { Deps } from '../../../platform/deps';
import type { Catalog } from '../../catalog';
import type { ProductRef } from '../members/member.delivery';

/** What engagement asks of other modules. */
export interface EngagementDependencies {
  /** Of files that a product shows for free: how often they were played, each person once a day. */
  playsOf(product: ProductRef, mediaIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  catalog: Pick<Catalog, 'getSellable' | 'filesOf'>;
}

export type EngagementContext = Pick<Deps, 'database'> & EngagementDependencies;
