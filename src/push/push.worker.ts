// Served as /firebase-messaging-sw.js, with the installation's Firebase configuration written before it.
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { getMessaging } from 'firebase/messaging/sw';

/** What of a service worker's surroundings is used here. */
interface PushWorker {
  haatFirebase: FirebaseOptions;
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'install', listener: (event: Lasting) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked extends Lasting {
  notification: Notification;
}

/** What Firebase keeps with a notification that it has shown. */
interface Shown {
  FCM_MSG?: { fcmOptions?: { link?: string }; data?: { link?: string } };
}

const worker = self as unknown as PushWorker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

// Before Firebase's own listener, which would bring any tab of ours forward and leave it where it is.
worker.addEventListener('notificationclick', (event) => {
  event.stopImmediatePropagation();
  event.notification.close();
  const { FCM_MSG: message } = (event.notification.data ?? {}) as Shown;
  event.waitUntil(open(message?.fcmOptions?.link ?? message?.data?.link ?? '/'));
});

/** Shows an address of ours: in the tab that has it, or in a new one. */
async function open(link: string): Promise<void> {
  const address = new URL(link, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address.href);
  await (there ? there.focus() : worker.clients.openWindow(address.href));
}

// Shows what comes while no tab is being looked at, and hands the rest to the tabs.
getMessaging(initializeApp(worker.haatFirebase));
