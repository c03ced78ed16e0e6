// Push messages where Firebase is configured: asked for by a press alone, kept as `notitoken`, shown in front and behind.
import type { Page, Worker } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { type Creator, publishPage, signIn } from '../../simulators/shop';
import {
  deliverPush,
  type PlayedFirebase,
  playFirebase,
  playPushService,
  pushEnvironment,
  timesAsked,
} from '../harness/firebase';
import { newPhone } from '../harness/people';
import { openWhole, rememberSession } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';

// The headless shell shows no notifications of the device.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
test.use({
  configured: pushEnvironment(),
  launchOptions: { executablePath, args: ['--no-sandbox'] },
});

const scope = '/firebase-cloud-messaging-push-scope';
const sale = (origin: string) => ({
  from: '1',
  fcmMessageId: 'message-1',
  notification: { title: 'You sold Raga notes', body: '₹469.56 reaches your wallet', tag: 'sale-1' },
  fcmOptions: { link: `${origin}/transaction?sale=abc` },
  data: { id: 'sale-1', link: `${origin}/transaction?sale=abc` },
});

const notitoken = (page: Page) => page.evaluate(() => localStorage.getItem('notitoken'));
const worker = (page: Page) =>
  page.evaluate(async (at) => {
    const found = await navigator.serviceWorker.getRegistration(at);
    // Where there is none, the browser answers with the worker of the whole site.
    return (found?.scope.endsWith(at) && found.active?.scriptURL) || null;
  }, scope);

interface Person extends Visit {
  firebase: PlayedFirebase;
  creator: Creator;
  /** The tokens that the server was told, in order. */
  saved: string[];
}

async function creatorWithPush(visit: (options: object) => Promise<Visit>, haat: Haat): Promise<Person> {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { page, context } = await visit({
    viewport: widths.desktop,
    permissions: ['notifications'],
    serviceWorkers: 'allow',
  });
  const firebase = await playFirebase(context);
  await playPushService(page);
  await rememberSession(page, creator);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/device'))
      saved.push((request.postDataJSON() as { notitoken: string }).notitoken);
  });
  return { page, context, firebase, creator, saved };
}

const turnOn = async (page: Page) => {
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('This device is notified of each sale.')).toBeVisible();
};

test('nobody is asked and nothing of Firebase is loaded before a press', async ({ visit, haat }) => {
  const { page, firebase, saved } = await creatorWithPush(visit, haat);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  for (const path of ['/admin', '/account', '/notifications']) await openWhole(page, path);
  expect(await timesAsked(page)).toBe(0);
  expect(scripts.filter((url) => /push\.firebase|firebase-messaging/.test(url))).toEqual([]);
  expect([firebase.requests, saved, await worker(page)]).toEqual([[], [], null]);
});

test('a press asks once, registers the worker, and tells the server the token', async ({ visit, haat }) => {
  const { page, firebase, saved } = await creatorWithPush(visit, haat);
  await turnOn(page);
  expect(await timesAsked(page)).toBe(1);
  expect(await worker(page)).toBe(`${haat.url}/firebase-messaging-sw.js`);
  expect(await notitoken(page)).toBe('token-of-this-device');
  expect(saved).toEqual(['token-of-this-device']);
  expect(firebase.requests).toContain('POST fcmregistrations.googleapis.com');

  await page.reload();
  await expect(page.getByText('This device is notified of each sale.')).toBeVisible();
  expect(await timesAsked(page)).toBe(1);
  expect(saved).toEqual(['token-of-this-device']);
});

test('in front it is a toast that leads to the sale', async ({ visit, haat }) => {
  const { page } = await creatorWithPush(visit, haat);
  await turnOn(page);
  await deliverPush(page, haat.url, sale(haat.url));
  await expect(page.getByText('You sold Raga notes. ₹469.56 reaches your wallet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/transaction\?sale=abc$/);
});

test('behind it is a notification of the device, which opens the sale', async ({ visit, haat }) => {
  const { page, context } = await creatorWithPush(visit, haat);
  await turnOn(page);
  const isPush = (one: Worker) => one.url().endsWith('/firebase-messaging-sw.js');
  const running =
    context.serviceWorkers().find(isPush) ??
    (await context.waitForEvent('serviceworker', { predicate: isPush }));
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${haat.url}/healthz`);
  await page.close();
  await elsewhere.goto('about:blank');
  await deliverPush(elsewhere, haat.url, sale(haat.url));
  const shown = () =>
    running.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual(['You sold Raga notes: ₹469.56 reaches your wallet']);

  const opened = await running.evaluate(async () => {
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
    };
    const [notification] = await registration.getNotifications();
    return new Promise<string>((resolve) => {
      clients.openWindow = async (address) => {
        resolve(address);
        return null;
      };
      const Click = (self as unknown as { NotificationEvent: new (type: string, of: object) => Event })
        .NotificationEvent;
      self.dispatchEvent(new Click('notificationclick', { notification }));
    });
  });
  expect(opened).toBe(`${haat.url}/transaction?sale=abc`);
  await expect.poll(shown).toEqual([]);
});

test('turned off, the device is let go and the token forgotten', async ({ visit, haat }) => {
  const { page, firebase } = await creatorWithPush(visit, haat);
  await turnOn(page);
  await page.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  expect([await notitoken(page), await worker(page)]).toEqual([null, null]);
  expect(firebase.requests).toContain('DELETE fcmregistrations.googleapis.com');
});

test('signing out gives the token to the server, and the device shows nothing more', async ({
  visit,
  haat,
}) => {
  const { page } = await creatorWithPush(visit, haat);
  await turnOn(page);
  const logoutRequest = page.waitForRequest('**/api/logout');
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  expect((await logoutRequest).postDataJSON()).toEqual({ notitoken: 'token-of-this-device' });
  await expect(page).toHaveURL(/\/login/);
  expect(await notitoken(page)).toBeNull();
  await expect.poll(() => worker(page)).toBeNull();
});

test('a refusal of the server is said, and pressing again goes well', async ({ visit, haat }) => {
  const { page } = await creatorWithPush(visit, haat);
  await page.route('**/api/notifications/device', (route) => route.abort());
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications could not be turned on.')).toBeVisible();
  await page.unroute('**/api/notifications/device');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('This device is notified of each sale.')).toBeVisible();
});

test('it is offered once, after a page is published', async ({ visit, haat }) => {
  const { page, creator } = await creatorWithPush(visit, haat);
  const { id } = await publishPage(haat.url, creator.token);
  await page.goto(`/Create/page?id=${id}&step=publish`);
  await expect(page.getByText('Get sale notifications on this device')).toBeVisible();
  expect(await timesAsked(page)).toBe(0);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(page.getByText('Your page is on sale.')).toBeVisible();
  await expect(page.getByText('Get sale notifications on this device')).toHaveCount(0);
});
