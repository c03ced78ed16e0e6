import { createHash } from 'node:crypto';
import type { PageLanguage, PageModel, Site } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh, sendCached } from '../../../platform/http/pages/cached-page';
import { policyOf, sendNotModified } from '../../../platform/http/pages/style.policy';
import { createPageCache } from './page.cache';
import type { Renderer } from './renderer';

export interface PageToKeep {
  site: Site;
  /** What names the page on this site: its address, or what stands for it. */
  name: string;
  /** Changes with everything the page says. */
  version: string;
  cacheControl: string;
  /** Whose language it speaks, where it is about no product: then every language has a page of its own. */
  reader?: PageLanguage;
  model: () => PageModel;
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageToKeep,
) => Promise<FastifyReply>;

/** Sends pages that are the same for everyone: drawn and compressed once for each version, and not sent at all to who has them. */
export function createCachedPages(renderer: Renderer): SendPage {
  const cache = createPageCache();
  return async (request, reply, { site, name, version, cacheControl, reader, model }) => {
    const etag = etagOf(`${version} ${reader ?? ''}`, renderer.build, site, policyOf(reply));
    const vary = reader ? 'accept-encoding, accept-language, cookie' : 'accept-encoding';
    reply.headers({ 'cache-control': cacheControl, etag, vary });
    if (isFresh(request, etag)) return sendNotModified(reply);
    const page = await cache.get(`${site.origin} ${name} ${reader ?? ''}`, etag, () =>
      renderer.render(model(), reader ?? 'en'),
    );
    return sendCached(reply, page, request);
  };
}

/** With the policy, which the browser keeps with the page: where that changes, the page is another one. */
const etagOf = (version: string, build: string, site: Site, policy: string) =>
  `"${createHash('sha256')
    .update(`${version}\n${build}\n${JSON.stringify(site)}\n${policy}`)
    .digest('base64url')
    .slice(0, 27)}"`;
