import type { Deps } from '../../../../platform/deps';
import * as repository from './push.repository';

/** Push tokens of an account; senders are given this */
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
