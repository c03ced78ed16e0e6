import { useEffect, useRef } from 'react';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { siteName } from '../../services/site';
import { contentId } from '../layouts/LayoutRoot';
import { findPlace, rememberPlaces } from './scroll-memory';
import type { Loaded } from './use-loaded';

/** Names the tab, and takes the focus and the eye to the top of a new screen. */
export function useArrival(shown: Loaded | null, query: URLSearchParams): void {
  const route = shown?.route;
  const path = shown?.path;
  const isFirst = useRef(true);
  useEffect(rememberPlaces, []);
  /** Was the last step one through the browser's history? */
  const isReturning = useRef(false);
  useEffect(() => {
    const remember = ({ type }: Event) => {
      isReturning.current = type === 'popstate';
    };
    // Before the router hears of it, and draws.
    window.addEventListener('popstate', remember, { capture: true });
    window.addEventListener('pushState', remember, { capture: true });
    return () => {
      window.removeEventListener('popstate', remember, { capture: true });
      window.removeEventListener('pushState', remember, { capture: true });
    };
  }, []);
  const title = route && `${route.title(query)} · ${siteName()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: named again by every screen that comes
  useEffect(() => {
    if (title) document.title = title;
  }, [title, route, path]);
  useEffect(() => {
    if (!route) return;
    // The first screen leaves the focus to the browser and to fields that ask for it.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isReturning.current) findPlace();
    else window.scrollTo(0, 0);
    if (document.activeElement?.matches('main input, main textarea, main select')) return;
    focusHeading();
  }, [route, path]);
}

/** Takes the focus to the title of what is shown; where it has none, to its content. */
export function focusHeading(): void {
  const heading =
    document.getElementById(screenTitleId) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.getElementById(contentId);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
