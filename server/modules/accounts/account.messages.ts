import type { Language } from '@haat/i18n';
import type { Tx } from '../../platform/database/database';

/** Where a one-time password goes. Phones are E.164, e-mails lower case. */
export type CodeTo = { channel: 'sms'; phone: string } | { channel: 'mail'; email: string };

/** Purpose of a code: sign-in, or step-up authentication. */
export type CodePurpose = 'signIn' | 'stepUp';

/** A phone, an e-mail or a Google account came to an account as a login method, or went. */
export interface LoginMethodNotice {
  template: 'loginMethod';
  /** The account whose devices are told by push; null: `to` alone is told. */
  accountId: string | null;
  /** One of the account's addresses; null: the push alone. */
  to: CodeTo | null;
  /** `lost`: removed by support for a user who lost access to it. */
  did: 'added' | 'removed' | 'lost';
  channel: 'sms' | 'mail' | 'google';
  /** Masked. */
  shown: string;
  /** The same for the same news. */
  key: string;
}

/** An account is to be deleted, is kept, is deleted, or its data can be downloaded. */
export interface AccountDeletionNotice {
  template: 'accountDeletion';
  /** The account whose devices are told by push; null: `email` alone is told. */
  accountId: string | null;
  /** One of the account's addresses; null: the push alone. */
  email: string | null;
  did: 'requested' | 'cancelled' | 'erased' | 'exported';
  /** ISO 8601: when the account goes, or when what is packed is deleted. */
  on: string;
  /** The same for the same news. */
  key: string;
}

/** What accounts send to people, in the transaction it is given: implemented by messaging, which imports accounts. */
export interface AccountMessages {
  notify(
    trx: Tx,
    notice: (LoginMethodNotice | AccountDeletionNotice) & {
      /** The receiving account, if the message names only an address. */
      readerId?: string;
      /** Used if the user has not chosen a language. */
      language?: Language;
    },
  ): Promise<void>;
  /** Sends a one-time password before anything else that waits, in `language` to somebody who has chosen none. */
  sendCode(
    trx: Tx,
    to: CodeTo,
    code: string,
    options: { purpose?: CodePurpose; language?: Language | undefined },
  ): Promise<void>;
}
