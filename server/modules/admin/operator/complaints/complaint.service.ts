import type { LapsedRequest, OperatorDispute } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, notFound } from '../../../../platform/http/errors';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { Disputes, RefundRequests } from '../../../orders';
import { type Audit, reasonOf } from '../audit.service';
import type { MoneyAct } from '../second-operator/money.act';

/** What was handed in, and about whose sale. */
interface Evidence {
  provider: string;
  /** Null for what is the platform's. */
  creatorId: string | null;
  reason: string;
}

/** As the log names what is handed in: once for each time that the bank asks. */
const evidenceOf = ({ provider, id, round }: { provider: string; id: string; round: number }) =>
  `${provider}:${id}:${round}`;

interface ComplaintDependencies {
  disputes: Pick<Disputes, 'disputes'>;
  refundRequests: Pick<RefundRequests, 'waiting' | 'decide'>;
  audit: Audit;
}

interface Answer {
  orderId: string;
  reason: string;
}

interface ComplaintContext extends Pick<Deps, 'database'>, ComplaintDependencies {}

const lapsed = async ({ refundRequests }: ComplaintContext): Promise<LapsedRequest[]> =>
  (await refundRequests.waiting()).map(({ sellerId, orderId, title, request }) => ({
    orderId,
    creatorId: sellerId,
    title,
    amount: request.amount,
    reason: request.reason,
    at: request.at,
    answerBy: request.answerBy,
    refusal: request.status === 'refused' ? request.message : null,
  }));

async function listDisputes(
  { audit, disputes }: ComplaintContext,
  state: 'open' | 'over',
): Promise<OperatorDispute[]> {
  const rows = await disputes.disputes.list(state);
  const notes = await audit.reasons('handInEvidence', rows.map(evidenceOf));
  return rows.map((row) => {
    const note = notes.get(evidenceOf(row));
    return {
      id: row.id,
      creatorId: row.seller_id === platformAccountId ? null : row.seller_id,
      orderId: row.order_id,
      provider: row.provider,
      status: row.status,
      amount: row.amount,
      reason: row.reason,
      respondBy: row.respond_by?.toISOString() ?? null,
      openedAt: row.opened_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      answer: row.answer,
      handedIn: note ? { note: note.note, at: note.at.toISOString() } : null,
    };
  });
}

async function waiting(context: ComplaintContext, orderId: string): Promise<LapsedRequest> {
  const request = (await lapsed(context)).find((one) => one.orderId === orderId);
  if (!request) throw notFound('There is no open refund request for this order');
  return request;
}

/**
 * Our side was handed in at the gateway, which cannot be done from here. Throws a 404 refusal, and a 409 one when the bank has
 * decided, or when it was handed in since the bank asked the last time.
 */
async function handIn(
  context: ComplaintContext,
  by: Session,
  id: string,
  given: Evidence,
): Promise<OperatorDispute[]> {
  const reason = reasonOf(given.reason);
  const { creatorId, provider } = given;
  await context.database.tx(async (trx) => {
    const row = await context.disputes.disputes.lock(trx, {
      seller_id: creatorId ?? platformAccountId,
      provider,
      id,
    });
    if (!row) throw notFound('Dispute not found');
    if (row.ended_at) throw conflict('dispute_over', 'The bank has already decided this dispute.');
    const subject = evidenceOf(row);
    if ((await context.audit.reasons('handInEvidence', [subject], trx)).size > 0)
      throw conflict('already_handed_in', 'This has already been submitted.');
    await context.audit.record(trx, {
      by,
      action: 'handInEvidence',
      subject: { kind: 'dispute', id: subject },
      ...(creatorId && { creatorId }),
      reason,
      before: { orderId: row.order_id, amount: row.amount, status: row.status },
    });
  });
  return listDisputes(context, 'open');
}

/** A no in a creator's place. Throws a 404 refusal for what does not wait. */
async function refuse(
  context: ComplaintContext,
  by: Session,
  { orderId, reason: text }: Answer,
): Promise<void> {
  const reason = reasonOf(text);
  const { creatorId, amount } = await waiting(context, orderId);
  const subject = { kind: 'order', id: orderId };
  await context.database.tx((trx) =>
    context.audit.record(trx, { by, action: 'refuseRefund', subject, creatorId, reason, before: { amount } }),
  );
  await context.refundRequests.decide(creatorId, orderId, { isGranted: false, message: reason });
}

/** A yes in a creator's place. Throws a 404 refusal for what does not wait, and whatever a refund refuses. */
async function grant(context: ComplaintContext, { orderId, reason: text }: Answer): Promise<MoneyAct<void>> {
  const reason = reasonOf(text);
  const { creatorId, amount } = await waiting(context, orderId);
  return {
    kind: 'grantRefund',
    subject: orderId,
    creatorId,
    amount,
    reason,
    given: { orderId, reason },
    // The refund asks its gateway, so it is no transaction of ours: what was decided is written down before.
    write: async (trx, by) =>
      void (await context.audit.record(trx, {
        by,
        action: 'grantRefund',
        subject: { kind: 'order', id: orderId },
        creatorId,
        reason,
        before: { amount },
      })),
    finish: () =>
      context.refundRequests
        .decide(creatorId, orderId, { isGranted: true, message: reason })
        .then(() => undefined),
  };
}

/** What buyers complain of: to their banks, and to creators who did not answer, or said no. */
export function createComplaintAdmin(deps: Pick<Deps, 'database'>, dependencies: ComplaintDependencies) {
  const context: ComplaintContext = { ...deps, ...dependencies };
  return {
    lapsed: () => lapsed(context),
    disputes: (state: 'open' | 'over') => listDisputes(context, state),
    handIn: (by: Session, id: string, given: Evidence) => handIn(context, by, id, given),
    refuse: (by: Session, answer: Answer) => refuse(context, by, answer),
    grant: (answer: Answer) => grant(context, answer),
  };
}

export type ComplaintAdmin = ReturnType<typeof createComplaintAdmin>;
