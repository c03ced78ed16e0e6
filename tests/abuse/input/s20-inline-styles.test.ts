import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { fakeBuild } from '../../../server/modules/storefront/pages/testing/build';

// What finds a way into a page may not style it: neither by an element nor by an attribute.
const build = fakeBuild();
/** What the pages of `fakeBuild` are styled with. */
const sheets = ['p{}', 'a{}'];
let shop: Shop;
let pageId: string;

beforeAll(async () => {
  shop = await openShop({ pages: build });
  pageId = await shop.page(await shop.seller());
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });
const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']).split(';');
const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
/** A page that is kept, and pages that are drawn for one visitor. */
const pages = () => ['/', '/Privacy', `/pp/${pageId}`, `/pp/${pageId}/checkout`, '/nothing'];

test('S20: a page may apply the style sheets that it holds, and nothing else', async () => {
  for (const url of pages()) {
    const answer = await get(url);
    expect(answer.headers['content-type'], url).toContain('text/html');
    expect(policyOf(answer), url).toEqual(
      expect.arrayContaining([`style-src 'self' ${hashes(sheets)}`, "style-src-attr 'none'"]),
    );
    // A kept page is not drawn again, and has the same policy.
    expect(policyOf(await get(url)), url).toEqual(policyOf(answer));
  }
});

test('S20: whoever has the page keeps the policy that came with it', async () => {
  for (const url of ['/Privacy', `/pp/${pageId}`]) {
    const { etag } = (await get(url)).headers;
    const known = await get(url, { 'if-none-match': String(etag) });
    expect([known.statusCode, known.headers['content-security-policy']]).toEqual([304, undefined]);
  }
});

test('S20: no answer allows whatever stands in a document', async () => {
  const others = ['/api/openapi', '/healthz', '/openapi.yaml', '/media/x/360.avif', '/assets/gone.js'];
  for (const url of [...pages(), ...others, '/dev/outbox', '/docs']) {
    const policy = policyOf(await get(url));
    expect(policy.join(';'), url).not.toMatch(/unsafe-|data:\*|style-src[^;]*\*/);
    expect(policy, url).toContain("style-src-attr 'none'");
  }
});

test('S20: the outbox of developers names its one style sheet', async () => {
  const answer = await get('/dev/outbox');
  const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(answer.body) ?? [];
  expect(policyOf(answer)).toContain(`style-src 'self' ${hashes([sheet])}`);
});
