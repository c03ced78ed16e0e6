import { expect, it } from 'vitest';
import { emptyDraft, messageOf, momentOf, mostCharacters, readDraft, requestOf } from './broadcast-draft';

it('reads a time as Indian, and none where one is missing', () => {
  expect(momentOf({ date: '2026-12-01', time: '09:30' })?.toISOString()).toBe('2026-12-01T04:00:00.000Z');
  expect(momentOf({ date: '', time: '09:30' })).toBeNull();
  expect(momentOf({ date: '2026-12-01', time: '' })).toBeNull();
  expect(requestOf({ ...emptyDraft, text: 'Hello', when: 'later' })).toBeNull();
  expect(requestOf({ ...emptyDraft, text: 'Hello', date: '2026-12-01' })).toEqual({ text: 'Hello' });
});

it('takes addresses as they are typed', () => {
  const button = (url: string) => messageOf({ ...emptyDraft, text: 'Hello', label: ' Open ', url }).button;
  expect(button('example.in/a')).toEqual({ label: 'Open', url: 'https://example.in/a' });
  expect(button('http://example.in')).toEqual({ label: 'Open', url: 'http://example.in' });
  expect(messageOf({ ...emptyDraft, text: ' Hello ' })).toEqual({ text: 'Hello' });
});

it('starts anew from what cannot be read, and takes less text beside a picture', () => {
  expect(readDraft('')).toEqual(emptyDraft);
  expect(readDraft('{"text":"Hello"}')).toEqual({ ...emptyDraft, text: 'Hello' });
  const picture = { id: '1', width: 1, height: 1, alt: '', src: '', avif: '', webp: '' };
  expect([mostCharacters({ picture: null }), mostCharacters({ picture })]).toEqual([3_900, 900]);
});
