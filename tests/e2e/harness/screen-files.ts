// The files of screens that have not been loaded yet, held back so that a test says when and how they come.
import type { Page, Route } from '@playwright/test';

export interface HeldFiles {
  /** The files asked for and not yet answered, by the name that a build gave them. */
  waiting(): string[];
  /** Lets those of a screen come, now and later. */
  letCome(screen: RegExp): Promise<void>;
  /** They cannot be fetched, now and later. A browser may ask twice: to have the file early, and to run it. */
  fail(screen: RegExp): Promise<void>;
}

/** Holds every script whose name fits. */
export async function holdFiles(page: Page, names: RegExp): Promise<HeldFiles> {
  const held = new Map<string, Route[]>();
  const decided: { screen: RegExp; end: (route: Route) => Promise<void> }[] = [];
  await page.route(
    (url) => names.test(url.pathname) && url.pathname.endsWith('.js'),
    async (route) => {
      const name = new URL(route.request().url()).pathname;
      const known = decided.findLast(({ screen }) => screen.test(name));
      if (known) await known.end(route);
      else held.set(name, [...(held.get(name) ?? []), route]);
    },
  );
  const decide = async (screen: RegExp, end: (route: Route) => Promise<void>) => {
    decided.push({ screen, end });
    for (const [name, routes] of held) {
      if (!screen.test(name)) continue;
      held.delete(name);
      for (const route of routes) await end(route);
    }
  };
  return {
    waiting: () => [...held.keys()],
    letCome: (screen) => decide(screen, (route) => route.continue()),
    fail: (screen) => decide(screen, (route) => route.abort('failed')),
  };
}
