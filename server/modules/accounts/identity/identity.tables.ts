export interface AccountTable {
  id: string;
  name: string | null;
  email: string | null;
  handle: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  starts_at: 'dashboard' | 'library';
  referral_code: string;
  referred_by: string | null;
  created_at: Date;
  /** What they are spoken to in; null is not chosen. */
  language: 'en' | 'hi' | null;
  /** What the browser spoke that signed in last; null before there was any that said it. */
  sign_in_language: 'en' | 'hi' | null;
  bio: string | null;
}

export interface AccountHandleTable {
  /** In small letters. */
  folded: string;
  account_id: string;
  taken_at: Date;
  left_at: Date | null;
}

export interface PushTokenTable {
  token: string;
  account_id: string;
  session_id: string;
  created_at: Date;
  last_used_at: Date;
}

export interface OtpChallengeTable {
  address: string;
  code_hash: Buffer;
  expires_at: Date;
  tries: number;
  sent_at: Date;
  window_started_at: Date;
  sent_in_window: number;
}

export interface RememberedDeviceTable {
  token_hash: Buffer;
  account_id: string;
  /** The last one that began there. */
  session_id: string;
  created_at: Date;
  last_seen_at: Date;
}

export interface SessionTable {
  token_hash: Buffer;
  id: string;
  account_id: string;
  device: string | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    account: AccountTable;
    account_phone: { phone: string; account_id: string; verified_at: Date };
    account_email: { email: string; account_id: string; verified_at: Date };
    account_handle: AccountHandleTable;
    account_google: { subject: string; account_id: string; linked_at: Date };
    google_nonce: { nonce_hash: Buffer; used_at: Date };
    push_token: PushTokenTable;
    otp_challenge: OtpChallengeTable;
    session: SessionTable;
    remembered_device: RememberedDeviceTable;
  }
}
