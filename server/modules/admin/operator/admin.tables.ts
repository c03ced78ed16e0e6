import type { Config } from '../../../platform/config/config';
import type { Json } from '../../../platform/database/schema';

export interface OperatorActionTable {
  id: string;
  at: Date;
  actor: string;
  action: string;
  subject_kind: string;
  subject: string;
  creator_id: string | null;
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
  reason: string;
}

export interface DifferenceResolutionTable {
  provider: string;
  order_id: string;
  kind: string;
  note: string;
  actor: string;
  at: Date;
}

export interface RateChangeTable {
  id: string;
  at: Date;
  starts_at: Date;
  actor: string;
  rates: Json<Config['plans']>;
}

export interface OperatorUnlockTable {
  session_id: string;
  account_id: string;
  until: Date;
  fresh_until: Date;
}

export interface OperatorFactorTable {
  account_id: string;
  secret: Buffer;
  last_step: number;
  began_at: Date;
  confirmed_at: Date | null;
}

export interface OperatorAttemptTable {
  account_id: string;
  kind: string;
  count: number;
  since: Date;
}

export interface OperatorProposalTable {
  id: string;
  kind: string;
  once: string | null;
  status: string;
  creator_id: string | null;
  amount: number;
  given: Json<Record<string, unknown>>;
  reason: string;
  proposed_by: string;
  at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision: string | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    operator_unlock: OperatorUnlockTable;
    operator_enrolment: { phone: string; code_hash: string; expires_at: Date };
    operator_factor: OperatorFactorTable;
    operator_recovery_code: { account_id: string; code_hash: string; used_at: Date | null };
    operator_attempt: OperatorAttemptTable;
    operator_proposal: OperatorProposalTable;
    operator_day: { account_id: string; day: number; amount: number };
    operator_action: OperatorActionTable;
    difference_resolution: DifferenceResolutionTable;
    rate_change: RateChangeTable;
  }
}
