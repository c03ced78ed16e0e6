import { expect, test } from 'vitest';
import { get, setUpPages } from '../pages/testing/pages.setup';

setUpPages();

const readerIn = (body: string) => (JSON.parse(body) as { reader: string }).reader;
const hindiFirst = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };

test('a page of the platform is in the language that its reader puts first, and caches are told', async () => {
  const hindi = await get('/', hindiFirst);
  const english = await get('/', { 'accept-language': 'en-IN,hi;q=0.5' });
  expect([readerIn(hindi.body), readerIn(english.body)]).toEqual(['hi', 'en']);
  expect(hindi.headers.vary).toBe('accept-encoding, accept-language, cookie');
  expect(hindi.headers.etag).not.toBe(english.headers.etag);
  expect(hindi.headers['set-cookie']).toBeUndefined();
  // Who has the English one is not told that the Hindi one is the same.
  const again = await get('/', { ...hindiFirst, 'if-none-match': String(english.headers.etag) });
  expect(again.statusCode).toBe(200);
});

test('a choice comes before the browser, is kept for the next pages, and shared caches keep no such answer', async () => {
  const chosen = await get('/Privacy?lang=hi', { 'accept-language': 'en' });
  expect(readerIn(chosen.body)).toBe('hi');
  expect(chosen.headers['cache-control']).toBe('private, max-age=0');
  expect(chosen.headers['x-robots-tag']).toBeUndefined();
  const cookie = String(chosen.headers['set-cookie']);
  expect(cookie).toMatch(/^haat_language=hi; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  const storedLanguage = { cookie: 'haat_language=hi' };
  expect(readerIn((await get('/PricingPage', storedLanguage)).body)).toBe('hi');
  const again = await get('/PricingPage?lang=hi', storedLanguage);
  expect(again.headers['set-cookie']).toBeUndefined();
  const back = await get('/PricingPage?lang=en', storedLanguage);
  expect([readerIn(back.body), String(back.headers['set-cookie'])]).toEqual([
    'en',
    expect.stringContaining('haat_language=en'),
  ]);
});

test('what is no language of ours is not asked for and not kept', async () => {
  for (const lang of ['ta', '', 'HI', 'hi&lang=hi']) {
    const page = await get(`/?lang=${lang}`);
    expect([lang, readerIn(page.body), page.headers['set-cookie']]).toEqual([lang, null, undefined]);
  }
  expect(readerIn((await get('/', { cookie: 'haat_language=ta' })).body)).toBeNull();
});

test('an address that nobody has answers in the language of who asks', async () => {
  const lost = await get('/nobody/here', hindiFirst);
  expect([lost.statusCode, readerIn(lost.body)]).toEqual([404, 'hi']);
});
