import { Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { withLink } from '../link/link';
import { read } from '../read';
import { isSafe, schema } from '../schema';
import { pastedParser, withStylesAside } from './pasted-styles';

/** What comes from Word, Docs or a chat, cut down to what a text can say. */
export const pasting = () =>
  new Plugin({
    props: {
      transformPastedHTML: cutDown,
      clipboardParser: pastedParser,
      clipboardTextParser(text, _around, isPlain) {
        const doc = isPlain ? null : read(starsOfChats(text), { extensions: [withoutIndents] });
        return doc ? Slice.maxOpen(doc.content) : plainSlice(text);
      },
      /** An address pasted over words leads from them to it; alone it is a link of its own. */
      handlePaste(view, event) {
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        if (!isSafe(text) || /\s/.test(text) || view.state.selection.$from.parent.type.spec.code)
          return false;
        view.dispatch(withLink(view.state, text).scrollIntoView());
        return true;
      },
    },
  });

/** Spaces before a pasted line are no sign of a program. */
const withoutIndents = { disable: { null: ['codeIndented'] } };

/** A chat writes bold with one star on each side, Markdown with two. */
export const starsOfChats = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(^|[\s(“"'])\*(?![\s*])([^*\n]*[^*\s])\*(?=$|[\s.,;:!?।)”"'])/gm, '$1**$2**');

function plainSlice(text: string): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]));
  return Slice.maxOpen(schema.node('doc', null, paragraphs).content);
}

function cutDown(html: string): string {
  const page = withStylesAside(html);
  if (page === null) return html;
  listsOfWord(page);
  return page.body.innerHTML;
}

/** Word copies the things of a list as paragraphs, each with a bullet or a number of its own in front. */
function listsOfWord(page: Document): void {
  for (const item of page.querySelectorAll('p[data-style*="mso-list"]')) {
    const sign = item.querySelector('[data-style*="mso-list"]');
    const tag = /\w/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    const before = item.previousElementSibling;
    const list =
      before?.localName === tag && before.hasAttribute('data-word') ? before : page.createElement(tag);
    if (list !== before) item.before(list);
    list.setAttribute('data-word', '');
    list.append(entry);
    item.remove();
  }
}
