import { createHash } from 'node:crypto';
import type { PublicModel } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config';
import type { DrawnPages } from '../pages';
import { type PublicName, publicPaths } from './addresses';

/** What every public page is told of this installation, from its configuration alone. */
type InstallationFacts = Pick<PublicModel, 'operator' | 'terms' | 'partners'>;

/** What every public page is drawn from. */
export type PublicBase = InstallationFacts & Pick<PublicModel, 'site' | 'path'>;

export interface PublicParts {
  pages: DrawnPages;
  baseOf(request: FastifyRequest, path: string): PublicBase;
  /** Sends a public page. `isSame`: nothing of this request is in it, so it is kept for everyone. */
  sendPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { name: PublicName; isSame: boolean },
    model: (base: PublicBase) => PublicModel,
  ): Promise<FastifyReply>;
}

/** They change with a deploy, and with the rates of the plans: a cache on the way may keep them a while, a browser asks each time. */
const cacheControl = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300';

export function createPublicParts(config: Config, pages: DrawnPages): PublicParts {
  // The rates of the plans may change while the server runs.
  const baseOf = (request: FastifyRequest, path: string): PublicBase => ({
    ...factsOf(config),
    site: pages.siteOf(request),
    path,
  });
  return {
    pages,
    baseOf,
    async sendPublic(request, reply, { name, isSame }, model) {
      const base = baseOf(request, publicPaths[name]);
      if (!isSame) return pages.send(reply, model(base));
      return pages.sendPage(request, reply, {
        site: base.site,
        name: publicPaths[name],
        version: createHash('sha256').update(JSON.stringify(base)).digest('base64url'),
        cacheControl,
        address: publicPaths[name],
        model: () => model(base),
      });
    },
  };
}

function factsOf(config: Config): InstallationFacts {
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
