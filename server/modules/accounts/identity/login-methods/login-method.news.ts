import type { Tx } from '../../../../platform/database/database';
import type { Notify, WayInNotice } from '../../../messaging';
import { addressOfWay, type Way } from './address';
import { shownWay } from './login-method.rules';

interface WayInNews {
  accountId: string;
  did: WayInNotice['did'];
  /** What came or went. */
  way: Way;
  /** Those that hear of it. */
  among: readonly Way[];
  /** The same for the same news. */
  key: string;
}

/** Tells every address that there was, each by itself, and every device once: one of them may be a thief's, the others are not. */
export async function tellWays(
  trx: Tx,
  notify: Pick<Notify, 'notify'>,
  { accountId, did, way, among, key }: WayInNews,
): Promise<void> {
  const told = {
    template: 'wayIn',
    did,
    channel: way.channel,
    shown: shownWay(way),
    readerId: accountId,
  } as const;
  await notify.notify(trx, { ...told, accountId, to: null, key });
  for (const [at, to] of among.flatMap(addressOfWay).entries())
    await notify.notify(trx, { ...told, accountId: null, to, key: `${key} ${at}` });
}
