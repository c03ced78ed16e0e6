import { expect, test } from 'vitest';
import { archiveNames, safeName } from './archive.names';

test.each([
  ['Price list.pdf', 'Price list.pdf'],
  ['../../etc/passwd', '_._etc_passwd'],
  ['C:\\Windows\\win.ini', 'C__Windows_win.ini'],
  ['a\u0000b\n.txt', 'a_b_.txt'],
  ['photo\u202Egpj.exe', 'photo_gpj.exe'],
  ['Notes v1..pdf', 'Notes v1.pdf'],
  ['.htaccess', 'htaccess'],
  ['aux.pdf', '_aux.pdf'],
  ['auxiliary.pdf', 'auxiliary.pdf'],
  ['..', 'file'],
  [' . ', 'file'],
  ['मसाले “2026”.pdf', 'मसाले “2026”.pdf'],
  ['क्\u200dष.pdf', 'क्\u200dष.pdf'],
])('%j becomes %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test('a long name keeps its ending, and no letter is cut in two', () => {
  const name = safeName(`${'क्षि'.repeat(80)}.pdf`);
  expect(name).toMatch(/^(क्षि)+\.pdf$/);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(Buffer.byteLength(name)).toBeGreaterThan(180);
});

test('each stands once, also where capitals or the way of writing a letter are no difference', () => {
  expect(archiveNames(['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf', 'café', 'cafe\u0301'])).toEqual([
    'a.pdf',
    'A (2).PDF',
    'a (3).pdf',
    'a (2) (2).pdf',
    'café',
    'café (2)',
  ]);
});
