import type { ReceivedPart } from '@haat/openapi';
import type { KindRules, OtherProduct } from '../kind';
import { invalid } from '../parts/content-error';
import { inTurn } from '../parts/in-turn';
import { noLongerSold } from './combo.received';

/** Lowest separate price in paise; null if it has none. */
const leastOf = ({ prices }: OtherProduct): number | null =>
  prices.length > 0 ? Math.min(...prices.map(({ amount }) => amount)) : null;

const isOffered = ({ status }: OtherProduct): boolean => status === 'published' || status === 'paused';

const idsOf = ({ items = [] }: { items?: { productId: string }[] }): string[] =>
  items.map(({ productId }) => productId);

export const rules: KindRules<'combo'> = {
  normalise(content, { existing: known, others }) {
    const before = new Set(idsOf(known));
    const seen = new Set<string>();
    for (const [index, id] of idsOf(content).entries()) {
      const fault = seen.has(id) ? 'This is already in the combo' : faultOf(others.get(id), before.has(id));
      if (fault) throw invalid({ [`content.items.${index}`]: fault });
      seen.add(id);
    }
    return content;
  },
  missing(content, { isOnSale, onSale }) {
    const before = new Set(onSale ? idsOf(onSale) : []);
    const ready = idsOf(content).filter((id) => before.has(id) || isOnSale(id));
    return ready.length < 2
      ? [{ field: 'content.items', phrase: 'Add at least two products that are on sale' }]
      : [];
  },
  publicContent(content, { others, pictureOf, urlOf, closedStateOf }) {
    const rows = idsOf(content).flatMap((id) => others.get(id) ?? []);
    if (rows.length === 0) return null;
    return {
      items: rows.map((row) => ({
        productId: row.id,
        kind: row.kind,
        title: row.title,
        url: urlOf(row),
        amount: leastOf(row),
        cover: pictureOf(row),
        ...stateOf(row, closedStateOf?.(row) ?? null),
      })),
      apart: rows.reduce((sum, row) => sum + (leastOf(row) ?? 0), 0),
      ...(content.paysForRest && { paysForRest: true as const }),
    };
  },
  paysForRest: ({ paysForRest = false }) => paysForRest,
  withOwned: (content, { productIds, amount }) => ({
    ...content,
    items: content.items.map((item) =>
      productIds.has(item.productId) ? { ...item, isOwned: true as const } : item,
    ),
    owned: amount,
  }),
  async access(content, { others, productIds, accessOf }) {
    const partsByProduct = await inTurn(productIds ?? idsOf(content), async (id): Promise<ReceivedPart[]> => {
      const row = others.get(id);
      return row ? [headingOf(row), ...(await accessOf(row))] : [];
    });
    return partsByProduct.flat();
  },
  refersTo: idsOf,
  closed(content, { others, closedOf }) {
    const rows = idsOf(content).map((id) => others.get(id));
    if (!rows.every((row) => row && isOffered(row)))
      return 'Part of this combo is no longer offered, so it is not on sale at the moment';
    const reason = rows.map((row) => row && closedOf(row)).find((closed) => closed);
    return reason ? `Part of this combo is not available at the moment. ${reason}` : null;
  },
};

/** What keeps it from being bought alone, what closes the combo too before what does not. */
function stateOf(row: OtherProduct, closed: 'ended' | 'full' | null) {
  if (!isOffered(row)) return { state: 'gone' as const };
  if (closed !== null) return { state: closed };
  return row.status === 'published' ? {} : { state: 'paused' as const };
}

/** Names a part before what it gives; of one that its creator archived it says that it stays. */
const headingOf = ({ id, status, title }: OtherProduct): ReceivedPart => ({
  type: 'product',
  title,
  url: `#${id}`,
  ...(status === 'archived' && { note: noLongerSold }),
});

/** Existing items stay, whatever their status: only added items are checked. */
function faultOf(row: OtherProduct | undefined, wasIn: boolean): string | null {
  if (!row) return 'Product not found';
  if (row.kind === 'combo') return 'A combo cannot hold another combo';
  if (wasIn || row.status === 'published') return null;
  return 'Publish this product before you add it to a combo';
}
