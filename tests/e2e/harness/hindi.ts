// What a page in Hindi still says in English.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Names, and what India writes in Latin letters: the same in every language. */
const same = JSON.parse(
  readFileSync(new URL('../../../i18n/latin.json', import.meta.url), 'utf8'),
) as string[];

/** E-mail and other addresses, whatever has a digit, and an id: sixteen letters, small and large as chance has it, after the sandbox's prefix or none. */
const codes =
  /\S+@\S+|\S+:\/\/\S+|\S*\/\S+|\S*\d\S*|(?<![\w-])(?:sbx_)?(?=[\w-]*[a-z_-][A-Z])[\w-]{16}(?![\w-])/g;

/** From the first drawing on, as if Hindi had been chosen on this device before. */
export const speakHindi = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('haat.language', 'hi'));

/**
 * Every text on the page, and every name that only assistive technology hears, with words of English in it. `written`: what people
 * typed, which stays as they typed it. A word of one letter, an address, a code with digits or an id (some have no digit) is no word.
 */
export async function englishOn(page: Page, written: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof HTMLElement || node instanceof SVGElement) {
        // What a buyer of an English product sees stands in English beside a form in Hindi, its names too.
        if (node.closest('[lang="en"]')) continue;
        for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
          found.add(node.getAttribute(name) ?? '');
        continue;
      }
      const parent = node.parentElement;
      // A part that says which language it is in says so to everybody.
      if (parent?.closest('script, style, noscript, template, [lang="en"], [hidden], code')) continue;
      found.add(node.textContent ?? '');
    }
    found.add(document.title);
    return [...found];
  });
  const known = new Set(same);
  return texts.filter((text) => {
    const ours = written.reduce((left, one) => left.replaceAll(one, ' '), text);
    const latinWords = ours.replace(codes, ' ').match(/[A-Za-z]{2,}/g);
    return latinWords?.some((latinWord) => !known.has(latinWord)) ?? false;
  });
}
