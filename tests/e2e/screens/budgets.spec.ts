// How much JavaScript a first visit brings. Weighed after gzip, since that is what the budget speaks of, whatever was sent.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { previewOfKind, publicPages } from '../harness/addresses';
import { test } from '../harness/buyer-shop';
import { expect, widths } from '../harness/test';

/** Bytes. */
const signInBudget = 130_000;
const pageBudget = 5_000;
/** With what stands inside the document. */
const previewBudget = 3_000;

interface Script {
  address: string;
  bytes: number;
}

/** What nobody asks for comes 400 ms after the start, when the network may have been quiet for long. */
const comesWithinMs = 1_000;

const weightOf = (script: string | Buffer) => gzipSync(script, { level: 6 }).length;

/** Every script that comes without a touch, including what is fetched once the page has nothing else to do. */
async function scriptsOf(page: Page, address: string): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      scripts.push(answer.body().then((body) => ({ address: answer.url(), bytes: weightOf(body) })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(comesWithinMs);
  return Promise.all(scripts);
}

const sum = (scripts: readonly Script[]) => scripts.reduce((all, { bytes }) => all + bytes, 0);

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

/** Hours of the visitor's own clock come only to the second. */
const zones = ['Asia/Kolkata', 'America/New_York'];

/** A visit by somebody who reads this language and lives there; answers every script, with what stands inside the document. */
async function previewScripts(page: Page, address: string): Promise<Script[]> {
  const scripts = await scriptsOf(page, address);
  const inside = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  expect(inside).toHaveLength(1);
  return [...scripts, { address: 'inside', bytes: weightOf(inside.join('')) }];
}

const isHere = ({ address }: Script) => address.includes('/say-here-');

for (const [kind, base] of Object.entries(previewOfKind) as [keyof typeof previewOfKind, string][])
  test(`the preview of a ${kind} runs at most ${previewBudget / 1000} kB of script before the first touch`, async ({
    visit,
    shop,
  }) => {
    for (const timezoneId of zones)
      for (const language of ['en', 'hi']) {
        const { page, context } = await visit({
          viewport: widths.phone,
          timezoneId,
          locale: `${language}-IN`,
        });
        const scripts = await previewScripts(page, base + shop.sold[kind]);
        expect(new URL(page.url()).pathname).toBe(base + shop.sold[kind]);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        expect(scripts.length).toBeGreaterThan(1);
        expect(scripts.some(isHere)).toBe(kind === 'webinar' && timezoneId !== 'Asia/Kolkata');
        test.info().annotations.push({
          type: 'gzip',
          description: `${timezoneId}, ${language}: ${sum(scripts)}`,
        });
        expect(sum(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(previewBudget);
        await context.close();
      }
  });
