import { secondsOf } from '@haat/kinds/parts/learning/note.rules';
import type { LessonToLearn, QuizResult } from '@haat/openapi';
import type { LessonModel, SentBackForm } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import type { Proof } from '../../../delivery';
import type { Storefront } from '../storefront.parts';

/** The address of a lesson. */
export interface LessonPlace {
  accessId: string;
  lessonId: string;
}

export type OfLesson = FastifyRequest<{ Params: LessonPlace }>;

export const atOf = ({ params: { accessId, lessonId } }: OfLesson) => ({ id: accessId, lessonId });

interface Shown {
  result?: QuizResult | null;
  error?: string | null;
  sentBack?: SentBackForm | null;
  status?: number;
}

/** Questions on one page. */
const limit = 10;
const longestCursor = 200;

/** Where an address leads in what the lesson plays: `?film={mediaId}&t={seconds}`. */
function goToOf(query: unknown, { parts }: LessonToLearn): LessonModel['goTo'] {
  const mediaId = textOf(query, 'film');
  const position = secondsOf(textOf(query, 't').slice(0, 10));
  const isPlayed = parts.some((part) => part.mediaId === mediaId && part.streamUrl !== undefined);
  return isPlayed && position !== null ? { mediaId, position } : null;
}

/** The page of a lesson, with what its buyer has written below it. */
export function lessonPage({ dependencies, siteOf, send }: Storefront) {
  const { buyers, learning } = dependencies;

  /** The page of questions that the address names; the first one where its cursor is not ours. */
  async function questionsOf(request: OfLesson, proof: Proof): Promise<LessonModel['questions']> {
    const cursor = textOf(request.query, 'questions').slice(0, longestCursor);
    const first = async () => ({
      ...(await learning.questions.list(atOf(request), { limit }, proof)),
      isFirst: true,
    });
    if (cursor === '') return first();
    try {
      const page = await learning.questions.list(atOf(request), { limit, cursor }, proof);
      return { ...page, isFirst: false };
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) return first();
      throw error;
    }
  }

  return {
    proofOf: async (request: FastifyRequest): Promise<Proof> => (await buyers.proofOf(request)) ?? {},

    /** @throws Refusal 404 for whoever does not hold it, 409 for a lesson that is not open */
    async sendLesson(
      request: OfLesson,
      reply: FastifyReply,
      { result = null, error = null, sentBack = null, status = 200 }: Shown = {},
    ) {
      const proof = (await buyers.proofOf(request)) ?? {};
      const opened = await learning.open(atOf(request), proof);
      return send(
        reply,
        {
          page: 'lesson',
          site: siteOf(request),
          ...opened,
          result,
          error,
          notes: await learning.notes.list(atOf(request), proof),
          questions: await questionsOf(request, proof),
          sentBack,
          preview: null,
          goTo: goToOf(request.query, opened.lesson),
        },
        status,
      );
    },
  };
}
