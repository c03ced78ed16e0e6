// Whatever a screen of signed-in people is answered: it says something, it leads on, and nothing throws past it.
import { createPath, kinds, type ProductKind, productKinds } from '@haat/kinds/facts';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { operatorPath, sections } from '../../../src/screens/admin/sections';
import { enrol } from '../../simulators/operator';
import { type Creator, signIn } from '../../simulators/shop';
import {
  askAgainAtOnce,
  type BadAnswer,
  badAnswerNames,
  kindsOfBadAnswer,
  type Stubbed,
  stubCalls,
} from '../harness/bad-answers';
import { leadTo, openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const asha = '9876500031';
test.use({ configured: { OPERATORS: `+91${asha}` } });
test.describe.configure({ mode: 'parallel' });

let shop: Shop;
let operator: Creator;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  operator = await signIn(haat, asha, 'Asha Rao');
  await enrol(haat, { national: asha, token: operator.token });
});

const page = productKinds.page.settings;
const settingsOf = (some: readonly ProductKind[]) =>
  some.flatMap((kind) => Object.values(productKinds[kind].settings));
const lists = kinds.flatMap((kind) => productKinds[kind].list ?? []);
const ofPage = (address: string) => `${address}?id=${shop.pageId}`;

/** Screens that differ in what they ask: each of their calls fails alone, too. Each group has a page of its own. */
const groups: Record<string, () => string[]> = {
  Money: () => [paths.wallet, paths.kyc, paths.statement],
  Home: () => [paths.dashboard, paths.analytics],
  Sales: () => [paths.sales, paths.sale(shop.orders[0]?.id ?? ''), paths.purchases, paths.reviews],
  Reaching: () => [paths.notifications, paths.discounts, paths.links, paths.linksOf(shop.pageId)],
  Account: () => [paths.account, paths.invitations],
  Products: () => [paths.products, paths.create('page'), createPath('telegram')],
  Area: () => [ofPage(page.area), ofPage(page.sales), ofPage(page.discounts)],
  Editing: () => [paths.edit('page', shop.pageId), ofPage(page.edit)],
  'A creator, for an operator': () => [operatorPath('find', { creator: shop.creator.user.id })],
};

const others = kinds.filter((kind) => kind !== 'page' && productKinds[kind].parentKind === undefined);

/** The same screens at other addresses: there all calls fail at once, at each address in another way. */
const alike: Record<string, () => string[]> = {
  'Other kinds': () => settingsOf(others.slice(0, 3)),
  'More kinds': () => settingsOf(others.slice(3)),
  'Lists and new products': () => [
    ...lists,
    ...others.map(paths.create),
    `${productKinds.telegram.members}nothing`,
  ],
};

/** Parts of one screen, whose answer is spoilt above: there the calls of each part fail alone. */
const parts: Record<string, () => string[]> = {
  'Sections of operators': () => sections.map(({ key }) => operatorPath(key)),
};

/** Asked around every screen, so spoilt alone around one of them. */
const ofFrame = ['GET /api/wallet', 'GET /api/notifications/stream', 'GET /api/operator'];
const frameSpoiltAt = (address: string) => address === paths.wallet || address.includes('creator=');

interface Visit {
  at: Page;
  calls: Stubbed;
}

/** Outside the frame of signed-in people: what they have loaded is forgotten there. */
const nowhere = '/nowhere';

const main = (at: Page) => at.getByRole('navigation', { name: 'Main' });
/** Links to elsewhere, and what leads back out of an editor or a sheet. */
const wayOn = (at: Page) =>
  at.locator(
    'a[href]:not([href="#content"]):not([inert] a):visible, header button:visible, [role="dialog"] button:visible',
  );

/** Leaves the screen of before, with all that it may still ask for. */
async function goNowhere({ at }: Visit): Promise<void> {
  await leadTo(at, nowhere);
  await expect(at.getByRole('heading', { name: 'Page not found' })).toBeVisible();
}

/** Goes to an address inside the app, as the first screen of a visit. */
async function open(visit: Visit, address: string): Promise<void> {
  await goNowhere(visit);
  await leadTo(visit.at, address);
}

/** All that was asked has been answered, and what came of it is drawn. */
async function settle({ at, calls }: Visit, bad: BadAnswer, when: string): Promise<void> {
  await expect.poll(() => calls.hasSpoiled(), { message: `asked, ${when}`, intervals: [20] }).toBe(true);
  if (bad !== 'silence') await expect(at.locator('[aria-busy="true"]')).toHaveCount(0);
  await drawn(at);
}

/** What came of the last answer stands on the screen, and has been acted on. */
const drawn = (at: Page) =>
  at.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Something is said, and a way on is there. */
async function expectNotWhite({ at }: Visit, when: string): Promise<void> {
  await expect(wayOn(at).first(), `a way on, ${when}`).toBeVisible();
  expect((await at.locator('body').innerText()).trim().length, `words, ${when}`).toBeGreaterThan(20);
}

/** Takes a way on to another address. */
async function leave({ at }: Visit, when: string): Promise<void> {
  const from = new URL(at.url());
  const sheet = at.getByRole('dialog');
  if ((await sheet.count()) > 0) await sheet.getByRole('button', { name: 'Close' }).first().click();
  await expect(sheet).toHaveCount(0);
  // A preview beside its editor shows links that lead nowhere.
  const links = at.locator('a[href]:not([inert] a):visible');
  const index = await links.evaluateAll(
    (all, path) => all.findIndex((link) => new URL((link as HTMLAnchorElement).href).pathname !== path),
    from.pathname,
  );
  await (index < 0 ? at.locator('header').getByRole('button').first() : links.nth(index)).click();
  await expect(at, `left, ${when}`).not.toHaveURL(from.href);
}

/** Opens it with good answers; answers what it asked, also what an answer has made it ask for. */
async function callsOf(visit: Visit, address: string): Promise<string[]> {
  visit.calls.spoil([], 'silence');
  await goNowhere(visit);
  const listener = visit.calls.listen();
  await leadTo(visit.at, address);
  await expect(wayOn(visit.at).first()).toBeVisible();
  await expect(visit.at.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(async () => {
    const before = listener.size;
    await drawn(visit.at);
    await drawn(visit.at);
    expect(visit.calls.isQuiet()).toBe(true);
    expect(listener.size).toBe(before);
  }).toPass({ intervals: [0] });
  return [...listener];
}

async function spoilAll(visit: Visit, address: string, bads: readonly BadAnswer[]): Promise<void> {
  for (const bad of bads) {
    const when = `all calls of ${address} answered by ${bad}`;
    visit.calls.spoil('all', bad);
    await open(visit, address);
    await settle(visit, bad, when);
    await expectNotWhite(visit, when);
    await leave(visit, when);
  }
}

async function spoilEach(visit: Visit, address: string, calls: readonly string[]): Promise<void> {
  for (const call of calls)
    for (const bad of kindsOfBadAnswer) {
      const when = `${call} of ${address} answered by ${bad}`;
      visit.calls.spoil([call], bad);
      await open(visit, address);
      await settle(visit, bad, when);
      await expectNotWhite(visit, when);
    }
}

for (const [name, addresses] of Object.entries({ ...groups, ...alike, ...parts })) {
  test(`${name}: no screen goes white`, async ({ haat, browser }) => {
    const context = await browser.newContext({
      baseURL: haat.url,
      locale: 'en-IN',
      viewport: widths.desktop,
    });
    context.setDefaultTimeout(15_000);
    const at = await context.newPage();
    const thrown: string[] = [];
    // What is drawn as unknown is said to the page as an error, which reports it.
    at.on('pageerror', (error) => !/Money is whole paise/.test(error.message) && thrown.push(error.message));
    await rememberSession(at, name.includes('operator') ? operator : shop.creator);
    await askAgainAtOnce(at);
    const visit: Visit = { at, calls: await stubCalls(context) };
    await at.goto(paths.account);
    await expect(main(at)).toBeVisible();
    for (const [index, address] of addresses().entries())
      await test.step(address, async () => {
        if (name in alike) {
          await spoilAll(visit, address, badAnswerNames.slice(index % badAnswerNames.length).slice(0, 1));
          return;
        }
        const calls = await callsOf(visit, address);
        if (!(name in parts)) await spoilAll(visit, address, badAnswerNames);
        const alone = calls.filter((call) => frameSpoiltAt(address) || !ofFrame.includes(call));
        await spoilEach(visit, address, alone);
      });
    expect(thrown).toEqual([]);
    await context.close();
  });
}
