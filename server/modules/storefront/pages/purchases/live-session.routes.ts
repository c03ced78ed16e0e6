import { sessionCalendar, sessionDoor } from '@haat/kinds/parts/live/door';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { spokenTo } from '../../../../platform/http/pages/page-language';
import { calendarOf } from '../../../messaging';
import { sendCalendar } from '../preview/seat.calendar';
import { isPublicId, type Storefront } from '../storefront.parts';
import { nothingTyped } from './access.routes';
import { doorHeaders, isFetchedAhead } from './fetched-ahead';
import { fileProof } from './file-proof';

type ById = { Params: { accessId: string } };

/** The door of a product that is a live session, and its file for calendars. Whoever does not hold it gets 404. */
export function liveSessionRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, dependencies, siteOf, send } = storefront;
  const { liveSessions } = dependencies;
  const proofOf = fileProof(dependencies);

  /** The link of a message, in a browser that is not known yet: the buyer's phone opens it. */
  const isAsked = async (request: FastifyRequest<ById>) =>
    textOf(request.query, 'from') === 'link' &&
    (await liveSessions
      .show(request.params.accessId, await proofOf(request))
      .then(() => false)
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) return true;
        throw error;
      }));

  async function sendPage(request: FastifyRequest<ById>, reply: FastifyReply) {
    const shown = await liveSessions.show(request.params.accessId, await proofOf(request));
    return send(reply, { page: 'liveSession', site: siteOf(request), ...shown });
  }

  app.get<ById>(sessionDoor(':accessId'), { exposeHeadRoute: false }, async (request, reply) => {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    if (isFetchedAhead(request)) return reply.code(503).header('cache-control', 'no-store').send();
    if (await isAsked(request))
      return send(reply, { page: 'libraryCode', site: siteOf(request), ...nothingTyped });
    const door = await liveSessions.join(accessId, await proofOf(request));
    reply.headers(doorHeaders);
    return 'url' in door ? reply.redirect(door.url, 303) : sendPage(request, reply);
  });

  app.get<ById>(sessionCalendar(':accessId'), async (request, reply) => {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    const { events, isCancelled, path, language, sellerName } = await liveSessions.calendar(
      accessId,
      await proofOf(request),
    );
    const { origin } = siteOf(request);
    return sendCalendar(
      reply,
      'session.ics',
      calendarOf({
        host: new URL(origin).host,
        seller: sellerName,
        spoken: spokenTo(request, language),
        now: deps.clock.now(),
        isCancelled,
        events: events.map((event) => ({ ...event, joinUrl: origin + path })),
      }),
    );
  });
}
