import type { AdjustedBalance, OperatorHold } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { rupees } from '../../../../platform/money/rupees';
import type { Identity } from '../../../accounts';
import type { Notifier, PlatformMessage } from '../../../messaging';
import type { Disputes } from '../../../orders';
import { type Audit, reasonOf } from '../audit.service';
import type { MoneyAct } from '../second-operator/money.act';

export interface NewHold {
  creatorId: string;
  /** Paise. */
  amount: number;
  rule: 'review' | 'legal';
  reason: string;
  whatToDo: string;
  actBy?: string | null;
}

export interface NewAdjustment {
  creatorId: string;
  /** Signed paise. */
  amount: number;
  /** What was available when it was decided. */
  expected: number;
  reason: string;
  /** The same for every try of the same adjustment. */
  key: string;
}

export interface Release {
  creatorId: string;
  id: string;
  reason: string;
}

interface MoneyDependencies {
  disputes: Pick<Disputes, 'holds' | 'adjust'>;
  identity: Pick<Identity, 'seller'>;
  notify: Pick<Notifier, 'notify'>;
  audit: Audit;
}

/** What an operator's hold is called: apart from those of disputes, whatever key somebody's program thinks of. */
const nameOf = (key: string) => `operator:${key}`;

interface MoneyContext extends Pick<Deps, 'database'>, MoneyDependencies {}

/** The platform's own account has no balance that could be given, taken or held. */
async function emailOf(context: MoneyContext, creatorId: string): Promise<string | null> {
  const creator = creatorId === platformAccountId ? null : await context.identity.seller(creatorId);
  if (!creator) throw notFound('Creator not found');
  return creator.email;
}

const tell = (
  { notify }: MoneyContext,
  trx: Tx,
  to: { sellerId: string; email: string | null; key: string },
  message: PlatformMessage,
) => notify.notify(trx, { template: 'house', ...to, news: message });

const holds = async ({ disputes }: MoneyContext): Promise<OperatorHold[]> =>
  (await disputes.holds.all()).map(viewHold);

/** Throws a 404, 409 or 422 refusal; the same key holds once. */
async function hold(context: MoneyContext, by: Session, given: NewHold, key: string): Promise<void> {
  const id = nameOf(key);
  const { creatorId, amount, rule, actBy } = given;
  const reason = reasonOf(given.reason);
  const whatToDo = given.whatToDo.trim();
  if (whatToDo === '') throw invalid({ whatToDo: 'Tell the creator what to do' });
  const email = await emailOf(context, creatorId);
  await context.database.tx(async (trx) => {
    await context.disputes.holds.place(trx, {
      sellerId: creatorId,
      id,
      amount,
      rule,
      reason,
      whatToDo,
      actBy: actBy ? new Date(actBy) : null,
      orderId: null,
      disputeId: null,
      placedBy: by.accountId,
    });
    // Placing takes the creator's lock, so that a second try of the same hold finds what the first one wrote.
    if (await context.audit.has(trx, { action: 'placeHold', subject: id, creatorId })) return;
    await context.audit.record(trx, {
      by,
      action: 'placeHold',
      subject: { kind: 'hold', id },
      creatorId,
      reason,
      after: { amount, rule, whatToDo },
    });
    await tell(
      context,
      trx,
      { sellerId: creatorId, email, key },
      { about: 'hold', amount, reason, whatToDo },
    );
  });
}

/** The end of a hold. Throws a 404 refusal, and a 409 one when it has ended before or a dispute holds it. */
async function release(context: MoneyContext, given: Release): Promise<MoneyAct<void>> {
  const { creatorId, id } = given;
  const reason = reasonOf(given.reason);
  const email = await emailOf(context, creatorId);
  const held = (await context.disputes.holds.of(creatorId)).find((hold) => hold.id === id);
  if (held?.disputeId)
    throw conflict('decided_by_dispute', 'This money is held by a dispute, which releases it.');
  const { amount, rule } = held ?? { amount: 0, rule: null };
  return {
    kind: 'releaseHold',
    subject: `${creatorId} ${id}`,
    creatorId,
    amount,
    reason,
    given: { ...given },
    async write(trx, by) {
      const end = { sellerId: creatorId, id, reason, by: by.accountId, mustBe: true };
      // Distinguishes unknown from ended.
      if (!(await context.disputes.holds.release(trx, end)) || !held)
        throw conflict('already_released', 'This money has already been released.');
      await context.audit.record(trx, {
        by,
        action: 'releaseHold',
        subject: { kind: 'hold', id },
        creatorId,
        reason,
        before: { amount, rule },
      });
      const key = `released ${id}`;
      await tell(context, trx, { sellerId: creatorId, email, key }, { about: 'release', amount, reason });
    },
  };
}

/** Money given or taken. Throws a 404, 409 or 422 refusal; the same key moves money once. */
async function adjust(context: MoneyContext, given: NewAdjustment): Promise<MoneyAct<AdjustedBalance>> {
  const { creatorId, amount, expected, key } = given;
  const reason = reasonOf(given.reason);
  const email = await emailOf(context, creatorId);
  return {
    kind: 'adjust',
    subject: `${creatorId} ${key}`,
    isOnceOnly: true,
    creatorId,
    amount,
    reason,
    given: { ...given },
    movedAmount: ({ before, after }) => Math.abs(after - before),
    async write(trx, by) {
      const adjustment = { sellerId: creatorId, amount, reason, by: by.accountId, key };
      const { before, after } = await context.disputes.adjust(trx, adjustment);
      // A second try of the same adjustment: it was done, written down and told before.
      if (before === after) return { before, after };
      if (before !== expected)
        throw conflict(
          'balance_changed',
          `${rupees.format(before / 100)} is available now. Check it before you decide.`,
        );
      await context.audit.record(trx, {
        by,
        action: 'adjust',
        subject: { kind: 'adjustment', id: key },
        creatorId,
        reason,
        before: { available: before },
        after: { available: after },
      });
      await tell(context, trx, { sellerId: creatorId, email, key }, { about: 'adjustment', amount, reason });
      return { before, after };
    },
  };
}

/** Money of creators that the platform holds, gives or takes. Whose it is reads why. */
export function createMoneyAdmin(deps: Pick<Deps, 'database'>, dependencies: MoneyDependencies) {
  const context: MoneyContext = { ...deps, ...dependencies };
  return {
    holds: () => holds(context),
    hold: (by: Session, given: NewHold, key: string) => hold(context, by, given, key),
    release: (given: Release) => release(context, given),
    adjust: (given: NewAdjustment) => adjust(context, given),
  };
}

export type MoneyAdmin = ReturnType<typeof createMoneyAdmin>;

type HoldRow = Awaited<ReturnType<Disputes['holds']['all']>>[number];

const viewHold = (row: HoldRow): OperatorHold => ({
  id: row.id,
  creatorId: row.seller_id,
  amount: row.amount,
  rule: row.rule,
  reason: row.reason,
  whatToDo: row.what_to_do,
  by: row.act_by?.toISOString() ?? null,
  at: row.at.toISOString(),
});
