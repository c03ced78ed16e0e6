import { createHash } from 'node:crypto';
import type { PageModel, Site } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh, sendCached } from '../../../platform/http/pages/cached-page';
import { chosenIn, keepChoice, wantedBy } from '../../../platform/http/pages/page-language';
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
  /** Its path, with what of its query makes it this page: it leads to the same page in another language. */
  address: string;
  model: () => PageModel;
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageToKeep,
) => Promise<FastifyReply>;

/** What sets a cookie is for one browser alone, and may still be kept there. */
const withChoice = 'private, max-age=0';

/**
 * Headers that have a browser start another process for an answer that is on its way already, which is later than anything else in a first visit.
 * They keep what a page knows of its reader from whoever opened it; what is the same for everyone knows nothing.
 */
const isolation = ['cross-origin-opener-policy', 'origin-agent-cluster'];

/** Sends pages that are the same for all who read one language: drawn and compressed once for each version, and not sent at all to who has them. */
export function createCachedPages(renderer: Renderer): SendPage {
  const cache = createPageCache();
  return async (request, reply, { site, name, version, cacheControl, address, model }) => {
    keepChoice(request, reply);
    const reader = wantedBy(request);
    const etag = etagOf(`${version} ${reader ?? ''}`, renderer.build, site, policyOf(reply));
    reply.headers({
      'cache-control': chosenIn(request) === null ? cacheControl : withChoice,
      etag,
      vary: 'accept-encoding, accept-language, cookie',
    });
    for (const header of isolation) reply.removeHeader(header);
    if (isFresh(request, etag)) return sendNotModified(reply);
    const page = await cache.get(`${site.origin} ${name} ${reader ?? ''}`, etag, () =>
      renderer.render(model(), reader, address),
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
