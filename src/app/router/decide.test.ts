import { describe, expect, test } from 'vitest';
import { paths } from '../paths';
import { decide } from './decide';
import { notFound, routes } from './routes';

/** The router's own parser needs the router; these patterns have no parts that vary. */
const parser = (pattern: string) => ({
  pattern: new RegExp(pattern === '*' ? '^' : `^${pattern}/?$`, 'i'),
  keys: [],
});
const guest = { origin: 'https://haat.example', search: '', isDeciding: false, isAuthenticated: false };
const member = { ...guest, isAuthenticated: true };

describe('without a token', () => {
  test('every screen that needs one leads to sign-in and back', () => {
    for (const route of routes.filter(({ access }) => access === 'signedIn')) {
      const decision = decide({ ...guest, path: route.pattern, search: 'id=a&b=c' }, parser);
      expect(decision).toEqual({
        do: 'redirect',
        to: `${paths.signIn}?next=${encodeURIComponent(`${route.pattern}?id=a&b=c`)}`,
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

  test('screens are shown', () => {
    expect(decide({ ...member, path: '/wallet' }, parser)).toMatchObject({ do: 'show' });
  });
});

test('an unknown path is not found, whoever asks', () => {
  expect(decide({ ...guest, path: '/nowhere' }, parser)).toEqual({ do: 'show', route: notFound });
  expect(decide({ ...member, path: '/nowhere', isDeciding: true }, parser)).toEqual({
    do: 'show',
    route: notFound,
  });
});
