import type { Database, Tx } from '../../../../platform/database/database';
import { Refusal, sqlState } from '../../../../platform/http/errors';
import type { GstinVerdict, WaitingClaim, Wanted } from './claim.service';

/** Why a GSTIN that waited is refused when the PAN is known. */
const ofAnother = 'This GSTIN belongs to a different PAN. Use the one registered under your PAN.';

type Accept = (sellerId: string, wanted: Wanted) => Promise<void>;

export interface SettlingParts {
  claims: {
    waiting(): AsyncIterable<WaitingClaim>;
    decide(trx: Tx, verdict: GstinVerdict, accept: Accept): Promise<unknown>;
  };
  kycFacts: {
    isTheirGstin(trx: Tx, sellerId: string, gstin: string): Promise<boolean | null>;
    panNameOf(sellerId: string): Promise<string | null>;
  };
  write(trx: Tx, sellerId: string, wanted: Wanted): Promise<void>;
  changed(sellerId: string): void;
}

/**
 * Decides what waits and needs no person any more, because its creator's PAN has been verified since: the one inside the GSTIN, and it holds as if it
 * were saved anew; another, and it never will. May be run at any time, by several servers at once.
 */
export const settling = (
  database: Database,
  { claims, kycFacts, write, changed }: SettlingParts,
): (() => Promise<void>) =>
  async function settle() {
    for await (const { id, sellerId, gstin } of claims.waiting()) {
      if ((await kycFacts.panNameOf(sellerId)) === null) continue;
      try {
        await database.tx(async (trx) => {
          const isTheirs = await kycFacts.isTheirGstin(trx, sellerId, gstin);
          // Taken away again meanwhile: a person looks.
          if (isTheirs === null) return;
          const verdict = isTheirs ? ('accept' as const) : ('refuse' as const);
          await claims.decide(trx, { id, verdict, reason: ofAnother }, (_, wanted) =>
            write(trx, sellerId, wanted),
          );
        });
        changed(sellerId);
      } catch (error) {
        // Decided or given anew meanwhile, or its number is taken by too many: the others go on, and what still waits is looked at next time.
        if (!(error instanceof Refusal) && sqlState(error) !== '23505') throw error;
      }
    }
  };
