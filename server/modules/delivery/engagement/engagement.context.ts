import type { Deps } from '../../../platform/deps';
import type { Catalog } from '../../catalog';

/** What engagement asks of other modules. */
export interface EngagementDependencies {
  catalog: Pick<Catalog, 'getSellable' | 'filesOf'>;
}

export type EngagementContext = Pick<Deps, 'database'> & EngagementDependencies;
