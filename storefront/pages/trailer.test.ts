import type { PublicProduct } from '@haat/openapi';
import { expect, test } from 'vitest';
import { render } from '../render';
import { assets } from '../testing/assets';
import { kindWith } from '../testing/kinds';
import { productWith, site } from '../testing/models';
import { trailer, trailerPageWith } from '../testing/trailer';

const preview = (changes: Partial<PublicProduct> = {}, reader: 'en' | 'hi' = 'en') =>
  render({ page: 'preview', site, product: productWith(changes) }, assets, reader).html;
const button = (html: string) => /<a href="([^"]*)" data-trailer[^>]*>.*?<\/svg>([^<]*)<\/a>/.exec(html);
const script = 'src="/assets/trailer.js"';

test('a cover has the button of the trailer on it, and the player waits in a template', () => {
  const html = preview({ trailer });
  expect(button(html)?.slice(1)).toEqual(['/pp/MonsoonMonsoon1/trailer', 'Trailer 1:12']);
  expect(button(preview({ trailer }, 'hi'))?.[2]).toBe('ट्रेलर 1:12');
  const [player = ''] = /<template id="trailer">.*?<\/template>/.exec(html) ?? [];
  expect(player).toMatch(/<video [^>]*controls=""[^>]*preload="none"/);
  expect(player).toContain(`<source src="${trailer.playlistUrl}" type="application/vnd.apple.mpegurl"/>`);
  expect(player).toContain(`<source src="${trailer.streamUrl}"/>`);
  expect(player).toContain('<track kind="captions" srcLang="en"');
  expect(html.split(script)).toHaveLength(2);
});

test('a page without one has nothing of it', () => {
  for (const part of ['data-trailer', '<template', script, '<video']) expect(preview()).not.toContain(part);
});

test('the way there and back keeps the code that somebody came with', () => {
  const reduction = { code: 'RAIN20', text: '20% off', endsAt: null, open: null };
  const there = preview({ trailer, reduction });
  expect(button(there)?.[1]).toBe('/pp/MonsoonMonsoon1/trailer?code=RAIN20');
  const page = render(trailerPageWith({ reduction }), assets, 'en').html;
  expect(page.match(/href="\/pp\/MonsoonMonsoon1\?code=RAIN20"/g)).toHaveLength(2);
});

test('its page plays it with and without the script of the player', () => {
  const { html } = render(trailerPageWith(), assets, 'en');
  expect(html).toMatch(/<section [^>]*data-player="[^"]*master\.m3u8/);
  expect(html).toMatch(/<video [^>]*controls=""/);
  expect(html).toContain(' data-client="/assets/player.js"');
});

test('a course says what a lesson takes of a phone’s data, where that is known', () => {
  const draw = (content: object) =>
    render({ page: 'preview', site, product: kindWith('course', content) }, assets, 'en').html;
  expect(draw({ lessonBytes: 62_000_000 })).toContain('Light on data, about 60 MB a lesson');
  expect(draw({})).not.toMatch(/of data|on data/);
});
