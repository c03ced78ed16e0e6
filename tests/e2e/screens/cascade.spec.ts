// Which rule wins is fixed once, in design-system/styles/layers.css.ts: every page has to hear of it before its first rule.
import { fileURLToPath } from 'node:url';
import { kindsInOrderOfCreation, sampleContent } from '@haat/kinds/samples';
import type { NewProduct } from '@haat/openapi';
import type { Page } from '@playwright/test';
import { readManifest, wholeSheet } from '../../../server/modules/storefront/pages/renderer';
import { publishPage } from '../../simulators/shop';
import { screens } from '../harness/screens';
import { openShop } from '../harness/shop';
import { expect, test } from '../harness/test';

test('every page knows the order of the cascade before its first rule', async ({ visit, haat }) => {
  const { pageId } = await openShop(haat);
  const { page } = await visit();
  for (const address of ['/login', '/', `/pp/${pageId}`, '/PricingPage']) {
    await page.goto(address);
    const first = await page.evaluate(() => {
      const rule = document.styleSheets[0]?.cssRules[0];
      return rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule?.cssText.slice(0, 40);
    });
    expect(first, address).toEqual(['reset', 'theme', 'component', 'atom']);
  }
});

/** What every element of a preview looks like, its step included, once all of it is laid out. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const sheet = document.querySelector<HTMLDialogElement>('#sheet');
    if (!sheet?.open) sheet?.showModal();
    return [...document.querySelectorAll('#root, #root *, #sheet, #sheet *')]
      .filter((element) => element.localName !== 'style')
      .map((element) => {
        const computed = getComputedStyle(element);
        // Values of the theme that no rule reads are left out.
        const names = [...computed].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
        return { name: `${element.localName}.${element.getAttribute('class')}`, values };
      });
  });

type Look = Awaited<ReturnType<typeof looks>>[number];

/** In one column, in one column with room beside it, and in two. */
const sizes = Object.values(screens);

async function looksAt(page: Page, url: string): Promise<Look[][]> {
  await page.goto(url);
  const all: Look[][] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    all.push(await looks(page));
  }
  return all;
}

const differences = (drawn: readonly Look[], wanted: readonly Look[]): string[] =>
  wanted.flatMap(({ name, values }, index) => {
    const own = new Set(drawn[index]?.values);
    return values.filter((value) => !own.has(value)).map((value) => `${name} lacks ${value}`);
  });

/** One of each kind, and those whose price is chosen in the page. */
const shelves: Record<string, Partial<NewProduct>[]> = {
  'one price': kindsInOrderOfCreation.map((kind) => ({ kind })),
  'a choice of prices': [
    {
      prices: [
        { type: 'once', amount: 49_900, label: 'With feedback' },
        { type: 'once', amount: 19_900, label: 'Alone' },
      ],
    },
    { prices: [{ type: 'open', amount: 5100 }] },
  ],
};

for (const [shelf, offers] of Object.entries(shelves))
  test(`with ${shelf} a preview with the rules it uses, in the order in which it is drawn, looks as with the whole style sheet`, async ({
    visit,
    haat,
  }) => {
    test.slow();
    const { creator } = await openShop(haat);
    const built = fileURLToPath(new URL('../../../dist/client', import.meta.url));
    const whole = wholeSheet(built, readManifest(built), 'preview');
    const made: string[] = [];
    for (const { kind = 'page', ...offer } of offers) {
      const content = { ...sampleContent(kind, made.slice(1), 'large') };
      const fields = { kind, content, ...offer } as Partial<NewProduct>;
      const { id, url } = await publishPage(haat.url, creator.token, fields);
      made.push(id);
      // Without scripts: React draws some things anew.
      const { context, page } = await visit({ reducedMotion: 'reduce', javaScriptEnabled: false });
      const drawn = await looksAt(page, url);
      await page.route(`**${url}`, async (route) => {
        const answer = await route.fetch();
        const document = (await answer.text()).replace(/<style>[^<]*<\/style>/g, '');
        const { 'content-security-policy': _, ...headers } = answer.headers();
        await route.fulfill({
          headers,
          body: document.replace('</head>', () => `<style>${whole}</style></head>`),
        });
      });
      const wanted = await looksAt(page, url);
      for (const [index, { width }] of sizes.entries()) {
        expect(drawn[index]?.length, kind).toBeGreaterThan(100);
        expect(differences(drawn[index] ?? [], wanted[index] ?? []), `${kind} at ${width} px`).toEqual([]);
      }
      await context.close();
    }
  });
