import type { PublicModel } from '@haat/openapi/pages';
import type { Config } from '../../../platform/config/config';

/** What every public page is told of this installation, from its configuration alone. */
export type InstallationFacts = Pick<PublicModel, 'operator' | 'terms' | 'partners'>;

export function factsOf(config: Config): InstallationFacts {
  const { operator, plans, feeTaxBasisPoints, settlementWorkingDays, price, payoutLeast } = config;
  const { name: _name, ...particulars } = operator;
  return {
    operator: particulars,
    terms: {
      plans,
      feeTaxBasisPoints,
      settlementWorkingDays,
      price,
      payoutLeast,
      referral: config.money.referral,
      orderExpiryMinutes: config.orderExpiryMinutes,
    },
    partners: { google: config.providers.google !== null, push: config.providers.firebase !== null },
  };
}
