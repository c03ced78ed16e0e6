import type {
  ChangedNotificationChoice,
  NotificationChoices,
  NotificationEvent,
  Notifications,
} from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

export const notificationsKey = ['get', '/api/notifications'] as const;
export const choicesKey = ['get', '/api/notifications/choices'] as const;

/** What the creator was told, newest first. */
export const useNotifications = () =>
  usePages(notificationsKey, async (cursor, signal) =>
    answer(
      await api.GET('/api/notifications', { params: { query: { ...atCursor(cursor), limit: 25 } }, signal }),
    ),
  );

/** Loads what is shown of the feed again. */
export function useFeedRefresh() {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: notificationsKey }), [client]);
}

/** Marks all that came until a moment as read, in what has been loaded too: a list that is opened again shows it so at once. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { until: string }) =>
      answer(await api.POST('/api/notifications/read', { body })),
    onSuccess: ({ unread }, { until }) =>
      client.setQueryData<InfiniteData<Notifications>>(
        notificationsKey,
        (data) => data && { ...data, pages: data.pages.map((page) => readUntil(page, until, unread)) },
      ),
  });
}

const readUntil = (page: Notifications, until: string, unread: number): Notifications => ({
  ...page,
  unread,
  items: page.items.map((item) => (item.at <= until ? { ...item, readAt: item.readAt ?? until } : item)),
});

export const useChoices = () => $api.useQuery('get', '/api/notifications/choices');

interface PreferencesInput {
  event: NotificationEvent;
  change: ChangedNotificationChoice;
}

/** Updates the channels of an event optimistically, with rollback. */
export function useChangeChoice() {
  const client = useQueryClient();
  const key = $api.queryOptions('get', '/api/notifications/choices').queryKey;
  return useMutation({
    mutationFn: async ({ event, change }: PreferencesInput) =>
      answer(
        await api.PATCH('/api/notifications/choices/{event}', { params: { path: { event } }, body: change }),
      ),
    onMutate: async ({ event, change }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<NotificationChoices>(key);
      if (before)
        client.setQueryData<NotificationChoices>(key, {
          items: before.items.map((item) => (item.event === event ? { ...item, ...change } : item)),
        });
      return before;
    },
    onError: (_error, _wish, before) => {
      if (before) client.setQueryData(key, before);
    },
    onSuccess: (choices) => client.setQueryData(key, choices),
  });
}
