import type { Difference } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type Audit, reasonOf } from '../audit.service';
import {
  countOpen,
  type DifferenceKey,
  type DifferenceRow,
  findDifference,
  listDifferences,
  saveResolution,
} from './difference.repository';

const most = 200;

/** Discrepancies between our records and a gateway, and their explanations. */
export function createDifferences(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { audit }: { audit: Audit },
) {
  return {
    count: () => countOpen(database.db),

    list: async (state: 'open' | 'closed'): Promise<Difference[]> =>
      (await listDifferences(database.db, state === 'open', most)).map(view),

    /** Explains a difference. Throws a 404 refusal for one that never was, and a 409 one when it is explained already. */
    async resolve(by: Session, id: string, text: string): Promise<Difference> {
      const key = keyOf(id);
      const reason = reasonOf(text);
      return database.tx(async (trx) => {
        const row = key && (await findDifference(trx, key));
        if (!row) throw notFound('Discrepancy not found');
        const at = clock.now();
        const { provider, order_id, kind } = row;
        const resolution = { provider, order_id, kind, note: reason, actor: by.accountId, at };
        if (!(await saveResolution(trx, resolution, row.found_at)))
          throw conflict('already_resolved', 'This discrepancy has already been explained.');
        await audit.record(trx, {
          by,
          action: 'resolveDifference',
          subject: { kind: 'difference', id },
          reason,
          before: { foundAt: row.found_at, seenAt: row.seen_at, ...row.detail },
        });
        return view({ ...row, note: reason, resolved_at: at });
      });
    },
  };
}

export type Differences = ReturnType<typeof createDifferences>;

const idOf = ({ provider, order_id, kind }: DifferenceRow) => `${provider}.${order_id}.${kind}`;

function keyOf(id: string): DifferenceKey | null {
  const [provider, orderId, kind, ...more] = id.split('.');
  return provider && orderId && kind && more.length === 0 ? { provider, orderId, kind } : null;
}

function view(row: DifferenceRow): Difference {
  const { paymentId, amount } = row.detail;
  return {
    id: idOf(row),
    provider: row.provider,
    orderId: row.order_id,
    kind: row.kind,
    paymentId: typeof paymentId === 'string' ? paymentId : null,
    amount: typeof amount === 'number' ? amount : null,
    foundAt: row.found_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    resolution: row.resolved_at && { note: row.note ?? '', at: row.resolved_at.toISOString() },
  };
}
