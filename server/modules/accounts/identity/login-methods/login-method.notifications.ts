import type { Tx } from '../../../../platform/database/database';
import type { AccountMessages, LoginMethodNotice } from '../../account.messages';
import { addressOfLoginMethod, type LoginMethod } from './address';
import { describeLoginMethod } from './login-method.rules';

interface LoginMethodChange {
  accountId: string;
  did: LoginMethodNotice['did'];
  /** What came or went. */
  loginMethod: LoginMethod;
  /** Those that hear of it. */
  among: readonly LoginMethod[];
  /** The same for the same news. */
  key: string;
}

/** Notifies every address separately and every device once: */
export async function notifyLoginMethods(
  trx: Tx,
  notify: Pick<AccountMessages, 'notify'>,
  { accountId, did, loginMethod, among, key }: LoginMethodChange,
): Promise<void> {
  const notice = {
    template: 'loginMethod',
    did,
    channel: loginMethod.channel,
    shown: describeLoginMethod(loginMethod),
    readerId: accountId,
  } as const;
  await notify.notify(trx, { ...notice, accountId, to: null, key });
  for (const [at, to] of among.flatMap(addressOfLoginMethod).entries())
    await notify.notify(trx, { ...notice, accountId: null, to, key: `${key} ${at}` });
}
