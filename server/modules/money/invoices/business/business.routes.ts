import type { Business, BusinessClaim, OwnBusiness } from '@haat/openapi';
import type { Handlers } from '../../../../platform/http/contract';
import { signedIn } from '../../../accounts';
import type { StoredClaim } from '../claims/claim.repository';
import { stateCodeOf } from '../tax/gstin.rules';
import type { BusinessService, ShownBusiness } from './business.service';

const viewOf = (business: ShownBusiness): Business => ({
  gstin: business.gstin,
  state: business.stateCode,
  legalName: business.legalName,
  address: business.address,
  verifiedAt: business.verifiedAt.toISOString(),
});

const claimOf = (claim: StoredClaim): BusinessClaim => ({
  gstin: claim.gstin,
  state: stateCodeOf(claim.gstin),
  legalName: claim.legal_name,
  address: claim.address,
  status: claim.status,
  reason: claim.reason,
  since: claim.given_at.toISOString(),
});

export function businessHandlers(business: BusinessService) {
  async function show(accountId: string): Promise<OwnBusiness> {
    const [current, claim] = await Promise.all([business.show(accountId), business.claimOf(accountId)]);
    return { business: current && viewOf(current), claim: claim && claimOf(claim) };
  }

  return {
    getBusiness: async (request) => [200, await show(signedIn(request).accountId)],
    saveBusiness: async (request) => {
      const { accountId } = signedIn(request);
      await business.set(accountId, request.body);
      return [200, await show(accountId)];
    },
    endBusiness: async (request) => {
      const { accountId } = signedIn(request);
      await business.end(accountId);
      return [200, await show(accountId)];
    },
  } satisfies Handlers<'getBusiness' | 'saveBusiness' | 'endBusiness'>;
}
