import type { OwnAddress, User } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import type { AccountMessages } from '../../account.messages';
import type { Otp } from '../otp/otp.service';
import type { Accounts } from '../profile/account.service';
import type { Sessions } from '../sessions/session.service';
import type { StepUp } from '../step-up/step-up.service';
import { type Address, type LoginMethod, textOf } from './address';
import * as addresses from './address.repository';
import { notifyLoginMethods } from './login-method.notifications';
import { canLeave, describeLoginMethod } from './login-method.rules';

interface Parts {
  accounts: Accounts;
  otp: Otp;
  sessions: Sessions;
  stepUp: StepUp;
  notify: Pick<AccountMessages, 'notify'>;
  /** Whether an account has or had money, or papers for it. */
  requiresStepUp(accountId: string): Promise<boolean>;
}

/** A way in as the desk sees it. */
interface LoginMethodView {
  id: string;
  channel: LoginMethod['channel'];
  /** Masked. */
  shown: string;
  verifiedAt: Date;
  canLeave: boolean;
}

type LoginMethodDeps = Pick<Deps, 'database' | 'jobs' | 'random' | 'signer'>;

/** The phones, e-mails and Google accounts that open an account: one more, and one less. */
export function createLoginMethods({ database, jobs, random, signer }: LoginMethodDeps, parts: Parts) {
  const { accounts, otp, sessions, stepUp, notify, requiresStepUp } = parts;

  /** Stands for a way in where its phone must not be written, as in an address of a call. */
  const idOf = (accountId: string, { channel, key }: LoginMethod): string =>
    signer.sign('way in', `${accountId} ${channel} ${key}`).slice(0, 22);

  /**
   * Takes one away and answers it with all there were. With an e-mail every Google account goes: which of them came by it is not kept, and
   * one whose e-mail still opens the account joins it again at its next sign-in. Throws a 404 refusal, and a 409 one for what the account
   * cannot do without.
   */
  async function take(
    trx: Tx,
    accountId: string,
    id: string,
  ): Promise<{ gone: LoginMethod; along: LoginMethod[]; ways: LoginMethod[] }> {
    await accounts.hold(trx, accountId);
    const ways = await addresses.findLoginMethods(trx, accountId);
    const gone = ways.find((way) => idOf(accountId, way) === id);
    if (!gone) throw notFound('This sign-in method is not on the account');
    if (!canLeave(ways, gone))
      throw conflict(
        'last_address',
        'No other number or email is left that a code can be sent to. Add another one first.',
      );
    await addresses.deleteLoginMethod(trx, accountId, gone);
    if (gone.channel !== 'mail') return { gone, along: [], ways };
    const mails = ways.filter((way) => way.channel === 'mail' && way !== gone);
    await accounts.hideEmail(trx, accountId, gone.key, mails.at(-1)?.key ?? null);
    // After the e-mail: one that is joining by it holds its row, and is there by now.
    return { gone, along: await addresses.deleteGoogles(trx, accountId), ways };
  }

  /** Makes sure of the code for what matters, where there is something to guard; what it answers uses the code up. */
  async function guard(accountId: string, code: string | undefined): Promise<(trx: Tx) => Promise<void>> {
    if (!(await requiresStepUp(accountId))) return async () => undefined;
    if (code === undefined)
      throw new Refusal(
        403,
        'step_up_needed',
        'This account holds money: confirm with a code sent to your oldest number or email.',
      );
    return stepUp.confirm(accountId, code).catch((error: unknown) => {
      throw error instanceof Refusal ? aboutStepUp(error) : error;
    });
  }

  return {
    /** The oldest first. */
    async list(accountId: string): Promise<OwnAddress[]> {
      return (await addresses.findLoginMethods(database.db, accountId)).map((way, _at, ways) => ({
        id: idOf(accountId, way),
        channel: way.channel,
        address: way.channel === 'google' ? null : way.key,
        verifiedAt: way.verified_at.toISOString(),
        canLeave: canLeave(ways, way),
      }));
    },

    /** The same for whoever must not read them whole. */
    async shown(accountId: string): Promise<LoginMethodView[]> {
      return (await addresses.findLoginMethods(database.db, accountId)).map((way, _at, ways) => ({
        id: idOf(accountId, way),
        channel: way.channel,
        shown: describeLoginMethod(way),
        verifiedAt: way.verified_at,
        canLeave: canLeave(ways, way),
      }));
    },

    /**
     * Adds an address, proven by its code, to an account that is signed in; where money is tied to it, a code to its oldest address
     * is needed too. Every older address is told. Throws a 401, 403 or 429 refusal, and a 409 one when it is another account's: only
     * who can read its messages learns that.
     */
    async add(
      { accountId }: Session,
      address: Address,
      code: string,
      stepUpCode: string | undefined,
    ): Promise<User> {
      const useUp = await guard(accountId, stepUpCode);
      const isAdded = await otp.check(address, code, async (trx) => {
        await accounts.hold(trx, accountId);
        const ways = await addresses.findLoginMethods(trx, accountId);
        if (!(await accounts.addAddress(trx, accountId, address))) return false;
        await useUp(trx);
        const key = textOf(address);
        if (ways.some((way) => way.key === key)) return true;
        const way = { channel: address.channel, key };
        await notifyLoginMethods(trx, notify, {
          accountId,
          did: 'added',
          way,
          among: ways,
          key: random.uuid(),
        });
        return true;
      });
      if (!isAdded) throw taken(address);
      jobs.kick();
      accounts.changed(accountId);
      return accounts.user(accountId);
    },

    /**
     * Takes a way in away, with a code of `POST /api/step-up`. The other devices are signed out, as they may have come in by it; every
     * address is told, also the one that goes. Throws a 401, 404, 409 or 429 refusal.
     */
    async remove({ accountId, sessionId }: Session, id: string, stepUpCode: string): Promise<void> {
      await stepUp.prove(accountId, stepUpCode, async (trx) => {
        const { gone, along, ways } = await take(trx, accountId, id);
        await sessions.endAllIn(trx, accountId, sessionId);
        for (const way of [gone, ...along])
          await notifyLoginMethods(trx, notify, {
            accountId,
            did: 'removed',
            way,
            among: ways,
            key: random.uuid(),
          });
      });
      jobs.kick();
      accounts.changed(accountId);
    },

    /**
     * The same for somebody who has lost it, decided by the house: every device is signed out, and the addresses that are left are told.
     * Its caller says `changed` once this is committed. Throws a 404 or 409 refusal.
     */
    async removeLost(
      trx: Tx,
      accountId: string,
      id: string,
    ): Promise<Pick<LoginMethodView, 'channel' | 'shown'>> {
      const { gone, along, ways } = await take(trx, accountId, id);
      await sessions.endAllIn(trx, accountId, null);
      const among = ways.filter((way) => way !== gone);
      for (const way of [gone, ...along])
        await notifyLoginMethods(trx, notify, { accountId, did: 'lost', way, among, key: random.uuid() });
      return { channel: gone.channel, shown: describeLoginMethod(gone) };
    },
  };
}

export type LoginMethodService = ReturnType<typeof createLoginMethods>;

/** Says which of two codes was refused. */
const aboutStepUp = ({ status, code, message, retryAfterSeconds }: Refusal): Refusal =>
  new Refusal(status, code, message, { stepUp: message }, retryAfterSeconds);

function taken({ channel }: Address) {
  const [field, name] =
    channel === 'sms' ? (['phone', 'phone number'] as const) : (['email', 'email address'] as const);
  const message = `This ${name} belongs to another account. Sign in with it to reach that account.`;
  return conflict('address_taken', message, { [field]: message });
}
