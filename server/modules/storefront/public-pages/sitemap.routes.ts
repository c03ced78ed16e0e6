import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import type { Identity } from '../../accounts';
import type { DrawnPages } from '../pages';
import { publicNames, publicPaths } from './addresses';
import {
  fileOf,
  mostPerFile,
  perFile,
  type Stretch,
  sitemapFile,
  sitemapIndex,
  stretchesOf,
  stretchIn,
} from './sitemap.rules';

const forADay = 'public, max-age=86400';
const hour = 60 * 60 * 1000;
/** Handles that are in memory at a time. */
const batch = 1_000;

const ofPlatform = '/sitemap-pages.xml';

/** What search engines may know, in files of a bounded size: an index, the platform's own pages, and creators by stretches of their handles. */
export function sitemapRoutes(
  app: FastifyInstance,
  {
    clock,
    pages,
    identity,
    each = perFile,
  }: Pick<Deps, 'clock'> & {
    pages: Pick<DrawnPages, 'siteOf'>;
    identity: Pick<Identity, 'listHandles' | 'markHandles'>;
    /** Creators a file names. */
    each?: number;
  },
): void {
  const send = (reply: FastifyReply, document: string | Readable) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', forADay).send(document);

  // Finding the marks reads past every handle there is, so it is done once an hour, however many ask meanwhile.
  let cached: { at: number; stretches: Promise<Stretch[]> } | null = null;
  function stretches(): Promise<Stretch[]> {
    const now = clock.now().getTime();
    if (cached && now - cached.at < hour) return cached.stretches;
    const found = identity.markHandles(each).then(({ marks, isNone }) => (isNone ? [] : stretchesOf(marks)));
    cached = { at: now, stretches: found };
    // What failed is asked for again.
    found.catch(() => {
      if (cached?.stretches === found) cached = null;
    });
    return found;
  }

  async function* profilesIn({ after, upTo }: Stretch): AsyncGenerator<string[]> {
    let last = after;
    for (let left = mostPerFile; left > 0; left -= batch) {
      const found = await identity.listHandles({ after: last, upTo }, Math.min(batch, left));
      yield found.map(({ handle }) => `/@${handle}`);
      if (found.length < batch) return;
      last = found.at(-1)?.folded ?? last;
    }
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const files = [ofPlatform, ...(await stretches()).map(fileOf)];
    return send(reply, sitemapIndex(pages.siteOf(request).origin, files));
  });
  app.get(ofPlatform, async (request, reply) => {
    const paths = publicNames.map((name) => publicPaths[name]);
    return send(reply, Readable.from(sitemapFile(pages.siteOf(request).origin, [paths])));
  });
  app.get<{ Params: { range: string } }>(
    '/sitemap-:range(^[a-z0-9_]*-[a-z0-9_]*).xml',
    async (request, reply) => {
      const stretch = stretchIn(request.params.range);
      if (!stretch) throw notFound();
      const { origin } = pages.siteOf(request);
      return send(reply, Readable.from(sitemapFile(origin, profilesIn(stretch))));
    },
  );
}
