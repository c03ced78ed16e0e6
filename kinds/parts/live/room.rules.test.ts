import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomOf } from './room.rules';

test.each([
  ['https://zoom.us/j/81234567890?pwd=abc', 'Zoom'],
  ['https://us02web.zoom.us/w/81234567890', 'Zoom'],
  ['https://us06web.zoom.us/webinar/register/WN_abc-DEF', 'Zoom'],
  ['https://zoom.us/my/meera.baking', 'Zoom'],
  ['https://zoom.us/my/meera.baking/', 'Zoom'],
  ['https://us02web.zoom.us/j/81234567890/', 'Zoom'],
  ['https://zoom.us/wc/join/81234567890?pwd=abc', 'Zoom'],
  ['https://us05web.zoom.us/wc/join/9562206942/', 'Zoom'],
  ['https://app.zoom.us/wc/81234567890/join?fromPWA=1&pwd=abc', 'Zoom'],
  ['https://events.zoom.us/ev/AoBzBRhcVMM-HuG7ZR~AoVa6EvJ3UVK8t3V_A6F2', 'Zoom'],
  ['https://events.zoom.us/ej/AoBzBRhcVMM-HuG7ZR~AoVa6EvJ3UVK8t3V_A6F2', 'Zoom'],
  ['https://events.zoom.us/ejl/AtbpEvtDc01b-yUPPB~A7komXmHD5-MXZeq/home', 'Zoom'],
  ['https://events.zoom.us/e/view/hp4SviCkS_C_l2RXoEZv4g', 'Zoom'],
  ['https://meet.google.com/abc-defg-hij', 'Google Meet'],
  ['https://meet.google.com/abc-defg-hij/?authuser=0', 'Google Meet'],
  ['https://meet.google.com/lookup/abc123', 'Google Meet'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://youtube.com/live/dQw4w9WgXcQ?feature=share', 'YouTube'],
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ/', 'YouTube'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube.com/embed/live_stream?channel=UCSJ4gkVC6NrvII8umztf0Ow', 'YouTube'],
  ['https://m.youtube.com/@meera/live', 'YouTube'],
  ['https://www.youtube.com/@मीरा/live/', 'YouTube'],
  ['https://www.youtube.com/c/MeeraBakes/live', 'YouTube'],
  ['https://www.youtube.com/user/meerabakes/live', 'YouTube'],
  ['https://www.youtube.com/channel/UCSJ4gkVC6NrvII8umztf0Ow/live', 'YouTube'],
  ['https://meet.jit.si/HampersWithMeera', 'Jitsi'],
])('%s is a room of %s', (address, service) => {
  expect(roomOf(address)).toEqual({ service, fault: null });
});

test.each([
  ['https://zoom.us/s/81234567890', 'Zoom', 'as its host'],
  ['https://us02web.zoom.us/s/81234567890/?zak=abc', 'Zoom', 'as its host'],
  ['https://app.zoom.us/wc/81234567890/start?pwd=abc', 'Zoom', 'as its host'],
  ['https://zoom.us/start/videomeeting', 'Zoom', 'as its host'],
  ['https://zoom.us/j/81234567890?zak=eyJ0eXAi', 'Zoom', 'as its host'],
  ['https://zoom.us/j/123', 'Zoom', 'no link to a Zoom meeting'],
  ['https://zoom.us/meeting/81234567890', 'Zoom', 'no link to a Zoom meeting'],
  ['https://zoom.us/ev/AoBzBRhcVMM', 'Zoom', 'no link to a Zoom meeting'],
  ['https://app.zoom.us/wc/home', 'Zoom', 'no link to a Zoom meeting'],
  ['https://app.zoom.us/wc/join', 'Zoom', 'no link to a Zoom meeting'],
  ['https://events.zoom.us/', 'Zoom', 'no link to a Zoom meeting'],
  ['https://events.zoom.us/e/portal/AoBzBRhcVMM', 'Zoom', 'no link to a Zoom meeting'],
  ['https://zoom.us/profile', 'Zoom', 'no link to a Zoom meeting'],
  ['https://meet.google.com/', 'Google Meet', 'another room each time'],
  ['https://meet.google.com/new', 'Google Meet', 'another room each time'],
  ['https://meet.google.com/abcdefghij', 'Google Meet', 'no link to a Google Meet room'],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/livestreaming', 'YouTube', 'your studio'],
  ['https://www.youtube.com/live_dashboard', 'YouTube', 'your studio'],
  ['https://www.youtube.com/my_live_events?o=U', 'YouTube', 'your studio'],
  ['https://www.youtube.com/@meera', 'YouTube', 'no link to a YouTube stream'],
  ['https://www.youtube.com/c/MeeraBakes', 'YouTube', 'no link to a YouTube stream'],
  ['https://www.youtube.com/embed/live_stream', 'YouTube', 'no link to a YouTube stream'],
  ['https://www.youtube.com/live', 'YouTube', 'no link to a YouTube stream'],
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
