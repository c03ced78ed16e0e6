import type { Playback } from '@haat/openapi';
import { expect, test } from 'vitest';
import { isTooLongForTrailer, publicTrailer, type TrailerFile, trailerFault } from './trailer.rules';

const playbackOf = (duration: number, changes: Partial<Playback['renditions']> = {}): Playback => ({
  duration,
  width: 640,
  height: 360,
  renditions: { status: 'ready', items: [], poster: true, thumbnails: null, ...changes },
  captions: [{ language: 'hi', label: 'हिन्दी' }],
  chapters: [],
});
const file = (changes: Partial<TrailerFile & { playback: Playback }> = {}) => ({
  purpose: 'video' as const,
  status: 'ready' as const,
  playback: playbackOf(72.4),
  ...changes,
});
const at = { mediaId: 'film', productId: 'bread' };

test('three minutes are allowed, with what a recorder stops late', () => {
  expect([180, 180.9, 181].map(isTooLongForTrailer)).toEqual([false, false, true]);
  expect(trailerFault(file())).toBe(null);
  expect(trailerFault(file({ playback: playbackOf(181) }))).toContain('longer than 3 minutes');
});

test('what is no video, or was rejected, is refused; what is not known yet is not', () => {
  expect(trailerFault({ purpose: 'audio', status: 'ready' })).toContain('has to be a video');
  expect(trailerFault({ purpose: 'video', status: 'refused' })).toContain('was rejected');
  expect(trailerFault({ purpose: 'video', status: 'preparing' })).toBe(null);
});

test('a prepared one is played by the addresses of free videos', () => {
  expect(publicTrailer(at, file())).toEqual({
    mediaId: 'film',
    seconds: 72,
    width: 640,
    height: 360,
    streamUrl: '/stream/video/film?product=bread',
    playlistUrl: '/stream/video/film/master.m3u8?product=bread',
    poster: '/stream/video/film/poster.jpg?product=bread',
    captions: [{ language: 'hi', label: 'हिन्दी', src: '/stream/video/film/captions-hi.vtt?product=bread' }],
  });
});

test('none is shown while it is prepared, where it failed, and once it has become too long', () => {
  const { playback: _, ...unknown } = file();
  for (const one of [
    undefined,
    unknown,
    file({ status: 'preparing' }),
    file({ playback: playbackOf(72, { status: 'preparing' }) }),
    file({ playback: playbackOf(72, { status: 'none', failure: 'undecodable' }) }),
    file({ playback: playbackOf(600) }),
  ])
    expect(publicTrailer(at, one)).toBe(null);
});
