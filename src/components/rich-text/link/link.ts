import type { EditorState, Transaction } from 'prosemirror-state';
import { isSafe, schema } from '../schema';

const { link } = schema.marks;

/** The link at the caret, whole, or what is chosen. */
export function linkAt(state: EditorState): { href: string; from: number; to: number } {
  const { $from, from, to, empty } = state.selection;
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return { href: '', from, to };
  if (!empty) return { href: String(mark.attrs['href']), from, to };
  let [start, end] = [$from.pos, $from.pos];
  const base = $from.start();
  $from.parent.forEach((child, offset) => {
    const [begins, ends] = [base + offset, base + offset + child.nodeSize];
    if (mark.isInSet(child.marks) && begins <= $from.pos && ends >= $from.pos)
      [start, end] = [Math.min(start, begins), Math.max(end, ends)];
  });
  return { href: String(mark.attrs['href']), from: start, to: end };
}

/** Leads from what is chosen to an address; where nothing is, the address itself is written. Empty: leads nowhere any more. */
export function withLink(state: EditorState, given: string): Transaction {
  const { from, to } = linkAt(state);
  const href = addressOf(given);
  const { tr } = state;
  if (href === '') return tr.removeMark(from, to, link);
  if (from < to) return tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
  return tr.replaceSelectionWith(schema.text(href, [link.create({ href })]), false).removeStoredMark(link);
}

/** An address as people type it: what comes without its beginning gets one. */
export function addressOf(given: string): string {
  const address = given.trim().replace(/^(https?|mailto):/i, (begin) => begin.toLowerCase());
  if (address === '' || isSafe(address)) return address;
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

export function isAddress(given: string): boolean {
  const address = addressOf(given);
  return address === '' || (!/\s/.test(address) && URL.canParse(address) && /[.:]/.test(address.slice(8)));
}
