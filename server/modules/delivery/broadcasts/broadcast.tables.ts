import type { BroadcastStatus } from '@haat/machines/lifecycles/broadcast';
import type { Json } from '../../../platform/database/schema';

export interface BroadcastPicture {
  id: string;
  width: number;
  height: number;
}

export interface BroadcastButton {
  label: string;
  /** With https. */
  url: string;
}

/** Why somebody did not get a broadcast. */
export type BroadcastFailure =
  /** They have opened no invite, so that no account is theirs. */
  | 'notJoined'
  | 'optedOut'
  | 'neverStarted'
  | 'blocked'
  | 'accessEnded'
  /** There was no answer: it may have arrived. */
  | 'unconfirmed'
  | 'refused';

export type RecipientStatus = 'pending' | 'sending' | 'sent' | 'failed';

interface BroadcastTable {
  seller_id: string;
  /** Public. */
  id: string;
  product_id: string;
  /** Of the request that made it: the same key makes no second one. */
  client_key: string;
  text: string;
  /** Null without one. */
  picture: Json<BroadcastPicture> | null;
  /** What the provider calls the picture once it has it. */
  picture_ref: string | null;
  /** Null without one. */
  button: Json<BroadcastButton> | null;
  status: BroadcastStatus;
  /** When it is to begin. */
  scheduled_at: Date;
  created_at: Date;
  started_at: Date | null;
  /** When everybody was written to, or it was cancelled. */
  ended_at: Date | null;
  /** When its status changed or somebody was written to. */
  changed_at: Date;
  recipient_count: number;
  sent_count: number;
  failed_count: number;
}

interface BroadcastRecipientTable {
  seller_id: string;
  broadcast_id: string;
  /** One of the grants of the person. */
  grant_id: string;
  /** Their account when it began; null for whoever had none. */
  address: string | null;
  status: RecipientStatus;
  reason: BroadcastFailure | null;
  /** The job that is about to write to them. */
  job_id: string | null;
  /** Calls that were not answered. */
  attempts: number;
  changed_at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    broadcast: BroadcastTable;
    broadcast_recipient: BroadcastRecipientTable;
  }
}
