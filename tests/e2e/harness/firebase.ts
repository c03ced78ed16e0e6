// An installation that sends push messages, and a browser whose push service and Firebase are played by hand.
import { generateKeyPairSync } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/** Nothing listens at these addresses: what the browser asks of Google, the test answers. */
const nowhere = 'http://127.0.0.1:9';

/** Firebase as a server is configured with it. */
export function pushEnvironment(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    client_email: 'push@haat-test.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${nowhere}/token`,
  };
  const web = { apiKey: 'key', projectId: 'haat-test', messagingSenderId: '1', appId: '1:1:web:1' };
  return {
    FIREBASE_CONFIG: JSON.stringify(web),
    FIREBASE_VAPID_KEY: 'BOne_key_that_no_push_service_knows',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
    FCM_URL: nowhere,
  };
}

export interface PlayedFirebase {
  /** What was asked of Firebase, as method and host. */
  requests: string[];
  /** The token that the next registration is answered. */
  token: string;
}

/** Answers what Firebase's library asks of Google. */
export async function playFirebase(context: BrowserContext): Promise<PlayedFirebase> {
  const played: PlayedFirebase = { requests: [], token: 'token-of-this-device' };
  await context.route(/^https:\/\/[a-z]+\.googleapis\.com\//, async (route) => {
    const request = route.request();
    const { host } = new URL(request.url());
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    played.requests.push(`${request.method()} ${host}`);
    const json = host.startsWith('firebaseinstallations')
      ? {
          name: 'projects/1/installations/cAAAAAAAAAAAAAAAAAAAAA',
          fid: 'cAAAAAAAAAAAAAAAAAAAAA',
          refreshToken: 'refresh',
          authToken: { token: 'auth', expiresIn: '604800s' },
        }
      : { token: played.token };
    return route.fulfill({ status: 200, headers, json });
  });
  return played;
}

/** Stands in for the browser's push service, which needs Google, and counts how often the person was asked. */
export async function playPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keys = { p256dh: new Uint8Array(65).buffer, auth: new Uint8Array(16).buffer };
    const key = 'haat.test.subscription';
    const subscription = (applicationServerKey: unknown) => ({
      endpoint: 'https://push.example/1',
      options: { applicationServerKey },
      getKey: (name: 'p256dh' | 'auth') => keys[name],
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(key) === null ? null : (subscription(null) as never);
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(key, '1');
      return subscription(options?.applicationServerKey) as never;
    };
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      sessionStorage.setItem(
        'haat.test.asked',
        String(Number(sessionStorage.getItem('haat.test.asked')) + 1),
      );
      return ask();
    };
  });
}

export const timesAsked = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('haat.test.asked') ?? 0));

/** The push service hands the worker a message as Firebase writes it. */
export async function deliverPush(page: Page, origin: string, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}
