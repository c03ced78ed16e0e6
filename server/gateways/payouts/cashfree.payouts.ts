import type { Clock } from '../../platform/clock/clock';
import type { PayoutsConfig } from '../../platform/config/cashfree';
import { createSignedCashfree, type SignedAnswer } from '../cashfree.signed';
import { TryLater } from '../delivery';
import { reasonIn } from '../outside';
import { rupeesOf } from '../payments/cashfree/cashfree.money';
import { isSignedByCashfree } from '../payments/cashfree/cashfree.signature';
import {
  type PayoutGateway,
  PayoutsSilent,
  type Transfer,
  type TransferEvent,
  type TransferState,
  type TransferTarget,
} from './payouts.gateway';

type Read = Record<string, unknown>;

/** Of `status`; another one is not understood, and asked about again. */
const states: Record<string, TransferState> = {
  RECEIVED: 'pending',
  APPROVAL_PENDING: 'pending',
  PENDING: 'pending',
  SUCCESS: 'paid',
  FAILED: 'failed',
  REJECTED: 'rejected',
  REVERSED: 'reversed',
};

/** Cashfree's payouts. Our id is its natural key: after silence it is asked about by that id, never sent under another. */
export function createCashfreePayouts({
  config,
  clock,
}: {
  config: PayoutsConfig;
  clock: Clock;
}): PayoutGateway {
  const ask = createSignedCashfree(config, clock);

  /** What Cashfree answers, refusals (4xx) too. @throws PayoutsSilent */
  async function call(...args: Parameters<typeof ask>): Promise<SignedAnswer> {
    try {
      return await ask(...args);
    } catch (error) {
      if (error instanceof TryLater) throw new PayoutsSilent(error.reason, error.retryAfterMs);
      throw error;
    }
  }

  async function status(id: string): Promise<TransferEvent | null> {
    const answer = await call('GET', `/transfers?transfer_id=${encodeURIComponent(id)}`);
    if (answer.status === 404) return null;
    if (answer.status >= 400) throw notUnderstood(answer);
    return wordIn(answer, id);
  }

  return {
    provider: 'cashfree-payouts',
    status,

    async send({ id, amount, to, remarks }: Transfer) {
      const answer = await call('POST', '/transfers', {
        transfer_id: id,
        transfer_amount: rupeesOf(amount),
        transfer_currency: 'INR',
        transfer_mode: to.kind === 'upi' ? 'upi' : 'banktransfer',
        transfer_remarks: remarks.slice(0, 70),
        beneficiary_details: beneficiaryOf(to),
      });
      // Taken before, by a request whose answer got lost.
      if (answer.status === 409) {
        const before = await status(id);
        if (before) return before;
        throw notUnderstood(answer);
      }
      // Not taken, for what it is: asking again would not change it.
      if (answer.status >= 400)
        return { state: 'rejected', reason: reasonIn(answer.body['code']), reference: null };
      return wordIn(answer, id);
    },

    verifyWebhook(rawBody, headers) {
      if (!isSignedByCashfree(config.clientSecret, rawBody, headers)) return null;
      const transferId = transferIn(rawBody);
      return transferId === null ? { kind: 'other' } : { kind: 'ask', transferId };
    },
  };
}

const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;
const textIn = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 100 ? value : null;

/** Cashfree takes letters and spaces for a name. */
function beneficiaryOf(to: TransferTarget) {
  const name = to.holder
    .normalize('NFKD')
    .replace(/[^A-Za-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return {
    beneficiary_name: name.slice(0, 100) || 'Account holder',
    beneficiary_instrument_details:
      to.kind === 'upi' ? { vpa: to.vpa } : { bank_account_number: to.accountNumber, bank_ifsc: to.ifsc },
  };
}

function wordIn(answer: SignedAnswer, id: string): TransferEvent {
  const { body } = answer;
  const state = states[String(body['status'])];
  // Responses about other transfers are ignored.
  if (!state || body['transfer_id'] !== id) throw notUnderstood(answer);
  const hasArrived = state === 'pending' || state === 'paid';
  return {
    state,
    reason: hasArrived ? null : reasonIn(body['status_code']),
    reference: textIn(body['transfer_utr']),
  };
}

/** The transfer a webhook is about; null when it is about none. */
function transferIn(bytes: Buffer): string | null {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  if (!isObject(body) || !/^TRANSFER_\w+$/.test(String(body['type']))) return null;
  return isObject(body['data']) ? textIn(body['data']['transfer_id']) : null;
}

const notUnderstood = ({ status, body }: SignedAnswer) =>
  new PayoutsSilent(`status_${status}_${reasonIn(body['code'])}`);
