import { matchRoute } from 'wouter';
import { paths, returnPath, signInPath } from '../paths';
import { notFound, routes, type ScreenRoute } from './routes';

/** What an address calls for, given who is asking. */
export type Decision = { do: 'wait' } | { do: 'redirect'; to: string } | { do: 'show'; route: ScreenRoute };

interface Visit {
  path: string;
  /** With or without its question mark. */
  search: string;
  /** Scheme, host and port. */
  origin: string;
  isDeciding: boolean;
  isAuthenticated: boolean;
}

type Parser = Parameters<typeof matchRoute>[0];

/** The screen of a path. `parser` is the router's own. */
export const routeOf = (path: string, parser: Parser): ScreenRoute =>
  routes.find(({ pattern }) => matchRoute(parser, pattern, path)[0]) ?? notFound;

/** Where a visit leads: screens that need sign-in lead to it and back, and sign-in leads on once there is a token. */
export function decide(visit: Visit, parser: Parser): Decision {
  const route = routeOf(visit.path, parser);
  if (route.access === 'public') return { do: 'show', route };
  if (visit.isDeciding) return { do: 'wait' };
  if (route.access === 'guest' && visit.isAuthenticated) {
    const next = new URLSearchParams(visit.search).get('next');
    return { do: 'redirect', to: returnPath(next, visit.origin) ?? paths.dashboard };
  }
  if (route.access === 'signedIn' && !visit.isAuthenticated) {
    const search = visit.search.replace(/^\??/, (mark) => (mark || visit.search === '' ? mark : '?'));
    return { do: 'redirect', to: signInPath(visit.path + search) };
  }
  return { do: 'show', route };
}
