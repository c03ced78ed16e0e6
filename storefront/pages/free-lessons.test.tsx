import type { PublicItem } from '@haat/openapi';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kindWith } from '../testing/kinds';
import { site } from '../testing/models';
import { PreviewPage } from './PreviewPage';

const at = (name: string) => `/stream/video/film${name}?product=bread`;
const film: PublicItem = {
  id: 'a',
  type: 'video',
  title: 'Wet on wet',
  streamUrl: at(''),
  playlistUrl: at('/master.m3u8'),
};
const song: PublicItem = {
  id: 'b',
  type: 'audio',
  title: 'Rain',
  streamUrl: '/stream/video/song?product=bread',
};

function pageOf(items: PublicItem[]): string {
  const lessons = [{ id: 'l', title: 'Free', isFree: true, items }];
  const content = { sections: [{ id: 's', title: 'First', lessons }], outcomes: [], lessons: 1, minutes: 0 };
  const product = { ...kindWith('course'), content };
  return renderToStaticMarkup(<PreviewPage model={{ site, product }} headingLevel={2} />);
}

test('a free video has its poster and its captions, a free audio its captions', () => {
  const captions = [
    { language: 'hi', label: 'हिन्दी', src: at('/captions-hi.vtt') },
    { language: 'en', label: 'English', src: at('/captions-en.vtt') },
  ];
  const page = pageOf([
    { ...film, poster: at('/poster.jpg'), captions },
    { ...song, captions },
  ]);
  expect(page.match(/poster="[^"]*"/g)).toEqual([`poster="${at('/poster.jpg')}"`]);
  expect(page.match(/<track[^>]*>/g)).toHaveLength(4);
  expect(page).toContain(
    `<track kind="captions" srcLang="hi" label="हिन्दी" src="${at('/captions-hi.vtt')}"/>`,
  );
});

test('one without them has neither', () => {
  const page = pageOf([film, song]);
  expect(page).toContain(at('/master.m3u8'));
  expect(page).not.toMatch(/poster=|<track/);
});
