import type { Kyc } from '@haat/openapi';
import type { Config } from '../../../platform/config/config';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { KycRow } from './kyc.repository';
import { accountView, kycView } from './kyc.view';
import type { PanService } from './pan.service';
import type { PayoutAccounts } from './payout-account/payout-account.service';

type Operations = 'getKyc' | 'givePan' | 'listPayoutAccounts' | 'addPayoutAccount' | 'removePayoutAccount';

export function kycHandlers(
  { config, clock }: { config: Config; clock: Deps['clock'] },
  { pans, accounts }: { pans: PanService; accounts: PayoutAccounts },
) {
  /** The accounts are read first: what is decided between the two reads is then still waited for, instead of half told. */
  async function shown(sellerId: string, find: () => Promise<KycRow>): Promise<Kyc> {
    const rules = { now: clock.now(), coolingHours: config.money.payoutCoolingHours };
    const rows = await accounts.list(sellerId);
    return kycView(await find(), rows, rules);
  }

  return {
    async getKyc(request) {
      const { accountId } = signedIn(request);
      return [200, await shown(accountId, () => pans.find(accountId))];
    },
    async givePan(request) {
      const { accountId } = signedIn(request);
      return [200, await shown(accountId, () => pans.give(accountId, request.body))];
    },
    async listPayoutAccounts(request) {
      const rows = await accounts.list(signedIn(request).accountId);
      return [200, { items: rows.map(accountView), next: null }];
    },
    async addPayoutAccount(request) {
      const { otp, ...given } = request.body;
      const { row, isNew } = await accounts.add(signedIn(request).accountId, given, otp);
      return [isNew ? 201 : 200, accountView(row)];
    },
    async removePayoutAccount(request) {
      const otp = request.headers['step-up-code'];
      await accounts.remove(signedIn(request).accountId, request.params.id, otp);
      return [200, { message: 'Removed' }];
    },
  } satisfies Handlers<Operations>;
}
