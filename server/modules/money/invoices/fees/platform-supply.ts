import { platformAccountId } from '../../../../platform/money/platform-account';
import type { BusinessService } from '../business/business.service';
import { type Supply, supplyTo } from '../tax/supply.rules';

/**
 * The GST with which the platform sells `amount` paise to a creator, but for the sum, which whoever sells has calculated. A creator with a
 * GSTIN gets it on the invoice; one without has no State with us, so it is supplied where the platform is.
 */
export async function platformSupply(
  business: Pick<BusinessService, 'ofMany'>,
  accountId: string,
  rate: { amount: number; basisPoints: number },
): Promise<Omit<Supply, 'tax'>> {
  const businesses = await business.ofMany([platformAccountId, accountId]);
  const platform = businesses.get(platformAccountId) ?? null;
  const creator = businesses.get(accountId);
  const buyer = creator
    ? {
        state: creator.stateCode,
        gstin: creator.gstin,
        address: `${creator.legalName}\n${creator.address}`,
      }
    : { state: platform?.stateCode ?? null, address: 'Not given' };
  const { tax: _, ...supply } = supplyTo(buyer, platform, rate);
  return creator ? supply : { ...supply, buyer_address: null };
}
