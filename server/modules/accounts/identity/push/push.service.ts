import type { Deps } from '../../../../platform/deps';
import * as repository from './push.repository';

/** Where push messages of an account go; whoever sends them is given this, and knows nothing else of identity. */
export interface PushDevices {
  /** Of devices that are signed in, the oldest first. */
  pushTokens(accountId: string): Promise<string[]>;
  /** Forgets tokens that take no message any more. */
  dropPushTokens(tokens: readonly string[]): Promise<void>;
}

export function createPushDevices({ clock, database }: Pick<Deps, 'clock' | 'database'>): PushDevices {
  return {
    pushTokens: (accountId) => repository.findPushTokens(database.db, accountId, clock.now()),
    dropPushTokens: (tokens) => repository.deletePushTokens(database.db, tokens),
  };
}
