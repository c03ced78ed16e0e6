import { paths } from '@haat/web/paths';
import { describe, expect, test } from 'vitest';
import { decide, forwards, hasScreen } from './decide';
import { notFound, routes } from './routes';

/** As the router's own parser reads a pattern. */
const parser = (pattern: string) => ({
  pattern: new RegExp(pattern === '*' ? '^' : `^${pattern.replace(/:\w+/g, '([^/]+?)')}/?$`, 'i'),
  keys: [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
});
const guest = {
  origin: 'https://haat.example',
  search: '',
  hash: '',
  isDeciding: false,
  isAuthenticated: false,
};
const member = { ...guest, isAuthenticated: true };
/** An address that a pattern fits. */
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, 'part');

describe('without a token', () => {
  test('every screen that needs one leads to sign-in and back', () => {
    for (const route of routes.filter(({ access }) => access === 'signedIn')) {
      const path = addressOf(route.pattern);
      const decision = decide({ ...guest, path, search: 'id=a&b=c', hash: '#top' }, parser);
      expect(decision).toEqual({
        do: 'redirect',
        to: `${paths.signIn}?next=${encodeURIComponent(`${path}?id=a&b=c#top`)}`,
      });
    }
  });

  test('sign-in is shown', () => {
    expect(decide({ ...guest, path: '/login' }, parser)).toMatchObject({
      do: 'show',
      route: { layout: 'guest' },
    });
  });

  test('nothing is decided before the storage has been read', () => {
    expect(decide({ ...guest, path: '/admin', isDeciding: true }, parser)).toEqual({ do: 'wait' });
    expect(decide({ ...guest, path: '/login', isDeciding: true }, parser)).toEqual({ do: 'wait' });
  });
});

describe('with a token', () => {
  test('sign-in leads to the dashboard', () => {
    expect(decide({ ...member, path: '/login' }, parser)).toEqual({ do: 'redirect', to: '/admin' });
  });

  test('sign-in leads back to where a person was going, on this site only', () => {
    const visit = { ...member, path: '/login' };
    expect(decide({ ...visit, search: 'next=%2Fwallet' }, parser)).toEqual({ do: 'redirect', to: '/wallet' });
    expect(decide({ ...visit, search: 'next=%2F%2Felsewhere.example' }, parser)).toEqual({
      do: 'redirect',
      to: '/admin',
    });
  });

  test('every screen is shown at its own address', () => {
    for (const route of routes.filter(({ access }) => access === 'signedIn'))
      expect(decide({ ...member, path: addressOf(route.pattern) }, parser)).toMatchObject({ do: 'show' });
  });

  test('every settings area opens at its first child, and keeps the product it is for', () => {
    expect(forwards).toHaveLength(7);
    for (const { from, to } of forwards)
      for (const path of [from, from.toUpperCase(), `${from}/`])
        expect(decide({ ...member, path, search: '?id=p1' }, parser)).toEqual({
          do: 'redirect',
          to: `${to}?id=p1`,
        });
  });
});

describe('addresses', () => {
  test.each([
    ['/ADMIN', '/admin'],
    ['/Login/', '/login'],
    ['/%61dmin', '/admin'],
    ['/TRANSACTION', '/transaction'],
    ['/create/PAGE', '/Create/page'],
  ])('%s is %s', (path, spelled) => {
    expect(decide({ ...member, path, search: '?a=B', hash: '#c' }, parser)).toEqual({
      do: 'redirect',
      to: `${spelled}?a=B#c`,
    });
    expect(hasScreen(path, parser)).toBe(true);
  });

  test.each(['/nowhere', '/admin/more', '/%E0%A4%A1', '/%'])('%s is not found, whoever asks', (path) => {
    const shown = { do: 'show', route: notFound, params: {} };
    expect(decide({ ...guest, path }, parser)).toEqual(shown);
    expect(decide({ ...member, path, isDeciding: true }, parser)).toEqual(shown);
    expect(hasScreen(path, parser)).toBe(false);
  });
});
