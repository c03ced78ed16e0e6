import type { PlanModel, PublicModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '../../../platform/http/form-fields';
import { betterSpelling, type PublicName, publicNames, publicPaths, spellingsOf } from './addresses';
import type { PublicBase, PublicParts } from './public.parts';

const forADay = 'public, max-age=86400';

/** The pages everyone may read, and what crawlers ask for. */
export function publicPagesRoutes(app: FastifyInstance, { pages, sendPublic }: PublicParts): void {
  for (const name of publicNames) {
    if (name === 'contact') continue;
    for (const path of routesOf(name))
      app.get(path, async (request, reply) => {
        const query = { typed: name === 'pricing' ? typedIn(request) : null, period: periodIn(request) };
        const isSame = query.typed === null && query.period === null;
        return sendPublic(request, reply, { name, isSame }, (base) => modelOf(name, base, query));
      });
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', forADay)
      .send(robotsText(pages.siteOf(request).origin)),
  );
}

/** The encoded spelling as well: the router compares a parameter, unlike a fixed path, once it is decoded. */
function routesOf(name: PublicName): string[] {
  const path = publicPaths[name];
  return spellingsOf(name).size === 1 ? [path] : [path, `/:encoded(^${path.slice(1)}$)`];
}

/** The amount to calculate with, if somebody typed one. */
const typedIn = (request: FastifyRequest) => textOf(request.query, 'amount').trim().slice(0, 20) || null;

/** For how long a plan is to be taken, once that is chosen. */
function periodIn(request: FastifyRequest): PlanModel['period'] {
  const given = textOf(request.query, 'period');
  return given === 'month' || given === 'year' ? given : null;
}

function modelOf(
  name: Exclude<PublicName, 'contact'>,
  base: PublicBase,
  { typed, period }: { typed: string | null; period: PlanModel['period'] },
): PublicModel {
  if (name === 'pricing') return { ...base, page: name, typed };
  if (name === 'payPremium' || name === 'payVvip') return { ...base, page: name, period };
  return { ...base, page: name };
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** For an address without a route: leads from another spelling to the right one. `otherwise` answers what is nobody's. */
export const inAnySpelling =
  (otherwise: Answer): Answer =>
  async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    const better = betterSpelling(path);
    if (!better) return otherwise(request, reply);
    return reply.redirect([better, ...query].join('?'), 301);
  };

/**
 * What crawlers are told. Pages of products stay open to them, because only who reads one learns that it wants to be in no index.
 * `origin` has no slash at its end.
 */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    'Disallow: /webhooks/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
