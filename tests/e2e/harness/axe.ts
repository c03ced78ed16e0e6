// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Options {
  /** These rules alone. */
  rules?: readonly string[] | undefined;
  /** All rules but these. */
  without?: readonly string[];
}

/** What axe complains of, each complaint with the places it stands at. */
export async function axeFindings(page: Page, { rules, without }: Options = {}): Promise<string[][]> {
  // Half a megabyte of source is read once for each document, not once for each look at it.
  const axeSource = (await hasAxe(page)) ? 'void 0' : undefined;
  // Frames of other origins, which we have none of, would need a page of their own for each report: twice the time.
  // What is in order needs no list of places either: all rules run, and only what they find is written out.
  const axe = new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  if (without) axe.disableRules([...without]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(' '))]);
}

/** In every frame, as it is put there. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return frames.every(Boolean);
}
