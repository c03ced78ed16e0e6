import type { MediaFile, MediaList } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { atCursor, usePages } from '../pages';

export interface MediaFilter {
  purpose?: MediaFile['purpose'];
  /** Part of a name. */
  q?: string;
}

const all = ['get', '/api/media'] as const;
export const mediaKey = (filter: MediaFilter) => [...all, filter] as const;
export const mediaFileKey = (mediaId: string) => ['get', '/api/media/{id}', mediaId] as const;
export const storageKey = [...all, 'storage'] as const;

const load = async (
  filter: MediaFilter & { cursor?: string; limit?: number },
  signal: AbortSignal,
): Promise<MediaList> => answer(await api.GET('/api/media', { params: { query: filter }, signal }));

/** Uploaded files, newest first. */
export const useMedia = (filter: MediaFilter) =>
  usePages(mediaKey(filter), (cursor, signal) => load({ ...filter, ...atCursor(cursor) }, signal));

/** Bytes used of the storage that the plan gives. */
export const useStorage = () =>
  useQuery({
    queryKey: storageKey,
    queryFn: async ({ signal }) => (await load({ limit: 1 }, signal)).storage,
  });

/** One file; null while it is not loaded, and where there is none. */
export const useMediaFile = (mediaId: string): MediaFile | null =>
  useQuery({
    queryKey: mediaFileKey(mediaId),
    queryFn: async ({ signal }) =>
      answer(await api.GET('/api/media/{id}', { params: { path: { id: mediaId } }, signal })),
    enabled: mediaId !== '',
  }).data ?? null;

/** Loads files and storage again where they are shown. */
export function useMediaRefresh() {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: all });
    void client.invalidateQueries({ queryKey: ['get', '/api/media/{id}'] });
  }, [client]);
}

export function useMediaChanges() {
  const refresh = useMediaRefresh();
  const rename = useMutation({
    mutationFn: async ({ mediaId, name }: { mediaId: string; name: string }) =>
      answer(await api.PATCH('/api/media/{id}', { params: { path: { id: mediaId } }, body: { name } })),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ mediaId }: { mediaId: string }) => {
      answer(await api.DELETE('/api/media/{id}', { params: { path: { id: mediaId } } }));
    },
    onSuccess: refresh,
  });
  return { rename, remove };
}
