// Nothing styles a page but our files and what its policy names. That no page asks for more is seen by every test: what a policy refuses, `visit` finds.
import type { Page } from '@playwright/test';
import { previews, publicPages } from '../harness/addresses';
import { openShop, openWhole, rememberSession, type Shop } from '../harness/shop';
import { complaintsOf, expect, tellRefusals, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** Everything that is not of the app. */
const drawn = () => [
  ...publicPages,
  ...previews.map((path) => path + shop.pageId),
  `/pp/${shop.pageId}/checkout`,
  ...shop.orders.map(({ id, token }) => `/cashfree?id=${id}&t=${token}`),
  '/nowhere',
  '/dev/outbox',
];
const ofApp = ['/login', '/admin', '/operator', '/Create/page'];

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));

test('each page names its own style sheets, and they apply', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  for (const address of drawn()) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, address).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;style-src-attr 'none'/);
    expect(policy, address).not.toContain('unsafe');
    if (address !== '/dev/outbox') expect(await backgroundOf(page), address).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('each answer of the app has a nonce of its own, which no script of another can read out of a style', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  const seen = new Set<string>();
  for (const address of [...ofApp, ...ofApp]) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const [, nonce = ''] = /style-src 'self' 'nonce-([\w+/]{22}==)';style-src-attr 'none'/.exec(policy) ?? [];
    expect(policy, address).not.toContain('unsafe');
    expect(nonce, address).not.toBe('');
    seen.add(nonce);
    const element = page.locator('style[nonce]').first();
    expect(await element.evaluate((style: HTMLStyleElement) => style.nonce)).toBe(nonce);
    expect(await element.getAttribute('nonce')).toBe('');
  }
  expect(seen.size).toBe(2 * ofApp.length);
});

test('a page that the browser keeps goes on with the policy that it came with', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  for (const address of ['/', `/pp/${shop.pageId}`]) {
    const fresh = await page.goto(address);
    const again = await page.reload();
    expect([fresh?.status(), again?.status()], address).toEqual([200, 200]);
    expect(await backgroundOf(page)).not.toBe('rgba(0, 0, 0, 0)');
  }
  await page.goto('/login');
  await page.goto('/');
  await page.goBack();
  await expect(page.locator('style[nonce]').first()).toBeAttached();
});

test('a dialog of the app keeps the page behind it still by a rule of its own', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await openWhole(page, `/tgsettings1/discountpage?id=${shop.pageId}`);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(await overflow()).not.toBe('hidden');
  await page.getByRole('button', { name: 'New discount' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
});

/** As Docs, Excel and Word write it. */
const copied = [
  '<style>.x1 { font-weight: 700 }</style><p style="margin:0" class="MsoNormal"><span class="x1">Heavy</span>',
  ' and <span style="font-style:italic">slanted</span></p>',
  '<p style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>one</p>',
].join('');

test('what is pasted with the styles of another program keeps what they say', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await openWhole(page, '/Create/page');
  const field = page.locator('[contenteditable="true"]').first();
  await field.click();
  await field.evaluate((place, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Heavy and slanted');
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
  await expect(field.locator('strong')).toHaveText('Heavy');
  await expect(field.locator('em')).toHaveText('slanted');
  await expect(field.locator('li')).toHaveText('one');
});

test('what finds a way into a page does not style it, and this is seen', async ({ haat, browser }) => {
  const context = await browser.newContext({ baseURL: haat.url, viewport: widths.phone });
  await tellRefusals(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  complaintsOf(page, complaints);
  for (const address of ['/login', `/pp/${shop.pageId}`]) {
    await page.goto(address);
    const before = await backgroundOf(page);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="position:fixed;inset:0">Pay here</p>');
      const sheet = document.createElement('style');
      sheet.textContent = 'body{background-color:rgb(1,2,3)}';
      document.head.append(sheet);
    });
    expect(await backgroundOf(page)).toBe(before);
    expect(await page.getByText('Pay here').evaluate((one) => getComputedStyle(one).position)).toBe('static');
    for (const directive of ['style-src-attr', 'style-src-elem'])
      await expect
        .poll(() => complaints.filter((one) => one.includes(`${address}: The policy refuses ${directive}`)))
        .toHaveLength(1);
  }
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the reference of the API needs no other host and no styles of its own, ${colorScheme}`, async ({
    haat,
    visit,
  }) => {
    const { page } = await visit({ viewport: widths.desktop, colorScheme });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const answer = await page.goto('/docs');
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    const call = page.locator('.opblock-get', { hasText: '/api/account/data-export' }).first();
    await call.locator('.opblock-summary-control').first().click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.locator('.live-responses-table')).toContainText('401');
    expect(requests.filter((url) => !url.startsWith(haat.url) && !url.startsWith('data:'))).toEqual([]);
    await test.info().attach('reference', { body: await page.screenshot(), contentType: 'image/png' });
  });
