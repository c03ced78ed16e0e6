// How much JavaScript a first visit brings. Weighed after gzip, since that is what the budget speaks of, whatever was sent.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { previews, publicPages } from '../harness/addresses';
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

/** Bytes. */
const signInBudget = 130_000;
const pageBudget = 5_000;
/** With what stands inside the document. */
const previewBudget = 3_000;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** Every script that comes without a touch, including what is fetched once the page has nothing else to do. */
async function scriptsOf(page: Page, address: string): Promise<{ address: string; bytes: number }[]> {
  const scripts: Promise<{ address: string; bytes: number }>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      scripts.push(
        answer.body().then((body) => ({ address: answer.url(), bytes: gzipSync(body, { level: 6 }).length })),
      );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return Promise.all(scripts);
}

const sum = (scripts: { bytes: number }[]) => scripts.reduce((all, { bytes }) => all + bytes, 0);

test(`/login brings at most ${signInBudget / 1000} kB of script`, async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const scripts = await scriptsOf(page, '/login');
  const bytes = sum(scripts);
  test.info().annotations.push({ type: 'gzip', description: `${bytes} bytes` });
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(signInBudget);
});

test('no file of the app brings what checks answers during development', () => {
  const manifest = readFileSync(new URL('../../../dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  expect(manifest).not.toMatch(/ajv|openapi\.json|answer-contract/);
});

for (const address of publicPages) {
  test(`${address} brings at most ${pageBudget / 1000} kB of script before the first touch`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: widths.phone });
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(pageBudget);
  });
}

for (const address of previews) {
  test(`${address} runs at most ${previewBudget / 1000} kB of script before the first touch`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: widths.phone });
    const scripts = await scriptsOf(page, `${address}${shop.pageId}`);
    const inside = await page
      .locator('script:not([src]):not([type])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
    expect(inside).toHaveLength(1);
    scripts.push({ address: 'inside', bytes: gzipSync(inside.join(''), { level: 6 }).length });
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(previewBudget);
  });
}
