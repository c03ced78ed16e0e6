import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/** Goes to an address inside the app; answers false when the browser should load it as a page. */
export type Navigate = (href: string) => boolean;

const NavigationContext = createContext<Navigate>(() => false);

/** Around the app, so that links go through its router. Without one, links are links. */
export function NavigationProvider({ navigate, children }: { navigate: Navigate; children?: ReactNode }) {
  return <NavigationContext.Provider value={navigate}>{children}</NavigationContext.Provider>;
}

/** The click of a link: a plain one goes to the router, one for a new tab or a download stays the browser's. */
export function useFollow(href: string, onPress?: () => void) {
  const navigate = useContext(NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    const { target, download } = event.currentTarget;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || target || download) return;
    if (navigate(href)) event.preventDefault();
  };
}
