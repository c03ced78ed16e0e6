import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { notFound } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import { type Audit, reasonOf } from '../audit.service';

/** What is done for people who have lost a way into their account. */
export function createPersonAdmin(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  {
    identity,
    audit,
  }: { identity: Pick<Identity, 'seller' | 'removeLostLoginMethod' | 'changed'>; audit: Audit },
) {
  return {
    /** Throws a 404 refusal, and a 409 one when no other address would be left that codes can be sent to. */
    async removeLoginMethod(
      by: Session,
      accountId: string,
      { loginMethodId, reason: text }: { loginMethodId: string; reason: string },
    ): Promise<void> {
      const reason = reasonOf(text);
      if (!(await identity.seller(accountId))) throw notFound('Creator not found');
      await database.tx(async (trx) => {
        const { channel, shown } = await identity.removeLostLoginMethod(trx, accountId, loginMethodId);
        await audit.record(trx, {
          by,
          action: 'removeLoginMethod',
          subject: { kind: 'account', id: accountId },
          creatorId: accountId,
          reason,
          before: { channel, shown },
        });
      });
      jobs.kick();
      identity.changed(accountId);
    },
  };
}

export type PersonAdmin = ReturnType<typeof createPersonAdmin>;
