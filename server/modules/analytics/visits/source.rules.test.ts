import { expect, it } from 'vitest';
import { type Came, sourceKey, sourceName, wideSource } from './source.rules';

const nowhere: Came = { linkId: null, utmSource: null, utmCampaign: null, referrerHost: null };
const nameOf = (came: Partial<Came>) =>
  sourceName(sourceKey({ ...nowhere, ...came }), new Map([['L1', 'Diwali story']]));

it('the most exact thing that is known names a source', () => {
  const all = { linkId: 'L1', utmSource: 'ig', utmCampaign: 'Reel', referrerHost: 'l.instagram.com' };
  expect(sourceKey(all)).toBe('link:L1');
  expect(sourceKey({ ...all, linkId: null })).toBe('utm:ig/reel');
  expect(sourceKey({ ...nowhere, referrerHost: 'l.instagram.com' })).toBe('ref:l.instagram.com');
  expect(sourceKey(nowhere)).toBe('direct');
});

it.each([
  [{ linkId: 'L1' }, 'Diwali story', 'your link'],
  [{ linkId: 'gone' }, 'A link', 'your link'],
  [{ utmSource: 'IG', utmCampaign: 'Reel/2' }, 'Instagram', 'reel/2'],
  [{ utmSource: 'newsletter' }, 'newsletter', null],
  [{ referrerHost: 'l.instagram.com' }, 'Instagram', null],
  [{ referrerHost: 'org.telegram.messenger' }, 'Telegram', null],
  [{ referrerHost: 'google.co.in' }, 'Google', null],
  [{ referrerHost: 'notgoogle.com' }, 'notgoogle.com', null],
  [{ referrerHost: 'blog.example' }, 'blog.example', null],
  [{}, 'Direct', 'typed, saved or sent'],
] satisfies [Partial<Came>, string, string | null][])('%j is called %s', (came, name, detail) => {
  expect(nameOf(came)).toEqual({ name, detail });
});

it('what has no name of its own is told as one', () => {
  expect(sourceName('other', new Map())).toEqual({ name: 'Other', detail: 'many small sources' });
  expect(sourceName('utm:other/', new Map())).toEqual({ name: 'other', detail: null });
  expect(wideSource('utm:ig/made up/2')).toBe('utm:instagram/');
  expect(wideSource('ref:l.instagram.com')).toBe('utm:instagram/');
  expect(wideSource('utm:strange/ig')).toBe('other');
});

it.each(['instagram', 'facebook', 'whatsapp', 'telegram', 'youtube', 'google', 'x', 'linkedin'])(
  'the name %s is counted under is known by itself',
  (name) => expect(wideSource(`utm:${name}/spring`)).toBe(`utm:${name}/`),
);
