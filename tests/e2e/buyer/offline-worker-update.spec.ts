// A new version of the service worker: it takes over from the one before it, and what was kept stays.
import type { Page } from '@playwright/test';
import { buyByForm, expectOfflinePage, keptCaches, keptPaths } from '../harness/kept-pages';
import { openShop, type Shop } from '../harness/shop';
import { expect, widths } from '../harness/test';
import { testWithWorkerServer as test } from '../harness/worker-server';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** A worker that says its name when it is asked. */
const named = (name: string) => (built: string) =>
  `${built};addEventListener('message', ({ ports }) => ports[0].postMessage('${name}'));`;
const newer = named('newer');

/** Of a build before this one: it kept its own page under another name. */
const older = (built: string): string =>
  named('older')(built).replaceAll(/(['"`])haat-offline\1/g, "'haat-offline-before'");

/** Which worker answers for this page now. */
const answering = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage('who', [port2]);
      }),
  );

/** What a visit leaves: no worker that waits for others to leave, and none that still installs. */
const others = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return [installing, waiting, active?.state];
  });

test('a changed worker takes over pages that are open, keeps what was kept and removes older caches', async ({
  visit,
  server,
}) => {
  server.serve(older);
  const phone = { viewport: widths.phone, serviceWorkers: 'allow', baseURL: server.url } as const;
  const { page, context } = await visit(phone);
  const receipt = await buyByForm(page, shop.pageId);
  expect(await keptCaches(page)).toContain('haat-offline-before');
  // What nobody keeps any more.
  await page.evaluate(() => caches.open('haat-app-before'));
  const open = await context.newPage();
  await open.goto('/purchase/library');
  await expect.poll(() => keptPaths(page)).toContain('/purchase/library');

  server.serve(newer);
  // Nobody asks for the update: an ordinary visit brings it.
  await page.goto('/purchase/library');
  await expect.poll(() => answering(page), { timeout: 30_000 }).toBe('newer');
  expect(await answering(open)).toBe('newer');
  await expect.poll(() => others(page)).toEqual([null, null, 'activated']);
  await expect
    .poll(async () => (await keptCaches(page)).filter((name) => name.endsWith('before')))
    .toEqual([]);
  expect(await keptPaths(page)).toEqual(expect.arrayContaining([receipt, '/purchase/library']));

  await context.setOffline(true);
  await page.goto(receipt);
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  await page.goto('/PricingPage');
  await expectOfflinePage(page);
  await expect(page.getByRole('link', { name: /Raga notes/ })).toBeVisible();
  // The tab that was there all along goes on as well.
  await open.reload();
  await expect(open.getByRole('link', { name: 'Raga notes', exact: true })).toBeVisible();
});

test('the page without a network is that of the newest build, with no files of builds before it', async ({
  visit,
  server,
}) => {
  server.serve(named('older'));
  const { page } = await visit({ serviceWorkers: 'allow', baseURL: server.url });
  await buyByForm(page, shop.pageId);
  await page.evaluate(async () => {
    const cache = await caches.open('haat-offline');
    await cache.put(
      '/assets/offline-before.js',
      new Response('', { headers: { 'content-type': 'text/javascript' } }),
    );
    await cache.put('/offline', new Response('as it was', { headers: { 'content-type': 'text/html' } }));
  });
  server.serve(newer);
  await page.reload();
  await expect.poll(() => answering(page)).toBe('newer');
  const text = await page.evaluate(async () => (await caches.match('/offline'))?.text());
  expect(text).toContain('You’re Offline');
  const files = await keptPaths(page, 'haat-offline');
  expect(files).not.toContain('/assets/offline-before.js');
  expect(files.length).toBeGreaterThan(1);
});

for (const [what, worker] of [
  ['is no script', () => 'this is no script'],
  ['cannot be installed', () => "addEventListener('install', (event) => event.waitUntil(Promise.reject()));"],
  ['is gone', () => null],
] as const)
  test(`a new worker that ${what} changes nothing, and the next one comes all the same`, async ({
    visit,
    server,
  }) => {
    server.serve(named('older'));
    const { page, context } = await visit({ serviceWorkers: 'allow', baseURL: server.url });
    const receipt = await buyByForm(page, shop.pageId);
    server.serve(worker);
    const failed = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const updating = await registration.update().then(
        ({ installing }) => installing,
        () => null,
      );
      if (!updating) return 'refused';
      return new Promise((resolve) =>
        updating.addEventListener('statechange', () => resolve(updating.state)),
      );
    });
    expect(['refused', 'redundant']).toContain(failed);
    expect(await others(page)).toEqual([null, null, 'activated']);
    expect(await answering(page)).toBe('older');
    await context.setOffline(true);
    await page.goto(receipt);
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();

    await context.setOffline(false);
    server.serve(newer);
    await page.reload();
    await expect.poll(() => answering(page)).toBe('newer');
  });
