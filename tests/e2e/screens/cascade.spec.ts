// Which rule wins is fixed once, in design-system/styles/layers.css.ts: every page has to hear of it before its first rule.
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
