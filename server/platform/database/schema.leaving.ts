import type { Json } from './schema';

/** What an account was reached by. */
export interface Traces {
  /** E.164. */
  phones: string[];
  emails: string[];
}

export interface LeavingTable {
  seller_id: string;
  status: 'staying' | 'leaving' | 'going' | 'gone';
  asked_at: Date;
  ends_at: Date;
  /** Paise. */
  gives_up: number;
  traces: Json<Traces> | null;
  going_at: Date | null;
  gone_at: Date | null;
}

export interface TakeoutTable {
  seller_id: string;
  id: string;
  language: 'en' | 'hi';
  asked_at: Date;
  /** Whoever packs it says from time to time that it goes on. */
  packing_until: Date | null;
  ready_at: Date | null;
  failed_at: Date | null;
  /** When it is deleted. */
  ends_at: Date;
  bytes: number;
}
