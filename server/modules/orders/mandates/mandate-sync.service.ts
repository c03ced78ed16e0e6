import type { MandateStatus } from '@haat/machines/lifecycles/mandate';
import {
  GatewaySilent,
  type MandateGateway,
  type OpenedMandate,
  type PaymentGateways,
  type SeenMandate,
} from '../../../gateways/payments';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { enqueue } from '../../../platform/jobs/jobs';
import { crashPoint } from '../../../platform/observability/crash-point';
import {
  changeMandate,
  findEstablished,
  findMandate,
  findMoving,
  lockMandate,
  lockOpen,
  type MandateKey,
  type MandateRow,
} from './mandate.repository';
import { alertWhenEndingFor, eventsOf, hasLapsed, pollAfterEndFor, statusAfter } from './mandate.rules';

/** Jobs for the subscription of a mandate that its bank has changed. */
export const mandateChangeQueue = 'subscriptions.mandate';

export interface MandateChange {
  sellerId: string;
  subscriptionId: string;
  mandateId: string;
}

export interface MandateDeps extends Pick<Deps, 'database' | 'jobs' | 'clock' | 'random' | 'log'> {
  gateways: { payments: Pick<PaymentGateways, 'mandates'> };
}

export interface MandateSync {
  /** Asks the gateway how a mandate stands, and follows; one that we have ended is ended there. Asked again it changes nothing. @throws GatewaySilent */
  sync(id: string): Promise<void>;
  /** Ends it here at once, and at its gateway as soon as that answers; false when it had ended. */
  end(trx: Tx, mandate: MandateKey, why?: 'byUs' | 'lapsed'): Promise<boolean>;
}

/** A minute is enough for so many, also when each takes a second. */
const sweepLimit = 50;
/** Silent so many times, a gateway is asked no more in this round. */
const maxSilences = 3;

type Context = ReturnType<typeof contextOf>;

/** What became of mandates, as their gateway says. @param queue of the jobs that webhooks add */
export function createMandateSync(
  { database, gateways, jobs, clock, log }: MandateDeps,
  queue: string,
): MandateSync {
  const context = contextOf({ database, gateways, jobs, clock, log }, queue);

  jobs.handle<{ mandateId: string }>(queue, ({ mandateId }) => syncMandate(context, mandateId));

  return {
    sync: (id: string) => syncMandate(context, id),
    end: (trx: Tx, key: MandateKey, why?: 'byUs' | 'lapsed') => end(context, trx, key, why),
  };
}

function contextOf(
  {
    database,
    gateways,
    jobs,
    clock,
    log,
  }: Pick<MandateDeps, 'database' | 'gateways' | 'jobs' | 'clock' | 'log'>,
  queue: string,
) {
  return { queue, clock, database, log, gateways, jobs };
}

const enqueueSync = ({ queue }: Context, trx: Tx, mandateId: string) =>
  enqueue(trx, { queue, payload: { mandateId } });

async function end(
  context: Context,
  trx: Tx,
  key: MandateKey,
  why: 'byUs' | 'lapsed' = 'byUs',
): Promise<boolean> {
  const { clock } = context;
  const row = await lockMandate(trx, key);
  if (!row || row.status === 'ended') return false;
  const now = clock.now();
  await changeMandate(trx, row, {
    status: statusAfter(row.status, [why === 'byUs' ? 'we.ended' : 'proposal.lapsed']),
    why,
    ended_at: now,
    ending_at: now,
    updated_at: now,
  });
  await enqueueSync(context, trx, row.id);
  return true;
}

async function publishMandateChange(trx: Tx, row: MandateRow): Promise<void> {
  const { seller_id: sellerId, subscription_id: subscriptionId, id: mandateId } = row;
  const payload: MandateChange = { sellerId, subscriptionId, mandateId };
  await enqueue(trx, { queue: mandateChangeQueue, payload });
}

/** Only one takes money: agreeing to another one ends what was agreed to before. */
async function endPrevious(context: Context, trx: Tx, row: MandateRow): Promise<void> {
  const { seller_id: sellerId, subscription_id: subscriptionId } = row;
  for (const other of await lockOpen(trx, { sellerId, subscriptionId }))
    if (other.id !== row.id && other.status !== 'proposed') await end(context, trx, other);
}

async function move(
  context: Context,
  trx: Tx,
  row: MandateRow,
  status: MandateStatus,
  seen: SeenMandate,
): Promise<void> {
  const { clock } = context;
  const now = clock.now();
  const isApproval = row.status === 'proposed' && status !== 'ended';
  if (isApproval) await endPrevious(context, trx, row);
  await changeMandate(trx, row, {
    status,
    method: seen.method ?? row.method,
    updated_at: now,
    ...(isApproval && { approved_at: now }),
    ...(status === 'ended' && { why: seen.why ?? 'over', ended_at: now }),
  });
  await publishMandateChange(trx, row);
}

/** False when somebody else has moved it since the gateway was asked, whose answer is then old news. */
async function applyState(context: Context, found: MandateRow, seen: SeenMandate): Promise<boolean> {
  const { database, clock, log } = context;
  return database.tx(async (trx) => {
    // Those of one subscription are always locked together, so that two that are agreed to at once do not end each other.
    await lockOpen(trx, { sellerId: found.seller_id, subscriptionId: found.subscription_id });
    const row = await lockMandate(trx, found);
    if (!row || row.status !== found.status || row.asked_at > found.asked_at) return false;
    const now = clock.now();
    await changeMandate(trx, row, { asked_at: now, method: seen.method ?? row.method });
    const events = eventsOf(row.status, seen.state);
    if (events === null) {
      log.error(
        { mandateId: row.id, status: row.status, said: seen.state },
        'Mandate status contradicts the gateway',
      );
      return true;
    }
    if (events.length > 0) await move(context, trx, row, statusAfter(row.status, events), seen);
    else if (row.status === 'proposed' && hasLapsed(row.opened_at, seen.method, now)) {
      await end(context, trx, row, 'lapsed');
      await publishMandateChange(trx, row);
    }
    return true;
  });
}

/**
 * What somebody has agreed to does not lapse, and is not unheard of: then we ask under the name of another account, or in another place.
 * @throws GatewaySilent
 */
function checkAnswer(
  { log }: Context,
  { id: mandateId, approved_at: approvedAt }: MandateRow,
  seen: SeenMandate,
): SeenMandate {
  if (approvedAt === null || seen.why !== 'lapsed') return seen;
  log.error({ mandateId }, 'Authorised mandate not found at the gateway');
  throw new GatewaySilent('unknown_there');
}

/** Over for us: what its gateway still holds for open is ended there, also when it was agreed to after its end. */
async function syncEnded(context: Context, row: MandateRow, gateway: MandateGateway): Promise<void> {
  const { clock, database, log } = context;
  const now = clock.now();
  if (row.ending_at === null) {
    const { state } = await gateway.seen(row);
    if (state === 'ended' || state === 'proposed') return;
    // It was authorised nevertheless, so it is revoked until the gateway confirms.
    await changeMandate(database.db, row, {
      approved_at: row.approved_at ?? now,
      ending_at: now,
      updated_at: now,
    });
  }
  const { state } = checkAnswer(context, row, await endAtGateway(gateway, row));
  const endingFor = now.getTime() - (row.ending_at ?? now).getTime();
  // An unauthorised mandate expires at the gateway.
  const isDone = state === 'ended' || (state === 'proposed' && endingFor >= pollAfterEndFor);
  await changeMandate(database.db, row, { asked_at: now, ...(isDone && { ending_at: null }) });
  if (state !== 'ended' && state !== 'proposed' && endingFor >= alertWhenEndingFor)
    log.error({ mandateId: row.id }, 'Ended mandate is still active at the gateway');
}

async function syncMandate(context: Context, id: string): Promise<void> {
  const { database, gateways, clock, jobs } = context;
  const row = await findMandate(database.db, id);
  // Of an order that is not paid yet, which brings it along, or of none of ours.
  if (!row) return;
  const gateway = gateways.payments.mandates.named(row.provider);
  try {
    // A gateway that is configured no longer is a silent one.
    if (!gateway) throw new GatewaySilent('not_configured');
    if (row.status === 'ended') return await syncEnded(context, row, gateway);
    const seen = checkAnswer(context, row, await gateway.seen(row));
    crashPoint('mandate.seen');
    if (!(await applyState(context, row, seen))) return await syncMandate(context, id);
  } catch (error) {
    if (error instanceof GatewaySilent) await changeMandate(database.db, row, { asked_at: clock.now() });
    throw error;
  }
  jobs.kick();
}

/**
 * Has a gateway end a mandate, and answers how it stands there afterwards: not every gateway ends what nobody has agreed to yet.
 * @throws GatewaySilent when it did not take the word, and holds the mandate for good
 */
export async function endAtGateway(gateway: MandateGateway, mandate: OpenedMandate): Promise<SeenMandate> {
  const refusal = await gateway.end(mandate).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof GatewaySilent)) throw error;
      return error;
    },
  );
  crashPoint('mandate.ended');
  const seen = await gateway.seen(mandate);
  if (refusal && seen.state !== 'ended' && seen.state !== 'proposed') throw refusal;
  return seen;
}

/** Webhooks of mandates cannot be resent, so all open mandates are polled. */
export function createSweep(
  { database, clock, log }: MandateDeps,
  { sync }: MandateSync,
): () => Promise<void> {
  return async () => {
    // A gateway that is silent would be so for the next one as well; another may answer. About a single one it may be silent for ever.
    const silences = new Map<string, number>();
    const now = clock.now();
    const moving = await findMoving(database.db, now, sweepLimit);
    const established = await findEstablished(database.db, now, sweepLimit);
    for (const row of [...moving, ...established]) {
      const silent = silences.get(row.provider) ?? 0;
      if (silent === maxSilences) continue;
      try {
        await sync(row.id);
      } catch (error) {
        if (error instanceof GatewaySilent) {
          silences.set(row.provider, silent + 1);
          log.warn({ mandateId: row.id, reason: error.reason }, 'Mandate lookup at the gateway failed');
        } else {
          // One that cannot be asked about must not keep the others waiting.
          log.error({ mandateId: row.id, err: error }, 'Mandate sweep failed');
          await changeMandate(database.db, row, { asked_at: clock.now() });
        }
      }
    }
  };
}
