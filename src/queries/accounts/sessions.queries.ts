import { api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

export const sessionsKey = ['get', '/api/sessions'] as const;

/** The devices that are signed in, the most recently seen first. */
export const useSessions = () => $api.useQuery('get', '/api/sessions');

/** Signs out one device. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.DELETE('/api/sessions/{id}', { params: { path: { id } } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Signs out every other device, or, with `everywhere`, this one too. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reach: 'others' | 'everywhere') => {
      await api.DELETE('/api/sessions', { params: { query: { keepCurrent: reach === 'others' } } });
    },
    // After `everywhere` there is no session left.
    onSuccess: (_, reach) =>
      reach === 'others' ? client.invalidateQueries({ queryKey: sessionsKey }) : undefined,
  });
}
