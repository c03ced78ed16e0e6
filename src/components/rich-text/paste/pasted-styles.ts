// What another program copies says by styles what is bold. Our policy lets no document take a style out of HTML, not even one that is only read;
// what a script sets is not asked after. So styles travel in attributes of another name until the text is read.
import { DOMParser as ModelParser } from 'prosemirror-model';
import { schema } from '../schema';

/** Pasted HTML whose styles stand in `data-style`, those of its style sheets before its own; null where it has none. */
export function withStylesAside(html: string): Document | null {
  if (!/style/i.test(html)) return null;
  const page = new DOMParser().parseFromString(renamed(html), 'text/html');
  for (const sheet of page.querySelectorAll('script[data-sheet]')) applySheet(page, sheet.textContent);
  return page;
}

/** A text of any length is gone through once. */
const renamed = (html: string) =>
  html
    .replace(/<(\/?)style\b/gi, (_whole, slash) => (slash ? '</script' : '<script data-sheet'))
    .replace(/(<[a-z][^<>]*[\s"'])style(?=\s*=)/gi, '$1data-style');

function applySheet(page: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSStyleRule)
      for (const element of page.querySelectorAll(rule.selectorText))
        element.setAttribute(
          'data-style',
          `${rule.style.cssText};${element.getAttribute('data-style') ?? ''}`,
        );
}

class PastedParser extends ModelParser {
  override parseSlice(...[dom, options]: Parameters<ModelParser['parseSlice']>) {
    const styled = (dom as ParentNode & Node).querySelectorAll<HTMLElement>('[data-style]');
    for (const element of styled) element.style.cssText = element.dataset['style'] ?? '';
    return super.parseSlice(dom, options);
  }
}

/** Reads what was pasted, with its styles where they belong. */
export const pastedParser = new PastedParser(schema, ModelParser.fromSchema(schema).rules);
