// Every transition of the navigation chart, walked through the built app: real files that come late or not at all, a real reload.
import { type Path, type Step, walkNavigation } from '@haat/machines/testing';
import type { Page, Route } from '@playwright/test';
import { type HeldFiles, holdFiles } from '../harness/screen-files';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const { cover, transitions, unwalked } = walkNavigation();

/** Each start leads to a screen that has not been loaded yet. */
const targets = [
  { path: '/wallet', file: /\/WalletScreen-/, title: 'Wallet' },
  { path: '/transaction', file: /\/SalesScreen-/, title: 'Sales' },
  { path: '/purchase', file: /\/PurchasesScreen-/, title: 'Purchases' },
  { path: '/payment', file: /\/ProductListScreen-/, title: 'Payment pages' },
  { path: '/notifications', file: /\/NotificationsScreen-/, title: 'Notifications' },
] as const;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});
test.use({ viewport: widths.phone });

test('the paths leave no transition out', () => {
  const starts = cover.map(({ steps }) => steps.filter(({ event }) => event.type === 'navigation.started'));
  expect(unwalked).toEqual([]);
  expect(Math.max(...starts.map(({ length }) => length))).toBeLessThanOrEqual(targets.length);
  console.info(`navigation: ${transitions.length} transitions, ${cover.length} paths through the app`);
});

for (const [index, path] of cover.entries()) {
  test(`navigation path ${index + 1}: ${wordsOf(path)}`, async ({ visit }) => {
    const { page } = await visit();
    const traveller = await setOut(page);
    for (const [at, step] of path.steps.entries()) {
      await traveller.take(step, path.steps.slice(at + 1));
      await isShown(page, step, traveller);
    }
  });
}

function wordsOf({ steps }: Path): string {
  return steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor', '')).join(' → ');
}

interface Traveller {
  take(step: Step, rest: readonly Step[]): Promise<void>;
  /** The title of the screen people are at or going to. */
  title(): string;
  reloads(): number;
}

async function setOut(page: Page): Promise<Traveller> {
  await rememberSession(page, shop.creator);
  await page.clock.install();
  const files = await holdFiles(page, /Screen-/);
  await files.letCome(/DashboardScreen/);
  await page.goto('/admin');
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { questions, reloads } = await holdDocuments(page);
  let gone = 0;
  const target = () => targets[gone - 1] ?? targets[0];

  const acts: Record<string, (step: Step, rest: readonly Step[]) => Promise<void>> = {
    'xstate.init': async () => {},
    'navigation.started': async () => {
      gone += 1;
      await page.evaluate((path) => history.pushState(null, '', path), target().path);
      await expect.poll(() => files.waiting().filter((name) => target().file.test(name))).toHaveLength(1);
    },
    'navigation.finished': () => files.letCome(target().file),
    'navigation.failed': (_, rest) => fail(page, files, target().file, rest),
    'navigation.retry': () => page.getByRole('button', { name: 'Retry' }).press('Enter'),
    'xstate.after.patience.navigation.loader.patient': () => page.clock.runFor(150),
    'xstate.after.minimumShown.navigation.loader.shown': () => page.clock.runFor(300),
    'xstate.done.actor.askForNewBuild': async ({ event }) => {
      const { isStale } = (event as unknown as { output: { isStale: boolean } }).output;
      await answer(await questions(), isStale);
    },
    'xstate.error.actor.askForNewBuild': async () => (await questions()).abort('failed'),
    'xstate.done.actor.askAgain': async () => answer(await questions(), false),
    'xstate.error.actor.askAgain': async () => (await questions()).abort('failed'),
  };
  return {
    take: async (step, rest) => {
      const act = acts[step.event.type];
      if (!act) throw new Error(`Nobody knows how to do ${step.event.type}`);
      await act(step, rest);
    },
    title: () => (gone === 0 ? '' : target().title),
    reloads,
  };
}

/** Where the screen still comes in the end, it was only a part of it that failed. */
async function fail(page: Page, files: HeldFiles, file: RegExp, rest: readonly Step[]): Promise<void> {
  const next = rest.find(({ event }) => /navigation\.(started|finished)/.test(event.type));
  if (next?.event.type !== 'navigation.finished') return files.fail(file);
  await page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('a part') })),
  );
}

/** Holds what the app asks of the server about its build, and calls the reloads off, which would end the path. */
async function holdDocuments(page: Page) {
  const requests: Route[] = [];
  let reloads = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      reloads += 1;
      await route.abort('aborted');
    } else if (request.url().endsWith('/login')) requests.push(route);
    else await route.fallback();
  });
  const questions = async (): Promise<Route> => {
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    return requests.pop() as Route;
  };
  return { questions, reloads: () => reloads };
}

async function answer(route: Route, isStale: boolean): Promise<void> {
  const html = await (await route.fetch()).text();
  const body = isStale ? html.replace(/\/assets\/app-[\w-]+\.js/, '/assets/app-another.js') : html;
  await route.fulfill({ contentType: 'text/html', body });
}

/** What a person must see in each state of the chart. */
async function isShown(page: Page, { state }: Step, traveller: Traveller): Promise<void> {
  const { screen } = state.value as { screen: string };
  await expect(page.getByText('Loading...')).toBeVisible({ visible: state.hasTag('loader') });
  const error = page.getByText('This screen did not load');
  await expect(error).toBeAttached({ attached: state.hasTag('failed') });
  if (state.hasTag('failed')) {
    const retry = page.getByRole('button', { name: 'Retry', includeHidden: true });
    if (screen === 'retrying') await expect(retry).toHaveAttribute('aria-busy', 'true');
    else await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  }
  if (screen === 'reloading') await expect.poll(traveller.reloads).toBe(1);
  if (screen === 'idle' && traveller.title())
    await expect(page.getByRole('heading', { level: 1, name: traveller.title() })).toBeAttached();
}
