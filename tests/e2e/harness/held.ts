// Requests that wait until the test says how they end.
import { expect, type Page, type Route } from '@playwright/test';

export interface Held {
  /** How many are waiting now. */
  count(): number;
  /** The tokens that those came with, empty for none. */
  tokens(): string[];
  /** The server answers. */
  letThrough(): Promise<void>;
  /** The server answers, and some of its JSON is replaced. */
  changed(part: Record<string, unknown>): Promise<void>;
  /** Somebody answers this, whatever was asked. */
  answer(json: unknown): Promise<void>;
  /** Somebody in between answers with one of our refusals. */
  refuse(status: number, message: string): Promise<void>;
  /** Nobody answers. */
  loseConnection(): Promise<void>;
}

/** Holds every request whose address fits. */
export async function holdRequests(page: Page, address: RegExp): Promise<Held> {
  const waiting: Route[] = [];
  await page.route(
    (url) => address.test(url.pathname),
    (route) => void waiting.push(route),
  );
  // One that the page has given up waits for nobody.
  page.on('requestfailed', (request) => {
    const place = waiting.findIndex((route) => route.request() === request);
    if (place >= 0) waiting.splice(place, 1);
  });
  const take = async (): Promise<Route> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    return waiting.shift() as Route;
  };
  return {
    count: () => waiting.length,
    tokens: () =>
      waiting.map((route) => (route.request().headers()['authorization'] ?? '').replace('Bearer ', '')),
    letThrough: async () => (await take()).continue(),
    changed: async (part) => {
      const route = await take();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...part } });
    },
    answer: async (json) => (await take()).fulfill({ json }),
    refuse: async (status, message) => (await take()).fulfill({ status, json: { message, code: 'refused' } }),
    loseConnection: async () => (await take()).abort('failed'),
  };
}
