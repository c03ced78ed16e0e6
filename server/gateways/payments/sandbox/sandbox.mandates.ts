import { type MandateGateway, mandateOfSession } from '../mandates.gateway';
import { GatewaySilent } from '../payments.gateway';
import { isRaisedInTime } from './sandbox.days';
import type { SandboxOptions } from './sandbox.gateway';
import {
  changeMandate,
  findCharge,
  findMandate,
  insertCharge,
  insertMandate,
  revokeCharge,
} from './sandbox.mandates.repository';
import { currency, noticeOf } from './sandbox.notice';
import { findPayment, findRefunds, recordRefund } from './sandbox.repository';
import { writeMandateSession } from './sandbox.session';

export const mandateProvider = 'sandboxMandates';

/** Where its buyer agrees, and plays the bank afterwards. */
export const mandatePage = (session: string): string => `/sandbox/mandates/${session}`;

/** Under which the sandbox keeps the payment of an order: the approval's is the session itself, a charge has none of its own. */
export const paymentSession = (order: { id: string; session: string }): string =>
  mandateOfSession(order.session) === null ? order.session : `charge:${order.id}`;

/** Mandates of the built-in gateway: agreed to on its page, and charged by its bank. Unless it is open, it takes nothing. */
export function createSandboxMandates(
  { database, clock, signer }: Pick<SandboxOptions, 'database' | 'clock' | 'signer'>,
  { isOpen }: { isOpen: boolean },
): MandateGateway {
  const { db } = database;
  const page = (session: string) => ({ kind: 'redirect', url: mandatePage(session) }) as const;

  return {
    provider: mandateProvider,

    async propose({ id, most, currency: money, first }) {
      if (!isOpen || money !== currency) throw new GatewaySilent('opens_no_mandates');
      await insertMandate(db, {
        id,
        status: 'proposed',
        why: null,
        refuses_next: false,
        most,
        first_amount: first.amount,
        is_first_kept: first.isKept,
        method: null,
        at: clock.now(),
      });
      return { session: writeMandateSession(signer, id) };
    },

    approval: ({ session }) => page(session),

    async seen({ id }) {
      const row = await findMandate(db, id);
      if (!row) throw new GatewaySilent('no_such_mandate');
      const { status: state, why, method } = row;
      return { state, why, method };
    },

    async end({ id }) {
      await changeMandate(db, id, ['proposed', 'active', 'paused'], { status: 'ended', why: 'byUs' });
    },

    async charge({ id, mandateId, amount, day }) {
      const now = clock.now();
      if (isOpen && isRaisedInTime(day, now))
        await insertCharge(db, { id, mandate_id: mandateId, amount, day, at: now });
      // Raised again it is the same charge, whatever the time is by now.
      const taken = await findCharge(db, id);
      const isSame = taken?.mandate_id === mandateId && taken.amount === amount;
      return isSame && taken.status !== 'revoked' ? 'taken' : 'refused';
    },

    async revoke({ id }) {
      if (await revokeCharge(db, id)) return 'revoked';
      const charge = await findCharge(db, id);
      return charge === null || charge.status === 'revoked' ? 'revoked' : 'tooLate';
    },

    payments: {
      provider: mandateProvider,
      open: () => Promise.reject(new GatewaySilent('opens_no_payments')),
      // A charge cannot be paid manually: only its status is shown.
      checkout: ({ id, session }) =>
        mandateOfSession(session) === null
          ? page(session)
          : { kind: 'redirect', url: `/cashfree?id=${id}&back=1` },
      // All its webhooks are the sandbox's.
      verifyWebhook: () => null,

      async status(order) {
        const payment = await findPayment(db, paymentSession(order));
        return payment ? [noticeOf(payment, mandateProvider)] : [];
      },

      async refund({ orderId, session, paymentId, amount, refundId }) {
        const payment = paymentSession({ id: orderId, session });
        const refund = { session: payment, paymentId, amount, refundId, at: clock.now() };
        return (await recordRefund(db, refund)) ? 'refunded' : 'refused';
      },

      refunds: (order) => findRefunds(db, paymentSession(order)),
      disputes: async () => [],
      settlements: async () => [],
    },
  };
}
