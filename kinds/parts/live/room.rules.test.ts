import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomOf } from './room.rules';

test.each([
  ['https://zoom.us/j/81234567890?pwd=abc', 'Zoom'],
  ['https://us02web.zoom.us/w/81234567890', 'Zoom'],
  ['https://us06web.zoom.us/webinar/register/WN_abc-DEF', 'Zoom'],
  ['https://zoom.us/my/meera.baking', 'Zoom'],
  ['https://meet.google.com/abc-defg-hij', 'Google Meet'],
  ['https://meet.google.com/lookup/abc123', 'Google Meet'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://youtube.com/live/dQw4w9WgXcQ?feature=share', 'YouTube'],
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube'],
  ['https://m.youtube.com/@meera/live', 'YouTube'],
  ['https://meet.jit.si/HampersWithMeera', 'Jitsi'],
])('%s is a room of %s', (address, service) => {
  expect(roomOf(address)).toEqual({ service, fault: null });
});

test.each([
  ['https://zoom.us/s/81234567890', 'Zoom', 'as its host'],
  ['https://zoom.us/j/123', 'Zoom', 'no link to a Zoom meeting'],
  ['https://zoom.us/profile', 'Zoom', 'no link to a Zoom meeting'],
  ['https://meet.google.com/', 'Google Meet', 'another room each time'],
  ['https://meet.google.com/new', 'Google Meet', 'another room each time'],
  ['https://meet.google.com/abcdefghij', 'Google Meet', 'no link to a Google Meet room'],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/livestreaming', 'YouTube', 'your studio'],
  ['https://www.youtube.com/@meera', 'YouTube', 'no link to a YouTube stream'],
  ['https://youtu.be/', 'YouTube', 'no link to a YouTube stream'],
  ['https://meet.jit.si/', 'Jitsi', 'names no room'],
])('%s leads no guest of %s anywhere', (address, service, fault) => {
  expect(roomOf(address)).toEqual({ service, fault: expect.stringContaining(fault) });
});

test('a room may be anywhere else, and no text is too strange', () => {
  for (const address of [
    'https://meet.example.com/room',
    'https://notzoom.us/j/1',
    'https://zoom.us.evil.in/j/1',
  ])
    expect(roomOf(address)).toEqual({ service: null, fault: null });
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(roomOf(text).fault).toBeNull();
    }),
  );
});
