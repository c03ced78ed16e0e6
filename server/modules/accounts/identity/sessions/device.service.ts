import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import type { Address } from '../login-methods/address';
import * as repository from './device.repository';

/** Ms after its last sign-in for which a browser is remembered. */
export const deviceLivesMs = 365 * 24 * 60 * 60_000;
const mostOfAccount = 20;

const hashOf = (token: string | undefined): Buffer | null =>
  token !== undefined && /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest() : null;

/** Remembered devices, which lock-outs caused by others do not affect. */
export function createDevices({ clock, database, random }: Pick<Deps, 'clock' | 'database' | 'random'>) {
  return {
    /** Whether the browser with this token has signed in before to the account that the address opens. */
    async isKnown(token: string | undefined, address: Address): Promise<boolean> {
      const hash = hashOf(token);
      return hash !== null && repository.isRemembered(database.db, hash, address);
    },

    /** Remembers a browser in which a session begins, under a new token, which it answers: one that was planted there proves nothing. */
    async remember(
      trx: Transaction<Schema>,
      { accountId, sessionId, former }: { accountId: string; sessionId: string; former: string | undefined },
    ): Promise<string> {
      const token = random.token();
      await repository.rememberDevice(trx, {
        tokenHash: hashOf(token) as Buffer,
        formerHash: hashOf(former),
        accountId,
        sessionId,
        at: clock.now(),
      });
      await repository.keepNewest(trx, accountId, mostOfAccount);
      return token;
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;
