import { clearKept } from '@haat/web/browser/remembered';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetDrafts,
  forgetOrdered,
  hasOrdered,
  keepDraft,
  newestDraft,
  noteOrdered,
  readDraft,
} from './draft';

beforeEach(() => {
  sessionStorage.clear();
  keepDraft('Monsoon', { phone: '98220 12345', gift: { phone: '98220 54321' } as never }, 1_000);
  keepDraft('Raga', { name: 'Ravi' }, 2_000);
});

test('what was typed for an order that was paid does not stand in the next; what was typed for another does', () => {
  noteOrdered('Monsoon');
  forgetOrdered();
  expect(readDraft('Monsoon')).toEqual({ isOrdered: true });
  expect([hasOrdered(), newestDraft(), readDraft('Raga').name]).toEqual([true, 2_000, 'Ravi']);
});

test.each([
  ['of a page', forgetDrafts],
  ['of the app', () => clearKept()],
])('signing out %s forgets all of it', (_, signOut) => {
  sessionStorage.setItem('other', 'stays');
  signOut();
  expect([readDraft('Monsoon'), readDraft('Raga'), newestDraft()]).toEqual([{}, {}, null]);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
