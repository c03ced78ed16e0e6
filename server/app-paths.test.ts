import { createPath, kinds, productKinds } from '@haat/kinds/facts';
import { expect, test } from 'vitest';
import { isAppPath } from './app-paths';

test.each([
  '/login',
  '/Login',
  '/ADMIN/',
  '/viewallwallet',
  '/telcontent',
  '/create/PAGE',
  '/Create/discord',
  '/tgsettings',
  '/TGSETTINGS1/analistPAGE',
  '/tgsettings4/AnalistLockdEdit',
  '/tgch/abc123',
  '/tgch/abc123/messages',
  '/members/abc123',
  '/links',
  '/files',
  '/account/invitations',
])('%s has a screen', (path) => {
  expect(isAppPath(path)).toBe(true);
});

test.each([
  '/',
  '/login/more',
  '//login',
  '/tgsettings7',
  '/tgsettings1/analist',
  '/tgch',
  '/tgch/a/b',
  '/tgch//messages',
  '/members/a/messages',
  '/Create',
  '/Create/nothing',
  '/loginx',
])('%s has none', (path) => {
  expect(isAppPath(path)).toBe(false);
});

test.each(kinds)('the screens of a %s have addresses', (kind) => {
  const { list, settings } = productKinds[kind];
  for (const path of [list ?? settings.area, createPath(kind), `/Create/${kind}`, ...Object.values(settings)])
    expect(isAppPath(path), path).toBe(true);
});
