import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import { conflict } from '../../../../platform/http/errors';
import { type Address, addressOfLoginMethod } from '../login-methods/address';
import * as addresses from '../login-methods/address.repository';
import type { Otp } from '../otp/otp.service';
import { maskedAddress } from './step-up.rules';

export interface StepUpSent {
  sentTo: { channel: Address['channel']; masked: string };
  resendAfterSeconds: number;
}

/** Step-up authentication: requires a fresh code of the signed-in user */
export function createStepUp({ database }: Pick<Deps, 'database'>, otp: Otp) {
  /** The oldest phone or email: a newer one */
  async function ownAddress(accountId: string): Promise<Address> {
    const [oldest] = (await addresses.findLoginMethods(database.db, accountId)).flatMap(addressOfLoginMethod);
    if (oldest) return oldest;
    throw conflict('no_address', 'Add a mobile number to your account first, so that a code can be sent.');
  }

  return {
    /** Every proven e-mail, the oldest first: news of what a thief would do go to all, as the newest may be the thief's. */
    async mailsOf(accountId: string, db: Kysely<Schema> = database.db): Promise<string[]> {
      const loginMethods = await addresses.findLoginMethods(db, accountId);
      return loginMethods.flatMap(({ channel, key }) => (channel === 'mail' ? [key] : []));
    },

    /** Sends a code to the account's oldest phone or e-mail. Throws a 409 or 429 refusal. */
    async start(accountId: string, ip: string): Promise<StepUpSent> {
      const address = await ownAddress(accountId);
      const { resendAfterSeconds } = await otp.start(address, ip, { purpose: 'stepUp' });
      return { sentTo: { channel: address.channel, masked: maskedAddress(address) }, resendAfterSeconds };
    },

    /** Does `work` in the transaction that uses the code up. Throws a 401, 409 or 429 refusal, and whatever `work` throws. */
    async prove<T>(
      accountId: string,
      code: string,
      work: (trx: Transaction<Schema>) => Promise<T>,
    ): Promise<T> {
      return otp.check(await ownAddress(accountId), code, work, { purpose: 'stepUp' });
    },

    /** Makes sure of a code that stands beside another one, and answers what uses it up once that one is right as well. Throws as `prove`. */
    async confirm(accountId: string, code: string): Promise<(trx: Transaction<Schema>) => Promise<void>> {
      const address = await ownAddress(accountId);
      await otp.confirm(address, code, 'stepUp');
      return (trx) => otp.use(trx, address, code, 'stepUp');
    },
  };
}

export type StepUp = ReturnType<typeof createStepUp>;
