import { selectIsAuthenticated, selectIsDeciding } from '@haat/machines/session';
import { useEffect, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { decide, hasScreen } from './decide';
import type { ScreenProps, ScreenRoute } from './screen-route';
import { useArrival } from './use-arrival';
import { type Loaded, useLoaded } from './use-loaded';

type Params = ScreenProps['params'];

export interface Screens {
  /** The screen to draw now: the one before stays until the next has been loaded. */
  shown: (Loaded & ScreenProps) | null;
  /** The screen that the address calls for; null while nobody knows. */
  wanted: ScreenRoute | null;
}

/** Which screen is drawn, and which is asked for. */
export function useScreen(): Screens {
  const { parser } = useRouter();
  const path = usePathname();
  const search = useSearch();
  const isDeciding = Session.useSelector(selectIsDeciding);
  const isAuthenticated = Session.useSelector(selectIsAuthenticated);
  const { origin, hash } = window.location;
  const decision = decide({ path, search, hash, origin, isDeciding, isAuthenticated }, parser);
  const redirect = decision.do === 'redirect' ? decision.to : null;
  const wanted = decision.do === 'show' ? decision : null;

  useEffect(() => {
    if (redirect !== null) leadTo(redirect, parser);
  }, [redirect, parser]);

  const shown = useLoaded(wanted?.route ?? null, path);
  const params = useLast(shown && wanted?.route === shown.route ? wanted.params : null);
  useArrival(shown, new URLSearchParams(search));
  return { shown: shown && { ...shown, params }, wanted: wanted?.route ?? null };
}

/** While the next screen is loaded, the one before keeps what it was told. */
function useLast(params: Params | null): Params {
  const key = JSON.stringify(params);
  const [last, setLast] = useState({ key, params: params ?? {} });
  if (params === null || key === last.key) return last.params;
  setLast({ key, params });
  return params;
}

/** Leads on to an address of this site instead of the present one. Some are screens, others pages that the server answers. */
function leadTo(address: string, parser: Parameters<typeof hasScreen>[1]): void {
  const { pathname } = new URL(address, window.location.origin);
  if (hasScreen(pathname, parser)) navigate(address, { replace: true });
  else window.location.replace(address);
}
