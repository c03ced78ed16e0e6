// The only file that brings Firebase along; it is loaded when somebody has turned push messages on.
import type { PushMessage } from '@haat/machines/push';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, type MessagePayload, onMessage } from 'firebase/messaging';
import type { FirebaseWeb } from './site';

function appOf({ apiKey, projectId, messagingSenderId, appId }: FirebaseWeb): FirebaseApp {
  return getApps()[0] ?? initializeApp({ apiKey, projectId, messagingSenderId, appId });
}

/** The token under which messages reach this worker; the same as before unless the browser or Firebase changed it. */
export const tokenOf = (config: FirebaseWeb, worker: ServiceWorkerRegistration): Promise<string> =>
  getToken(getMessaging(appOf(config)), { vapidKey: config.vapidKey, serviceWorkerRegistration: worker });

/** Gives the token back, so that Firebase stops sending. */
export async function giveBack(config: FirebaseWeb, worker: ServiceWorkerRegistration): Promise<void> {
  // Without its worker named first, Firebase would register one by itself.
  await tokenOf(config, worker);
  await deleteToken(getMessaging(appOf(config)));
}

/** Says what comes while a page of ours is looked at. Returns how to stop. */
export const listen = (config: FirebaseWeb, tell: (message: PushMessage) => void): (() => void) =>
  onMessage(getMessaging(appOf(config)), (payload) => tell(messageOf(payload)));

function messageOf({ notification, data, fcmOptions }: MessagePayload): PushMessage {
  return {
    title: notification?.title ?? '',
    text: notification?.body ?? '',
    link: fcmOptions?.link ?? data?.['link'] ?? null,
  };
}
