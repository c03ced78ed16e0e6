import type { Json } from './schema';

// Rows of the server itself, removed by rule.

export interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  response: Json<unknown>;
  created_at: Date;
}

export interface BrowserErrorTable {
  fingerprint: string;
  kind: string;
  message: string;
  stack: string;
  route: string;
  version: string;
  browser: string;
  count: number;
  first_at: Date;
  last_at: Date;
}
