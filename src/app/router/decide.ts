import { paths, returnPath, signInPath } from '@haat/web/paths';
import { describe, topLevelKinds } from '@haat/web/product-kinds/product-kinds';
import { matchRoute } from 'wouter';
import { notFound, routes } from './routes';
import type { ScreenProps, ScreenRoute } from './screen-route';

/** Addresses that show another: each settings area opens at its first child. */
export const forwards: readonly { from: string; to: string }[] = topLevelKinds.map((kind) => {
  const { area, analytics } = describe(kind).settings;
  return { from: area, to: analytics };
});

type Params = ScreenProps['params'];

/** Resolves an address for the current session. */
export type Decision =
  | { do: 'wait' }
  | { do: 'redirect'; to: string }
  | { do: 'show'; route: ScreenRoute; params: Params };

interface Visit {
  /** As the address has it: letters in any case, some perhaps encoded. */
  path: string;
  /** With or without its question mark. */
  search: string;
  /** With its `#`; empty without one. */
  hash: string;
  /** Scheme, host and port. */
  origin: string;
  isDeciding: boolean;
  isAuthenticated: boolean;
}

type Parser = Parameters<typeof matchRoute>[0];

interface Found {
  route: ScreenRoute;
  params: Params;
  /** The address in the spelling of `paths.ts`, which everything else compares with. */
  spelled: string;
}

function find(path: string, parser: Parser): Found | { forward: string } {
  const plain = decoded(path);
  const forward = forwards.find(({ from }) => matchRoute(parser, from, plain)[0]);
  if (forward) return { forward: forward.to };
  for (const route of routes) {
    const [isMatch, matched] = matchRoute(parser, route.pattern, plain);
    if (!isMatch) continue;
    const params = matched as Params;
    return { route, params, spelled: spell(route.pattern, params) };
  }
  return { route: notFound, params: {}, spelled: path };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A pattern with its named parts filled in. */
const spell = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Is there a screen at this path? `parser` is the router's own. */
export function hasScreen(path: string, parser: Parser): boolean {
  const found = find(path, parser);
  return 'forward' in found || found.route !== notFound;
}

/** Where a visit leads: screens that need sign-in lead to it and back, and sign-in leads on once there is a token. */
export function decide(visit: Visit, parser: Parser): Decision {
  const found = find(visit.path, parser);
  const search = visit.search.replace(/^\??(?=.)/, '?');
  if ('forward' in found) return { do: 'redirect', to: found.forward + search + visit.hash };
  const { route, params, spelled } = found;
  if (spelled !== visit.path) return { do: 'redirect', to: spelled + search + visit.hash };
  if (route.access === 'public') return { do: 'show', route, params };
  if (visit.isDeciding) return { do: 'wait' };
  if (route.access === 'guest' && visit.isAuthenticated) {
    const next = new URLSearchParams(visit.search).get('next');
    return { do: 'redirect', to: returnPath(next, visit.origin) ?? paths.dashboard };
  }
  if (route.access === 'signedIn' && !visit.isAuthenticated)
    return { do: 'redirect', to: signInPath(visit.path + search + visit.hash) };
  return { do: 'show', route, params };
}
