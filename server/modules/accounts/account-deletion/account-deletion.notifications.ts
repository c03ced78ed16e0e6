import type { Language } from '@haat/i18n';
import type { Tx } from '../../../platform/database/database';
import type { AccountMessages } from '../account.messages';
import type { Identity } from '../identity';

export interface AccountDeletionChange {
  accountId: string;
  did: 'requested' | 'cancelled' | 'erased';
  /** When the account goes. */
  on: Date;
  /** When it happened: the same news come again at another time. */
  at: Date;
  /** Language of messages once the account is erased. */
  language?: Language | undefined;
}

/** Notifies every email address separately and every device once: */
export function createAccountDeletionNotifications(
  { notify }: Pick<AccountMessages, 'notify'>,
  { mailsOf }: Pick<Identity, 'mailsOf'>,
) {
  return async (trx: Tx, { accountId, did, on, at, language }: AccountDeletionChange): Promise<void> => {
    const spoken = language && { language };
    const notice = { template: 'accountDeletion', did, on: on.toISOString(), ...spoken } as const;
    const key = `${accountId} ${did} ${at.toISOString()}`;
    if (did !== 'erased') await notify(trx, { ...notice, accountId, email: null, key });
    for (const [place, email] of (await mailsOf(accountId, trx)).entries())
      await notify(trx, { ...notice, accountId: null, email, key: `${key} ${place}` });
  };
}

export type NotifyAccountDeletion = ReturnType<typeof createAccountDeletionNotifications>;
