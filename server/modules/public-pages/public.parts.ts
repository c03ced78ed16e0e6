import { createHash } from 'node:crypto';
import type { PublicModel } from '@haat/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config';
import type { DrawnPages } from '../storefront';
import { type PublicName, publicPaths } from './addresses';
import { factsOf, type InstallationFacts } from './facts';

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

/** They change with a deploy alone: a cache on the way may keep them a while, a browser asks each time. */
const cacheControl = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300';

export function createPublicParts(config: Config, pages: DrawnPages): PublicParts {
  const facts = factsOf(config);
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  const baseOf = (request: FastifyRequest, path: string): PublicBase => ({
    ...facts,
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
        version,
        cacheControl,
        model: () => model(base),
      });
    },
  };
}
