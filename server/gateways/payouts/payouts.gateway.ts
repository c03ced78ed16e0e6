import type { IncomingHttpHeaders } from 'node:http';

/**
 * How a transfer stands. `pending`: taken, and the bank has not answered. `reversed`: it had arrived, and the bank sent it back.
 */
export type TransferState = 'pending' | 'paid' | 'failed' | 'rejected' | 'reversed';

/** What a gateway says of a transfer. */
export interface TransferEvent {
  state: TransferState;
  /** Why it did not arrive, as the gateway's code in small letters; null when there is none. */
  reason: string | null;
  /** The bank's own number for it; null when there is none. */
  reference: string | null;
}

export type TransferTarget =
  | { kind: 'bank'; holder: string; accountNumber: string; ifsc: string }
  | { kind: 'upi'; holder: string; vpa: string };

export interface Transfer {
  /** Letters and digits, at most 40: the gateway knows a transfer by it, and moves money for it once. */
  id: string;
  /** Paise. */
  amount: number;
  to: TransferTarget;
  /** Shown on the bank statement, where the bank shows any. */
  remarks: string;
}

export type TransferWebhook =
  /** A transfer changed; the details have to be looked up. */
  | { kind: 'ask'; transferId: string }
  /** Genuine, and about nothing that we act on. */
  | { kind: 'other' };

export interface PayoutGateway {
  provider: string;
  /**
   * Hands a transfer over; the same id again is the same transfer, and answers how that one stands.
   * @throws PayoutsSilent, and then nobody knows whether it was taken
   */
  send(transfer: Transfer): Promise<TransferEvent>;
  /** Status of a transfer; null if it is unknown to the gateway. */
  status(id: string): Promise<TransferEvent | null>;
  /** What a webhook says, from its raw bytes; null unless the signature is the gateway's. */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): TransferWebhook | null;
}

/** The gateway did not answer, or not as it should. `reason` is a code, without anything of the person. */
export class PayoutsSilent extends Error {
  override readonly name = 'PayoutsSilent';
  constructor(
    readonly reason: string,
    /** Ms the gateway asked us to wait at least. */
    readonly retryAfterMs?: number,
  ) {
    super(`The payout gateway did not answer: ${reason}`);
  }
}
