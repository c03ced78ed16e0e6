import { expect, it } from 'vitest';
import { eventReader, type StreamEvent } from './feed.events';

function read(pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const reader = eventReader((event) => events.push(event));
  for (const piece of pieces) reader(piece);
  return events;
}

const whole =
  ': hello\n\nevent: unread\nid: 4\ndata: {"unread":2}\n\n: still here\n\nid: 5\ndata: a\ndata: b\n\n';
const events = [
  { name: 'unread', id: '4', data: '{"unread":2}' },
  { name: 'message', id: '5', data: 'a\nb' },
];

it('reads events and leaves comments out', () => {
  expect(read([whole])).toEqual(events);
});

it('reads them from whatever pieces they come in', () => {
  for (let size = 1; size < whole.length; size += 1) {
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
      whole.slice(index * size, (index + 1) * size),
    );
    expect(read(pieces)).toEqual(events);
  }
});

it('tells nothing of what was cut off', () => {
  expect(read(['event: unread\nid: 6\ndata: {"unr'])).toEqual([]);
});
