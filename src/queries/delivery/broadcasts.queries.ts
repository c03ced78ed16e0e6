import type {
  Broadcast,
  BroadcastMessage,
  BroadcastRecipients,
  Broadcasts,
  NewBroadcast,
} from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { atCursor, usePages } from '../pages';

const listPath = '/api/products/{id}/broadcasts';
const onePath = '/api/broadcasts/{id}';
const recipientsPath = '/api/broadcasts/{id}/recipients';

export const broadcastsKey = (productId: string) =>
  ['get', listPath, { params: { path: { id: productId } } }] as const;

/** Ms: what waits for its time begins while the list is open. */
const refreshEvery = 30_000;
/** Ms, of one that is being sent. */
const progressEvery = 2_000;

/** The messages to the members of a product, newest first. */
export const useBroadcasts = (productId: string) =>
  usePages<Broadcasts>(
    broadcastsKey(productId),
    async (cursor, signal) => {
      const params = { path: { id: productId }, query: { ...atCursor(cursor), limit: 20 } };
      return answer(await api.GET(listPath, { params, signal }));
    },
    { refetchInterval: refreshEvery },
  );

export const broadcastKey = (id: string) => ['get', onePath, { params: { path: { id } } }] as const;

const isUnderWay = ({ status, scheduledAt }: Broadcast): boolean =>
  status === 'sending' || (status === 'scheduled' && Date.parse(scheduledAt) <= Date.now());

/** One message as the list had it; its progress is read again while it is being sent. */
export function useBroadcast(listed: Broadcast): Broadcast {
  const query = useQuery({
    queryKey: broadcastKey(listed.id),
    queryFn: async ({ signal }): Promise<Broadcast> =>
      answer(await api.GET(onePath, { params: { path: { id: listed.id } }, signal })),
    enabled: isUnderWay(listed),
    refetchInterval: ({ state }) => (isUnderWay(state.data ?? listed) ? progressEvery : false),
  });
  const { data } = query;
  // The list may have been read after it.
  const isNewer = data && data.sent + data.failed >= listed.sent + listed.failed && isUnderWay(listed);
  return isNewer ? data : listed;
}

export const recipientsKey = (id: string) =>
  ['get', recipientsPath, { params: { path: { id }, query: { status: 'failed' } } }] as const;

/** Who did not get a message. */
export const useUnreached = (id: string) =>
  usePages<BroadcastRecipients>(recipientsKey(id), async (cursor, signal) => {
    const query = { status: 'failed' as const, ...atCursor(cursor), limit: 50 };
    return answer(await api.GET(recipientsPath, { params: { path: { id }, query }, signal }));
  });

function useBroadcastsRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['get', listPath] }),
      client.invalidateQueries({ queryKey: ['get', onePath] }),
    ]);
}

export function useMoveBroadcast(id: string) {
  const refresh = useBroadcastsRefresh();
  return useMutation({
    mutationFn: async (event: 'pause' | 'resume' | 'cancel'): Promise<Broadcast> =>
      answer(await api.POST('/api/broadcasts/{id}/{event}', { params: { path: { id, event } } })),
    // What was refused has changed meanwhile.
    onSettled: refresh,
  });
}

/** Sends a message to its creator alone. */
export const useTestBroadcast = (productId: string) =>
  useMutation({
    mutationFn: async (body: BroadcastMessage): Promise<void> => {
      // It has no content, and calls reject on refusals.
      await api.POST('/api/products/{id}/broadcasts/test', { params: { path: { id: productId } }, body });
    },
  });

/** What was asked for last, and under which key: it stays until there is an answer. */
export interface RequestMemory {
  read(): { wish: string; key: string } | null;
  keep(request: { wish: string; key: string }): void;
}

/** Sends a message to members: the same one, tried again after its answer was lost, is sent once. */
export function useCreateBroadcast(productId: string, { read, keep }: RequestMemory) {
  const refresh = useBroadcastsRefresh();
  return useMutation({
    mutationFn: async (body: NewBroadcast): Promise<Broadcast> => {
      const wish = JSON.stringify(body);
      const before = read();
      const request = before?.wish === wish ? before : { wish, key: crypto.randomUUID() };
      keep(request);
      const header = { 'Idempotency-Key': request.key };
      return answer(await api.POST(listPath, { params: { path: { id: productId }, header }, body }));
    },
    onSuccess: refresh,
  });
}
