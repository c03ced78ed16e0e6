import type { LessonQuestion, ReceivedQuestion } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

const listPath = '/api/questions';
const onePath = '/api/questions/{id}';

export type QuestionStatus = LessonQuestion['status'];

const listsKey = ['get', listPath] as const;
const ofId = (id: string) => ({ params: { path: { id } } });

export const questionsKey = (status: QuestionStatus) =>
  [...listsKey, { params: { query: { status } } }] as const;

/** Questions about the signed-in creator's lessons, newest first. */
export const useQuestions = (status: QuestionStatus) =>
  usePages(questionsKey(status), async (cursor, signal) =>
    answer(await api.GET(listPath, { params: { query: { status, ...atCursor(cursor) } }, signal })),
  );

export const questionKey = (id: string) => ['get', onePath, ofId(id)] as const;

/** One of them, by the id that a notification leads with; none is asked for without it. */
export const useQuestion = (id: string | null) =>
  useQuery({
    queryKey: questionKey(id ?? ''),
    queryFn: async ({ signal }): Promise<ReceivedQuestion> =>
      answer(await api.GET(onePath, { ...ofId(id ?? ''), signal })),
    enabled: id !== null,
  });

export type QuestionMove = { move: 'answer'; text: string } | { move: 'hide' | 'show' };

async function send(id: string, change: QuestionMove): Promise<ReceivedQuestion> {
  switch (change.move) {
    case 'answer':
      return answer(
        await api.PUT('/api/questions/{id}/answer', { ...ofId(id), body: { text: change.text } }),
      );
    case 'hide':
      return answer(await api.POST('/api/questions/{id}/hide', ofId(id)));
    case 'show':
      return answer(await api.POST('/api/questions/{id}/show', ofId(id)));
  }
}

/** Answers a question, or hides and shows it. */
export function useQuestionMove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: QuestionMove) => send(id, change),
    onSuccess: (question) => {
      client.setQueryData(questionKey(id), question);
      return client.invalidateQueries({ queryKey: listsKey });
    },
  });
}

const settingsPath = '/api/question-settings';

export const questionSettingsKey = ['get', settingsPath] as const;

/** Whether people may ask before they buy. */
export const useQuestionSettings = () => $api.useQuery('get', settingsPath);

export function useQuestionSettingsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => answer(await api.PUT(settingsPath, { body: { isOn } })),
    onSuccess: (settings) => client.setQueryData(questionSettingsKey, settings),
  });
}
