import type { Permission, PushMessage, PushState } from '@haat/machines/push';
import { api } from '@haat/web/api/api';
import {
  keepNotitoken,
  read,
  readJson,
  readNotitoken,
  remove,
  write,
  writeJson,
} from '@haat/web/browser/storage';
import { firebaseConfig } from './site';

/** Who turned it on here, and when the server was last told the device's token. */
interface StoredPush {
  accountId: string;
  /** In ms since 1970. */
  savedAt: number;
}

const keptKey = 'haat.push';
const offeredKey = 'haat.push.offered';
/** The server forgets devices it has not heard of for long. */
const tellAgainAfterMs = 7 * 24 * 3_600_000;
const scope = '/firebase-cloud-messaging-push-scope';

/** Looks and changes nothing; Firebase itself is not loaded for it. */
export function readPushState(accountId: string): PushState {
  const stored = readJson<StoredPush>(keptKey);
  const isWanted = stored?.accountId === accountId;
  const isFresh = isWanted && Date.now() - stored.savedAt < tellAgainAfterMs;
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return {
    isConfigured: firebaseConfig() !== null,
    isSupported,
    permission: isSupported ? Notification.permission : 'default',
    isWanted,
    savedToken: isFresh ? readNotitoken() : null,
    wasOffered: read(offeredKey) !== null,
  };
}

export const rememberOffer = () => write(offeredKey, '1');

export const askPermission = (): Promise<Permission> => Notification.requestPermission();

/** Registers the worker and answers the device's token. */
export async function register(): Promise<string> {
  const config = firebaseConfig();
  if (config === null) throw new Error('Firebase is not configured');
  const [{ tokenOf }, worker] = await Promise.all([
    import('./push.firebase'),
    navigator.serviceWorker.register('/firebase-messaging-sw.js', { scope }),
  ]);
  await isActive(worker);
  return tokenOf(config, worker);
}

/** Where there is none, a browser answers with the worker of the whole site instead. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const worker = await navigator.serviceWorker.getRegistration(scope);
  return worker && new URL(worker.scope).pathname === scope ? worker : undefined;
}

/** A subscription needs a worker that has been installed. */
async function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The service worker was not installed'));
    });
  });
}

/** Tells the server where this person can be reached, and remembers who it was. */
export async function saveToken(accountId: string, notitoken: string, signal: AbortSignal): Promise<void> {
  await api.PUT('/api/notifications/device', { body: { notitoken }, signal });
  writeJson(keptKey, { accountId, savedAt: Date.now() } satisfies StoredPush);
}

export { keepNotitoken };

/** Turns it off for good: until somebody turns it on again, nothing comes here. */
export async function unregister(): Promise<void> {
  const config = firebaseConfig();
  const worker = await pushWorker();
  if (config && worker) {
    const { giveBack } = await import('./push.firebase');
    // Without a connection Firebase learns of it when it next tries to send.
    await giveBack(config, worker).catch(() => undefined);
  }
  await release();
  remove(keptKey);
}

/**
 * Makes this device unreachable without asking anybody, for when its person has signed out. They find it turned on again
 * after signing in.
 */
export async function release(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await pushWorker();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await worker?.unregister();
}

/** Says when the person changes it in the browser's settings. Returns how to stop. */
export function watchPermission(tell: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', tell);
    },
    // A browser that cannot say is asked again on the next visit.
    () => undefined,
  );
  return () => {
    isOver = true;
    status?.removeEventListener('change', tell);
  };
}

/** Says what comes while a page of ours is looked at. Returns how to stop. */
export function watchMessages(tell: (message: PushMessage) => void): () => void {
  const config = firebaseConfig();
  let stop: (() => void) | undefined;
  let isOver = false;
  if (config) {
    import('./push.firebase').then(
      ({ listen: hear }) => {
        if (!isOver) stop = hear(config, tell);
      },
      // Registering loads the same and reports it.
      () => undefined,
    );
  }
  return () => {
    isOver = true;
    stop?.();
  };
}
