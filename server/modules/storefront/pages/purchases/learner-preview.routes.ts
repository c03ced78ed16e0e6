import type { QuizResult } from '@haat/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicId, type Storefront } from '../storefront.parts';
import { answersIn } from './quiz.form';

interface At {
  productId: string;
  lessonId: string;
}

/** Below a lesson: notes and questions are for buyers. */
const nothingWritten = {
  notes: [],
  questions: { items: [], next: null, isFirst: true },
  canWrite: false,
  sentBack: null,
  goTo: null,
};

/** A course as its buyers see it, for its creator. For everybody else there is nothing. */
export function learnerPreviewRoutes(app: FastifyInstance, { dependencies, siteOf, send }: Storefront): void {
  const { learnerPreview } = dependencies;
  const viewerOf = async (request: FastifyRequest<{ Params: { productId: string } }>) =>
    isPublicId(request.params.productId) ? learnerPreview.viewerOf(request) : null;

  app.get<{ Params: { productId: string } }>('/learn/preview/:productId', async (request, reply) => {
    const sellerId = await viewerOf(request);
    if (sellerId === null) return reply.callNotFound();
    const { learning, version } = await learnerPreview.show(sellerId, request.params.productId);
    return send(reply, {
      page: 'learn',
      site: siteOf(request),
      learning,
      naming: { name: '', error: null },
      preview: version,
    });
  });

  async function sendLesson(
    request: FastifyRequest<{ Params: At }>,
    reply: FastifyReply,
    sellerId: string,
    result: QuizResult | null,
  ) {
    const { version, ...opened } = await learnerPreview.open(sellerId, request.params);
    return send(reply, {
      page: 'lesson',
      site: siteOf(request),
      ...opened,
      result,
      error: null,
      ...nothingWritten,
      preview: version,
    });
  }

  app.get<{ Params: At }>('/learn/preview/:productId/:lessonId', async (request, reply) => {
    const sellerId = await viewerOf(request);
    if (sellerId === null) return reply.callNotFound();
    return sendLesson(request, reply, sellerId, null);
  });

  app.post<{ Params: At }>('/learn/preview/:productId/:lessonId/quiz', async (request, reply) => {
    const sellerId = await viewerOf(request);
    if (sellerId === null) return reply.callNotFound();
    const result = await learnerPreview.answer(sellerId, request.params, answersIn(request.body));
    return sendLesson(request, reply, sellerId, result);
  });
}
