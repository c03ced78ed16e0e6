import type { OperatorProposalKind } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Session } from '../../../../platform/http/contract';
import type { Reason } from '../audit.service';

/** Money that an operator moves: looked at, and not done yet. */
export interface MoneyAct<T = unknown> {
  kind: OperatorProposalKind;
  /** Names what is moved among those of its kind, and keeps it from being proposed twice at a time. */
  subject: string;
  /** Whether the same subject may never be proposed again, as one of an idempotency key. */
  isOnceOnly?: boolean;
  creatorId: string | null;
  /** Paise; less than zero is taken from the creator. */
  amount: number;
  reason: Reason;
  /** The request: the action is rebuilt from it on confirmation. */
  given: Record<string, unknown>;
  /** Books and logs it in a transaction, by whom it is answered for. Throws refusals. */
  write(trx: Tx, by: Session): Promise<T>;
  /** Paise that writing it has moved, where a second try moves nothing. */
  movedAmount?(done: T): number;
  /** What reaches outside, after the transaction. */
  finish?(): Promise<void>;
}

/** Makes an act from what was asked for. Throws refusals for what cannot be done any more. */
export type MakeAct = (given: never) => Promise<MoneyAct>;
