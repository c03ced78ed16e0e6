import { expect, it } from 'vitest';
import { deviceOf, visitOf } from './visit.rules';

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const call = (headers: Record<string, string> = {}, more: object = {}) => ({
  method: 'GET',
  ip: '192.0.2.1',
  host: 'haat.test',
  headers: { 'user-agent': phone, ...headers },
  query: {},
  ...more,
});

it('a page that is opened is a visit, with where it came from', () => {
  expect(visitOf(call())).toEqual({ ip: '192.0.2.1', agent: phone, device: 'phone', source: 'direct' });
  const from = (referer: string) => visitOf(call({ referer }))?.source;
  expect(from('https://www.instagram.com/')).toBe('ref:instagram.com');
  expect(from('android-app://org.telegram.messenger/')).toBe('ref:org.telegram.messenger');
  expect(from('https://haat.test/pp/other')).toBe('direct');
  expect(from('no address')).toBe('direct');
  expect(visitOf(call({}, { query: { ref: 'blog.example' } }))?.source).toBe('ref:blog.example');
  expect(visitOf(call({}, { query: { ref: '<script>' } }))?.source).toBe('direct');
  const query = { link: ['L1', 'L2'], utm_source: 'IG' };
  expect(visitOf(call({}, { query }))?.source).toBe('link:L1');
  expect(visitOf(call({}, { query: { utm_source: 'IG', utm_campaign: 'Reel' } }))?.source).toBe(
    'utm:ig/reel',
  );
});

it.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 (X11; Linux) HeadlessChrome/140.0.0.0 Safari/537.36',
  '',
])('%s is no visitor', (agent) => {
  expect(visitOf(call({ 'user-agent': agent }))).toBeNull();
});

it('a look ahead and a question about the head are no visits', () => {
  expect(visitOf(call({ 'sec-purpose': 'prefetch;prerender' }))).toBeNull();
  expect(visitOf(call({ purpose: 'prefetch' }))).toBeNull();
  expect(visitOf(call({}, { method: 'HEAD' }))).toBeNull();
});

it('tells phones, tablets and computers apart', () => {
  expect(deviceOf(phone)).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14; SM-X200) Safari/537.36')).toBe('tablet');
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36')).toBe(
    'computer',
  );
});
