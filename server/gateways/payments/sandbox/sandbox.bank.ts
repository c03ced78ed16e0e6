import type { Tx } from '../../../platform/database/database';
import { enqueueMany } from '../../../platform/jobs/jobs';
import { chargeSession } from '../mandates.gateway';
import { lastBegun } from './sandbox.days';
import type { SandboxOptions } from './sandbox.gateway';
import { mandatePage, paymentSession } from './sandbox.mandates';
import {
  changeMandate,
  decideCharge,
  dueCharges,
  findMandate,
  type SandboxChargeRow,
  type SandboxMandateRow,
  waitingOf,
} from './sandbox.mandates.repository';
import type { SandboxHint } from './sandbox.notice';
import { recordDecision, type SandboxOutcome } from './sandbox.repository';
import { readMandateSession, writeMandateSession } from './sandbox.session';
import { createSandboxPost } from './sandbox.webhook';

/** What its buyer may do with a mandate, before and after it was agreed to. */
export const mandateActs = [
  'agree',
  'decline',
  'leave',
  'pause',
  'resume',
  'end',
  'refuse',
  'allow',
] as const;
export type MandateAct = (typeof mandateActs)[number];

/** A mandate as the bank's app shows it. */
export interface SandboxMandate
  extends Pick<SandboxMandateRow, 'id' | 'status' | 'most' | 'method' | 'first_amount' | 'is_first_kept'> {
  /** Declines the next charge. */
  refuses_next: boolean;
  waiting: Pick<SandboxChargeRow, 'id' | 'amount' | 'day'>[];
}

export interface SandboxBank {
  /** Its page about a mandate; null unless the sandbox opened it and takes payments here. */
  pageOf(mandateId: string): Promise<string | null>;
  /** Null unless the sandbox opened it and takes payments here. */
  mandate(session: string): Promise<SandboxMandate | null>;
  /**
   * Does what the page says, where the mandate still stands so that it can be done, and calls the webhooks. Null as for `mandate`;
   * else the mandate as it stands then.
   */
  play(session: string, act: MandateAct, method: string): Promise<SandboxMandate | null>;
}

const hintQueue = 'sandbox.hint';
/** Ms between two looks at what is due. */
const often = 5 * 60_000;

type Context = ReturnType<typeof contextOf>;

/** What the buyer's bank does for the built-in gateway: agrees or not, lets go of the money on its day, and is an app beside it. */
export function createSandboxBank(options: SandboxOptions, { isOpen }: { isOpen: boolean }): SandboxBank {
  const { database, clock, signer, jobs } = options;
  const context = contextOf(options, { isOpen });
  const { db } = context;
  const post = createSandboxPost(options);

  jobs.handle<SandboxHint>(hintQueue, async (hint) => {
    if (!(await post(hint))) throw new Error('The webhook was not accepted');
  });

  const steps: Record<Exclude<MandateAct, 'agree'>, Step> = {
    async decline(trx, row, session) {
      if (row.status !== 'proposed') return [];
      // The approval of an order may be tried again, as every payment of one.
      if (row.is_first_kept) return pay(context, trx, session, row, 'failed');
      return moving(['proposed'], { status: 'ended', why: 'refused' })(trx, row, session);
    },
    leave: async (trx, row, session) =>
      row.status === 'proposed' ? pay(context, trx, session, row, 'dropped') : [],
    pause: moving(['active'], { status: 'paused' }),
    resume: moving(['paused'], { status: 'active' }),
    end: moving(['active', 'paused'], { status: 'ended', why: 'byBuyer' }),
    refuse: async (trx, { id }) => {
      await changeMandate(trx, id, ['active', 'paused'], { refuses_next: true });
      return [];
    },
    allow: async (trx, { id }) => {
      await changeMandate(trx, id, ['active', 'paused'], { refuses_next: false });
      return [];
    },
  };

  if (isOpen)
    jobs.every('sandbox.bank', often, async () => {
      for (const id of await dueCharges(db, lastBegun(clock.now()))) await execute(context, id);
    });

  return {
    async pageOf(mandateId) {
      const row = isOpen ? await findMandate(db, mandateId) : null;
      return row && mandatePage(writeMandateSession(signer, mandateId));
    },
    mandate: (session: string) => mandate(context, session),
    async play(session, act, method) {
      const existing = await mandate(context, session);
      if (!existing) return null;
      await database.tx(async (trx) => {
        const row = await findMandate(trx, existing.id);
        if (!row) return;
        const hints =
          act === 'agree' ? agree(context, trx, row, session, method) : steps[act](trx, row, session);
        await tell(trx, await hints);
      });
      jobs.kick();
      return mandate(context, session);
    },
  };
}

function contextOf(options: SandboxOptions, { isOpen }: { isOpen: boolean }) {
  const { database, clock, random, signer } = options;
  const { db } = database;
  return { random, clock, database, isOpen, signer, db };
}

type Step = (trx: Tx, row: SandboxMandateRow, session: string) => Promise<SandboxHint[]>;

/** Left to jobs, so that what was decided is told whatever happens to us. */
const tell = (trx: Tx, hints: readonly SandboxHint[]) =>
  enqueueMany(
    trx,
    hints.map((payload) => ({ queue: hintQueue, payload })),
  );

/** Notes how the first payment ended, where it is an order's. */
async function pay(
  { random, clock }: Context,
  trx: Tx,
  session: string,
  row: SandboxMandateRow,
  outcome: SandboxOutcome,
) {
  if (!row.is_first_kept) return [];
  const { id: orderId, first_amount: amount } = row;
  const paymentId = `sbx_${random.publicId()}`;
  const decision = { session, orderId, paymentId, outcome, method: row.method ?? 'upi', amount };
  await recordDecision(trx, decision, clock.now());
  return [{ orderId }];
}

/** A change of its state, told where it was one. */
const moving =
  (from: SandboxMandateRow['status'][], change: Parameters<typeof changeMandate>[3]): Step =>
  async (trx, { id }) =>
    (await changeMandate(trx, id, from, change)) ? [{ mandateId: id }] : [];

async function agree(context: Context, trx: Tx, row: SandboxMandateRow, session: string, method: string) {
  const agreed = await changeMandate(trx, row.id, ['proposed'], { status: 'active', method });
  if (!agreed) return [];
  return [...(await pay(context, trx, session, { ...row, method }, 'success')), { mandateId: row.id }];
}

async function execute({ database, random, clock }: Context, id: string): Promise<void> {
  await database.tx(async (trx) => {
    const charge = await decideCharge(trx, id);
    if (!charge) return;
    const session = paymentSession({ id, session: chargeSession(charge.mandate_id) });
    const outcome = charge.status === 'success' ? 'success' : 'failed';
    const { amount, method } = charge;
    const paymentId = `sbx_${random.publicId()}`;
    await recordDecision(trx, { session, orderId: id, paymentId, outcome, method, amount }, clock.now());
    await tell(trx, [{ orderId: id }]);
  });
}

async function mandate({ isOpen, signer, db }: Context, session: string): Promise<SandboxMandate | null> {
  const id = isOpen ? readMandateSession(signer, session) : null;
  const row = id === null ? null : await findMandate(db, id);
  return row && { ...row, waiting: await waitingOf(db, row.id) };
}
