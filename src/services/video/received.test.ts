import { expect, test } from 'vitest';
import type { Received } from './messages';
import { isReceived, skippedSeconds } from './received';

const received: Received = {
  files: [
    {
      name: '360',
      init: true,
      segments: [
        [1, 12],
        [14, 14],
      ],
    },
    { name: '720', init: true, segments: [[1, 5]] },
    { name: 'audio', init: false, segments: [[2, 3]] },
  ],
  poster: true,
  thumbnails: false,
};

test.each([
  ['360-init.mp4', true],
  ['360-12.m4s', true],
  ['360-13.m4s', false],
  ['360-14.m4s', true],
  ['720-6.m4s', false],
  ['audio-init.mp4', false],
  ['audio-2.m4s', true],
  ['1080-1.m4s', false],
  ['poster.jpg', false],
])('%s is there: %s', (name, isThere) => {
  expect(isReceived(received, name)).toBe(isThere);
});

test('what every rendition has from the beginning is not encoded again, but for its last segment', () => {
  expect(skippedSeconds(received, ['360'])).toBe(44);
  expect(skippedSeconds(received, ['360', '720'])).toBe(16);
  expect(skippedSeconds(received, ['360', 'audio'])).toBe(0);
  expect(skippedSeconds(received, ['1080'])).toBe(0);
  expect(skippedSeconds(received, [])).toBe(0);
});
