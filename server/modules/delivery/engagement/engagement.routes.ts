import { Readable } from 'node:stream';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { attendanceOf } from './attendance';
import { engagedProduct } from './engaged-product';
import type { EngagementContext, EngagementDependencies } from './engagement.context';
import { lessonLines, memberLines } from './engagement.files';
import { engagementOf } from './engagement.service';
import { memberPage } from './member-progress';
import { quizzesOf, resetQuiz } from './member-quizzes';

type Operations =
  | 'getEngagement'
  | 'exportEngagement'
  | 'listAttendance'
  | 'listMemberProgress'
  | 'listMemberQuizzes'
  | 'resetQuiz'
  | 'exportMemberProgress';

type Asked = Parameters<typeof signedIn>[0] & { params: { id: string } };

/** What a creator learns of how a product is used. */
export function createEngagement(deps: Pick<Deps, 'database'>, dependencies: EngagementDependencies) {
  const context: EngagementContext = { ...deps, ...dependencies };
  const refOf = (request: Asked) => ({
    sellerId: signedIn(request).accountId,
    productId: request.params.id,
  });
  const own = (request: Asked) => engagedProduct(context.catalog, refOf(request));
  const handlers = {
    getEngagement: async (request) => [200, await engagementOf(context, refOf(request), request.query)],
    async exportEngagement(request) {
      const product = await own(request);
      request.reply.header('content-type', 'text/csv; charset=utf-8');
      request.reply.header('content-disposition', 'attachment; filename="lessons.csv"');
      return [200, Readable.from(lessonLines(context, product))];
    },
    listAttendance: async (request) => {
      const { limit = 25, cursor } = request.query;
      const product = await own(request);
      return [200, await attendanceOf(context, product, request.params.lessonId, { limit, cursor })];
    },
    listMemberProgress: async (request) => {
      const { limit = 25, ...query } = request.query;
      return [200, await memberPage(context, await own(request), { ...query, limit })];
    },
    listMemberQuizzes: async (request) => [
      200,
      await quizzesOf(context, await own(request), request.params.memberId),
    ],
    resetQuiz: async (request) => {
      const { memberId, lessonId } = request.params;
      const { triedAt } = request.body;
      return [200, await resetQuiz(context, await own(request), { memberId, lessonId, triedAt })];
    },
    async exportMemberProgress(request) {
      const product = await own(request);
      request.reply.header('content-type', 'text/csv; charset=utf-8');
      request.reply.header('content-disposition', 'attachment; filename="member-progress.csv"');
      return [200, Readable.from(memberLines(context, product))];
    },
  } satisfies Handlers<Operations>;
  return { handlers };
}
