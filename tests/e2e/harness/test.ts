// What every end-to-end test starts from: the built product on an engine, and people with browsers of their own.
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Haat, startHaat } from '../../simulators/haat';
import { hasPostgres, type Postgres, startPostgres } from '../../simulators/postgres';

export type Engine = 'embedded' | 'postgres';

interface Options {
  /** Where the product keeps its data. */
  engine: Engine;
  /** What the server is configured with besides; each other set has a server of its own. */
  configured: Record<string, string>;
}

interface Fixtures {
  /** A browser of its own for one person, with an empty storage. Closed with the test. */
  visit: (options?: BrowserContextOptions) => Promise<Visit>;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
}

interface WorkerFixtures {
  haat: Haat;
}

/** Has every document of these pages print what its policy refuses: not all of it is printed by the browser itself. */
export const tellRefusals = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`The policy refuses ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });

/** Errors a page may not have: thrown, refused by the security policy, or found by React while hydrating. */
export function complaintsOf(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A refusal that a test brings about is no fault of the page.
    if (/Failed to load resource/.test(message.text())) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
}

export const test = base.extend<Fixtures, WorkerFixtures & Options>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  configured: [{}, { option: true, scope: 'worker' }],

  haat: [
    async ({ engine, configured }, give) => {
      let postgres: Postgres | undefined;
      if (engine === 'postgres') postgres = await startPostgres({ fsync: 'off' });
      const haat = await startHaat({ env: configured, ...(postgres && { databaseUrl: postgres.url }) });
      await give(haat);
      await haat.dispose();
      await postgres?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  visit: async ({ browser, haat }, give) => {
    const opened: BrowserContext[] = [];
    const complaints: string[] = [];
    await give(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: haat.url,
        locale: 'en-IN',
        // A worker would ask in the place of the page, where no test can answer.
        serviceWorkers: 'block',
        ...options,
      });
      opened.push(context);
      await tellRefusals(context);
      context.setDefaultTimeout(15_000);
      context.on('page', (page) => complaintsOf(page, complaints));
      return { context, page: await context.newPage() };
    });
    // Those that a test has closed itself are gone.
    for (const context of opened.filter((one) => browser.contexts().includes(one))) {
      // A call that is still held would keep the context from closing.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    base.expect(complaints, 'errors in the browser').toEqual([]);
  },
});

export { expect } from '@playwright/test';
export { hasPostgres };

/** The widths the product is drawn for: a phone and a desk. */
export const widths = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/** With E2E_WIDTHS=all, as `npm test -- --full` has it, each story is told at every width. */
const isToldAtAll = process.env['E2E_WIDTHS'] === 'all';

/**
 * The names and sizes of the widths at which a story is told: the one that is given, in turns over the stories. The first sale is told at
 * each, every address is looked at in every layout (every-address.spec.ts), and every screen has its stories.
 */
export const toldAt = (where: keyof typeof widths) =>
  Object.entries(widths).filter(([name]) => isToldAtAll || name === where);
