import { expect, test } from 'vitest';
import { render } from '../../render';
import {
  combo,
  file,
  lessons,
  link,
  place,
  receiptOf,
  recording,
  seat,
  text,
} from '../../testing/access-parts';
import { assets } from '../../testing/assets';

const draw = (...args: Parameters<typeof receiptOf>) => render(receiptOf(...args), assets, 'en').html;
const mainActions = (html: string) => html.match(/data-main-action/g)?.length ?? 0;

test('a seat says its hour, is joined from the page and can be put into a calendar', () => {
  const html = draw([seat]);
  expect(html).toContain('Saturday, 12 December 2026');
  expect(html).toContain('7:00 pm to 8:30 pm, India time (1 h 30 min)');
  expect(html).toMatch(/href="\/webinar\/GrAnT7K2M9QabcdefG\/join" data-main-action/);
  expect(html).toContain('href="/access/HT7K2M9QabcdefGH/seat.ics"');
  expect(draw([{ ...seat, url: undefined }])).not.toContain('Join the webinar');
});

test('the first thing that leads on is the one main action, unless the page has another', () => {
  for (const parts of [[link], [text, link, seat], combo]) expect(mainActions(draw(parts))).toBe(1);
  const elsewhere = draw([link], { redirectUrl: 'https://example.org/' });
  expect(mainActions(elsewhere)).toBe(1);
  expect(elsewhere).toMatch(/href="https:\/\/example\.org\/" data-main-action/);
  expect(mainActions(draw([text, place]))).toBe(0);
});

test('a file says what it is and is downloaded or read; a recording is played, and may be downloaded', () => {
  const html = draw([file, recording]);
  expect(html).toMatch(new RegExp(`href="${file.url}" data-main-action`));
  expect(html).toContain('PDF, 2.4 MB');
  expect(html).toContain(`href="${file.url}?view"`);
  expect(html).toMatch(
    /<audio[^>]+controls[^>]*><source src="\/stream\/video\/Wn4YcPv8RsJgU3eB\?access=HT7K2M9QabcdefGH"/,
  );
  expect(html).toContain('Audio, 30 MB');
  const { streamUrl: _, ...picture } = { ...recording, type: 'image' as const, fileType: 'image/png' };
  expect(draw([picture])).toMatch(/<img[^>]+src="\/media\/file\/HT7K2M9QabcdefGH\/Wn4YcPv8RsJgU3eB\?view"/);
});

test('the script of the player comes where something is played, and the mark where it is seen', () => {
  const video = { ...recording, type: 'video' as const, fileType: 'video/mp4' };
  const clients = (html: string) => / data-client="([^"]*)"/.exec(html)?.[1];
  expect(clients(draw([file]))).toBeUndefined();
  expect(clients(draw([file, recording]))).toBe('/assets/player.js');
  expect(draw([video])).toContain('data-mark="true"');
  expect(draw([recording])).not.toContain('data-mark');
});

test('a channel that is joined says so, and is no more the main action; others are awaited', () => {
  const path = (id: string) => `/access/HT7K2M9QabcdefGH/join/${id}`;
  const parts = [
    { ...link, url: path('one') },
    { ...link, url: path('two') },
  ];
  const seats = { url: '/access/HT7K2M9QabcdefGH/seats', joined: ['one'], isAwaited: true };
  const html = render({ ...receiptOf(parts), seats }, assets, 'en').html;
  expect(html.match(/You are in/g)).toHaveLength(1);
  expect(html).toMatch(/href="[^"]+\/join\/two" data-main-action/);
  expect(html).toContain('data-seats="/access/HT7K2M9QabcdefGH/seats"');
  const all = render({ ...receiptOf(parts), seats: { ...seats, isAwaited: false } }, assets, 'en').html;
  expect(all).not.toContain('data-seats');
});

test('a few texts stand open, many are folded with how long they take', () => {
  expect(draw([text, text])).not.toContain('<details');
  const course = draw(lessons);
  expect(course.match(/<details/g)).toHaveLength(4);
  expect(course).toContain('4 min');
  expect(course).toMatch(/<h3[^>]*>Water first<\/h3>/);
});

test('everything of a combo stands under a heading that can be linked to', () => {
  expect(draw(combo)).toMatch(/<h2 id="MonsoonMonsoon2"[^>]*>Balance sheets for shopkeepers<\/h2>/);
});

test('a place says its address and how to get there, and opens in maps', () => {
  const html = draw([place]);
  expect(html).toContain('Shop 14, Market Road\nByadgi');
  expect(html).toContain('The blue door.');
  expect(html).toContain('href="geo:14.6725,75.487?q=14.6725,75.487"');
});

test('a receipt that opens nothing of its own is as it was', () => {
  const model = receiptOf([]);
  const without = render(
    { ...model, order: { ...model.order, access: { url: '/a', messageHtml: '', redirectUrl: null } } },
    assets,
    'en',
  ).html;
  expect(without).not.toContain('seat.ics');
});
