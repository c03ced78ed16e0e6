import { ToastRegion } from '@haat/design-system';
import type { PushState } from '@haat/machines/push';
import { type Loaded, type Stored, sessionMachine } from '@haat/machines/session';
import type { User } from '@haat/openapi';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fromPromise } from 'xstate';
import { Push } from '../../actors/push.actor';
import { Session } from '../../actors/session.actor';
import { Uploads } from '../../actors/uploads.actor';
import { LayoutContext, type LayoutKind } from '../screen/layout-context';
import { playedPush } from './push';
import * as samples from './samples';
import { type PlayedUpload, playedUploads } from './uploads';

/** What a query answers in a story. */
export interface Seed {
  key: QueryKey;
  is: 'loading' | 'failed' | 'loaded' | 'offline';
  data?: unknown;
  /** Why it failed; without one nobody answered. */
  error?: Error;
}

export const loading = (key: QueryKey): Seed => ({ key, is: 'loading' });
export const failed = (key: QueryKey): Seed => ({ key, is: 'failed' });
export const loaded = (key: QueryKey, data: unknown): Seed => ({ key, is: 'loaded', data });
export const offline = (key: QueryKey, data: unknown): Seed => ({ key, is: 'offline', data });

/** A list that came as one page. */
export const onePage = <Rest extends object>(items: readonly unknown[], rest?: Rest) => ({
  pages: [{ items, next: null, ...rest }],
  pageParams: [null],
});

interface ShopProps {
  seeds: readonly Seed[];
  kind?: LayoutKind;
  /** How push messages stand on the device; this installation has none unless said. */
  push?: Partial<PushState>;
  /** Files on their way. */
  uploads?: readonly PlayedUpload[];
  /** Who is signed in: a creator, unless said. */
  user?: User;
  children: ReactNode;
}

/** Around a screen in a story: somebody signed in, their data as the story has it, and no network. */
export function Shop({
  seeds,
  kind = 'desktop',
  push = { isConfigured: false },
  uploads = [],
  user = samples.user,
  children,
}: ShopProps) {
  const [client] = useState(() => seeded(seeds));
  const [device] = useState(() => playedPush(push));
  const [session] = useState(() => signedIn(user));
  const [queue] = useState(() => playedUploads(uploads));
  return (
    <Session.Provider logic={session}>
      <QueryClientProvider client={client}>
        <ToastRegion>
          <Push.Provider logic={device}>
            <Uploads.Provider logic={queue} options={{ input: { parallel: 3 } }}>
              <LayoutContext value={{ kind, menu: null }}>{children}</LayoutContext>
            </Uploads.Provider>
          </Push.Provider>
        </ToastRegion>
      </QueryClientProvider>
    </Session.Provider>
  );
}

const signedIn = (user: User) =>
  sessionMachine.provide({
    actors: {
      readStored: fromPromise<Stored>(async () => ({ token: 'story', user, notitoken: null })),
      loadUser: fromPromise<Loaded, { token: string }>(async () => ({ user, kyc: false })),
      recordSession: fromPromise<void, { token: string }>(async () => undefined),
      postLogout: fromPromise<void, { token: string | null; notitoken: string | null }>(
        async () => undefined,
      ),
    },
    actions: {
      store: () => undefined,
      clearStored: () => undefined,
      forgetTyped: () => undefined,
      forgetKept: () => undefined,
      goToLogin: () => undefined,
      reportError: () => undefined,
    },
  });

function seeded(seeds: readonly Seed[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false } },
  });
  for (const seed of seeds) seedOne(client, seed);
  return client;
}

function seedOne(client: QueryClient, { key, is, data, error = new Error('down') }: Seed) {
  const query = () => client.getQueryCache().build(client, { queryKey: key });
  switch (is) {
    case 'loading':
      void client.prefetchQuery({ queryKey: key, queryFn: () => new Promise<never>(() => undefined) });
      return;
    case 'failed':
      query().setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: 1 });
      return;
    case 'loaded':
      client.setQueryData(key, data);
      return;
    case 'offline':
      query().setState({
        status: 'success',
        data,
        dataUpdatedAt: samples.now.getTime(),
        fetchStatus: 'paused',
      });
      return;
  }
}
