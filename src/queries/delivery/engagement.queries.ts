import type { AttendanceList, Engagement, MemberProgressList, MemberQuizzes, QuizReset } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { atCursor, usePages } from '../pages';

const listPath = '/api/products/{id}/engagement';
const membersPath = '/api/products/{id}/engagement/members';

export const engagementKey = (productId: string) =>
  ['get', listPath, { params: { path: { id: productId } } }] as const;

/** How the lessons of a product are used, or its files where it has no lessons. */
export const useEngagement = (productId: string) =>
  usePages<Engagement>(engagementKey(productId), async (cursor, signal) => {
    const query = { ...atCursor(cursor), limit: 50 };
    return answer(await api.GET(listPath, { params: { path: { id: productId }, query }, signal }));
  });

export const memberProgressKey = (productId: string, q: string) =>
  ['get', membersPath, { params: { path: { id: productId }, query: { q } } }] as const;

/** How far each member of a product has come, newest member first; `q` is part of a name or a number. */
export const useMemberProgress = (productId: string, q: string) =>
  usePages<MemberProgressList>(memberProgressKey(productId, q), async (cursor, signal) => {
    const query = { ...(q && { q }), ...atCursor(cursor), limit: 50 };
    return answer(await api.GET(membersPath, { params: { path: { id: productId }, query }, signal }));
  });

const attendancePath = '/api/products/{id}/engagement/lessons/{lessonId}/attendance';

export const attendanceKey = (productId: string, lessonId: string) =>
  ['get', attendancePath, { params: { path: { id: productId, lessonId } } }] as const;

/** Who came to the live session of a lesson, the last one first. */
export const useAttendance = (productId: string, lessonId: string) =>
  usePages<AttendanceList>(attendanceKey(productId, lessonId), async (cursor, signal) => {
    const query = { ...atCursor(cursor), limit: 25 };
    const path = { id: productId, lessonId };
    return answer(await api.GET(attendancePath, { params: { path, query }, signal }));
  });

const quizzesPath = '/api/products/{id}/engagement/members/{memberId}/quizzes';

export const memberQuizzesKey = (productId: string, memberId: string) =>
  ['get', quizzesPath, { params: { path: { id: productId, memberId } } }] as const;

/** The quizzes that a member has tried. */
export const useMemberQuizzes = (productId: string, memberId: string) =>
  useQuery({
    queryKey: memberQuizzesKey(productId, memberId),
    queryFn: async ({ signal }): Promise<MemberQuizzes> =>
      answer(await api.GET(quizzesPath, { params: { path: { id: productId, memberId } }, signal })),
  });

/** Gives a member the tries of a quiz back; refused or not, what is shown is read again. */
export function useQuizReset(productId: string, memberId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ lessonId, triedAt }: QuizReset & { lessonId: string }): Promise<MemberQuizzes> => {
      const path = { id: productId, memberId, lessonId };
      return answer(
        await api.POST(`${quizzesPath}/{lessonId}/reset`, { params: { path }, body: { triedAt } }),
      );
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: memberQuizzesKey(productId, memberId) }),
        cache.invalidateQueries({ queryKey: engagementKey(productId) }),
      ]),
  });
}

/** The figures of all lessons or files as CSV. */
export const loadEngagementFile = async (productId: string): Promise<string> =>
  answer(
    await api.GET('/api/products/{id}/engagement.csv', {
      params: { path: { id: productId } },
      parseAs: 'text',
    }),
  );

/** The progress of all members as CSV. */
export const loadMemberProgressFile = async (productId: string): Promise<string> =>
  answer(
    await api.GET('/api/products/{id}/engagement/members.csv', {
      params: { path: { id: productId } },
      parseAs: 'text',
    }),
  );
