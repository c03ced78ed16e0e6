import { sessionUid } from '@haat/kinds/parts/live/door';
import type { LearnModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import { spokenTo } from '../../../../platform/http/pages/page-language';
import { calendarOf } from '../../../messaging';
import { sendCalendar } from '../preview/seat.calendar';
import { isPublicId, type Storefront } from '../storefront.parts';
import { nothingTyped, refused } from './access.routes';
import { doorHeaders, isFetchedAhead } from './fetched-ahead';
import { learnerPreviewRoutes } from './learner-preview.routes';
import { atOf, type LessonPlace, lessonPage } from './lesson.page';
import { lessonWritingRoutes } from './lesson-writing.routes';
import { answersIn } from './quiz.form';

/** Of the name on a certificate. */
const longestName = 120;

/** A course that was bought: its outline, its lessons, and what is done without a script. Whoever does not hold it gets 404. */
export function learningRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, dependencies, siteOf, send } = storefront;
  const { learning } = dependencies;
  const { proofOf, sendLesson } = lessonPage(storefront);
  lessonWritingRoutes(app, storefront);
  const isFromLink = ({ query }: FastifyRequest) => textOf(query, 'from') === 'link';
  // The link of a message, in a browser that is not known yet: the buyer's phone opens it.
  const askPhone = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, { page: 'libraryCode', site: siteOf(request), ...nothingTyped });
  learnerPreviewRoutes(app, storefront);

  /** Where the same is for whoever has come by another period of a subscription; null where they are. */
  async function elsewhere(
    request: FastifyRequest<{ Params: { accessId: string } }>,
  ): Promise<string | null> {
    const { accessId } = request.params;
    const place = await learning.placeOf(accessId, await proofOf(request));
    return place === accessId ? null : request.url.replace(`/learn/${accessId}`, `/learn/${place}`);
  }

  app.get<{ Params: { accessId: string } }>('/learn/:accessId', async (request, reply) => {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    if (isFromLink(request) && !(await learning.find(accessId, await proofOf(request))))
      return askPhone(request, reply);
    const url = await elsewhere(request);
    return url === null ? sendOutline(request, reply) : reply.redirect(url, 303);
  });

  // A name alone: whatever the address of a lesson is, it has nothing to post to.
  app.post<{ Params: { accessId: string } }>('/learn/:accessId/certificate', async (request, reply) => {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    const name = textOf(request.body, 'name').slice(0, longestName);
    try {
      await learning.issueCertificate(accessId, name, await proofOf(request));
    } catch (error) {
      return refused(error, (message, status) => {
        if (status !== 409 && status !== 422 && status !== 400) throw error;
        return sendOutline(request, reply, { naming: { name, error: message }, status });
      });
    }
    return reply.redirect(`/learn/${accessId}#certificate`, 303);
  });

  app.post<{ Params: { accessId: string } }>('/learn/:accessId/restart', async (request, reply) => {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    await learning.restart(accessId, await proofOf(request));
    return reply.redirect(`/learn/${accessId}`, 303);
  });

  async function sendOutline(
    request: FastifyRequest<{ Params: { accessId: string } }>,
    reply: FastifyReply,
    {
      naming = { name: '', error: null },
      status = 200,
    }: { naming?: LearnModel['naming']; status?: number } = {},
  ) {
    const learned = await learning.show(request.params.accessId, await proofOf(request));
    return send(
      reply,
      { page: 'learn', site: siteOf(request), learning: learned, naming, preview: null },
      status,
    );
  }

  app.get<{ Params: LessonPlace }>('/learn/:accessId/:lessonId', async (request, reply) => {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    if (isFromLink(request) && !(await learning.find(accessId, await proofOf(request))))
      return askPhone(request, reply);
    const url = await elsewhere(request);
    if (url !== null) return reply.redirect(url, 303);
    // Opening it is where the buyer goes on next time. One that is not open yet is named in the outline.
    const opened = await learning
      .save(atOf(request), {}, await proofOf(request))
      .catch((error) => refused(error, (_, status) => (status === 409 ? null : reply.callNotFound())));
    if (opened === null) return reply.redirect(`/learn/${accessId}`, 303);
    return reply.sent ? reply : sendLesson(request, reply);
  });

  // A page that a browser fetches ahead is not gone to: it would note an attendance.
  app.get<{ Params: LessonPlace }>(
    '/learn/:accessId/:lessonId/join',
    { exposeHeadRoute: false },
    async (request, reply) => {
      if (!isPublicId(request.params.accessId)) return reply.callNotFound();
      if (isFetchedAhead(request)) return reply.code(503).header('cache-control', 'no-store').send();
      const door = await learning.join(atOf(request), await proofOf(request));
      reply.headers(doorHeaders);
      return 'url' in door ? reply.redirect(door.url, 303) : sendLesson(request, reply);
    },
  );

  app.get<{ Params: LessonPlace }>('/learn/:accessId/:lessonId/session.ics', async (request, reply) => {
    const { accessId, lessonId } = request.params;
    if (!isPublicId(accessId)) return reply.callNotFound();
    const session = await learning.calendarSession(atOf(request), await proofOf(request));
    const { origin } = siteOf(request);
    const link = `${origin}/learn/${accessId}/${lessonId}`;
    const { title, startsAt, minutes, language, sellerName: seller } = session;
    const sequence = await dependencies.liveSessions.sequenceOf(accessId, lessonId);
    const uid = sessionUid(accessId, lessonId);
    return sendCalendar(
      reply,
      'session.ics',
      calendarOf({
        host: new URL(origin).host,
        seller,
        spoken: spokenTo(request, language),
        link: { of: 'lesson', url: link },
        now: deps.clock.now(),
        events: [{ uid, sequence, title, startsAt, minutes, joinUrl: `${link}/join` }],
      }),
    );
  });

  app.post<{ Params: LessonPlace }>('/learn/:accessId/:lessonId/done', async (request, reply) => {
    if (!isPublicId(request.params.accessId)) return reply.callNotFound();
    const proof = await proofOf(request);
    const at = atOf(request);
    try {
      await learning.save(at, { done: true }, proof);
    } catch (error) {
      return refused(error, (message, status) => {
        if (status !== 409) throw error;
        return sendLesson(request, reply, { error: message, status });
      });
    }
    const { nextLessonId } = await learning.show(at.id, proof);
    return reply.redirect(`/learn/${at.id}${nextLessonId === null ? '' : `/${nextLessonId}`}`, 303);
  });

  app.post<{ Params: LessonPlace }>('/learn/:accessId/:lessonId/quiz', async (request, reply) => {
    if (!isPublicId(request.params.accessId)) return reply.callNotFound();
    const proof = await proofOf(request);
    const at = atOf(request);
    try {
      const result = await learning.answer(at, answersIn(request.body), proof);
      return await sendLesson(request, reply, { result });
    } catch (error) {
      return refused(error, (message, status) => {
        if (status !== 409) throw error;
        return sendLesson(request, reply, { error: message, status });
      });
    }
  });
}
