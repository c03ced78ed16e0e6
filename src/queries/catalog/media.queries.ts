import type { Chapter, MaxRendition, MediaFile, MediaList } from '@haat/openapi';
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
      await api.DELETE('/api/media/{id}', { params: { path: { id: mediaId } } });
    },
    onSuccess: refresh,
  });
  return { rename, remove };
}

/** The largest picture that is prepared of a video. */
export function useMaxRenditionChange(mediaId: string) {
  const refresh = useMediaRefresh();
  return useMutation({
    mutationFn: async (maxRendition: MaxRendition) =>
      answer(
        await api.PATCH('/api/media/{id}', { params: { path: { id: mediaId } }, body: { maxRendition } }),
      ),
    onSuccess: refresh,
  });
}

const captions = '/api/media/{id}/captions/{language}';

/** Captions of a video or audio. */
export function useCaptionChanges(mediaId: string) {
  const refresh = useMediaRefresh();
  const pathOf = (language: string) => ({ path: { id: mediaId, language } });
  const set = useMutation({
    mutationFn: async ({ language, file }: { language: string; file: File }) =>
      answer(
        await api.PUT(captions, {
          params: pathOf(language),
          body: { label: '', text: await textOf(file) },
        }),
      ),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: async (language: string) => {
      await api.DELETE(captions, { params: pathOf(language) });
    },
    onSuccess: refresh,
  });
  return { set, remove };
}

/** Of a larger file so much is sent that the server refuses it as too large. */
const mostCaptions = 1_000_001;
const textOf = (file: File): Promise<string> => file.slice(0, mostCaptions).text();

/** Chapters of a video or audio, in seconds. */
export function useChapterChange(mediaId: string) {
  const refresh = useMediaRefresh();
  return useMutation({
    mutationFn: async (chapters: Chapter[]) =>
      answer(
        await api.PUT('/api/media/{id}/chapters', { params: { path: { id: mediaId } }, body: { chapters } }),
      ),
    onSuccess: refresh,
  });
}
