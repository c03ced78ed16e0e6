// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe complains of, each complaint with the places it stands at. `rules`: these alone. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[][]> {
  // Frames of other origins, which we have none of, would need a page of their own for each report: twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(' '))]);
}
