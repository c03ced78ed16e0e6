import { expect, it } from 'vitest';
import { sourceKey } from './source.rules';
import { type PageCall, visitOf } from './visit.rules';

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const call = (headers: Record<string, string> = {}, more: object = {}) => ({
  method: 'GET',
  ip: '192.0.2.1',
  host: 'haat.test',
  headers: { 'user-agent': phone, ...headers },
  query: {},
  ...more,
});

/** What a call would be counted under if its link were one. */
function sourceOf(one: PageCall): string | null {
  const visit = visitOf(one);
  return visit && sourceKey(visit.came);
}

it('a page that is opened is a visit, with where it came from', () => {
  expect(visitOf(call())).toMatchObject({ ip: '192.0.2.1', agent: phone, device: 'phone' });
  expect(sourceOf(call())).toBe('direct');
  const from = (referer: string) => sourceOf(call({ referer }));
  expect(from('https://www.instagram.com/')).toBe('ref:instagram.com');
  expect(from('android-app://org.telegram.messenger/')).toBe('ref:org.telegram.messenger');
  expect(from('https://haat.test/pp/other')).toBe('direct');
  expect(from('no address')).toBe('direct');
  expect(sourceOf(call({}, { query: { ref: 'blog.example' } }))).toBe('ref:blog.example');
  expect(sourceOf(call({}, { query: { ref: '<script>' } }))).toBe('direct');
  const query = { link: ['L1', 'L2'], utm_source: 'IG' };
  expect(sourceOf(call({}, { query }))).toBe('link:L1');
  expect(sourceOf(call({}, { query: { utm_source: 'IG', utm_campaign: 'Reel' } }))).toBe('utm:ig/reel');
});

it.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  'node',
  'Deno/2.5.0',
  'Python/3.11 aiohttp/3.9.1',
  'PostmanRuntime/7.43.0',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  'Mozilla/5.0 (X11; Linux) HeadlessChrome/140.0.0.0 Safari/537.36',
  '',
])('%s is no visitor', (agent) => {
  expect(visitOf(call({ 'user-agent': agent }))).toBeNull();
});

it.each([
  phone,
  'Mozilla/5.0 (Mobile; LYF/F220B/LYF-F220B-003-01-15-130718;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'Opera/9.80 (Android; Opera Mini/36.2/191.256; U; hi) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; Nokia; Lumia 520)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0.0',
])('%s is a visitor', (agent) => {
  expect(visitOf(call({ 'user-agent': agent }))).not.toBeNull();
});

it('a look ahead and a question about the head are no visits', () => {
  expect(visitOf(call({ 'sec-purpose': 'prefetch;prerender' }))).toBeNull();
  expect(visitOf(call({ purpose: 'prefetch' }))).toBeNull();
  expect(visitOf(call({}, { method: 'HEAD' }))).toBeNull();
});
