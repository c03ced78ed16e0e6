import type { Sent } from '@haat/machines/autosave';
import type { Product, ProductKind } from '@haat/openapi';
import { fieldsOf, isKeptBack, sentPrices } from '../fields';
import { withPriceIds } from '../prices/price-draft';
import { type Draft, draftOf } from './draft';
import type { DraftPorts, Editing } from './draft-ports';
import { isSame, isSameWriting, isVersionConflict } from './versions';

type SavedListener = (product: Product, isNew: boolean) => void;

interface Held {
  get: () => Editing;
  set: (changes: Partial<Editing>) => void;
  /** Of the product that the draft changes. */
  version: number | null;
}

/** Brings a draft to the server, on top of the version that it was written on and of no other. */
export function createSending(kind: ProductKind, ports: DraftPorts, { get, set, version: first }: Held) {
  const listeners = new Set<SavedListener>();
  let version = first;
  const idOf = () => get().product?.id ?? null;

  const keep = (draft: Draft) => ports.keep(idOf(), { ...draft, ...(version !== null && { version }) });

  /** A server's answer: what is still unsent, or cannot be sent as it is, stays kept under the product's own id. */
  const take = (product: Product, sent: Draft) => {
    const isNew = idOf() === null;
    const before = get().product;
    if (isNew) ports.forget(null);
    version = product.version;
    const { draft } = get();
    set({
      product,
      theirs: null,
      draft: withPriceIds(draft, sentPrices(sent, before), product),
    });
    if (draft === sent && !isKeptBack(get().draft, product)) ports.forget(product.id);
    else keep(get().draft);
    for (const listener of listeners) listener(product, isNew);
  };

  const update = async (id: string, sent: Draft) =>
    take(
      await ports.update(id, { ...fieldsOf(sent, get().product), ...(version !== null && { version }) }),
      sent,
    );

  /** Another version has taken the place of ours: whether somebody has to choose between the two. */
  const meet = async (id: string, sent: Draft): Promise<boolean> => {
    const theirs = await ports.load(id);
    if (isSame(theirs, sent, get().product)) {
      // It is ours: only the answer was lost.
      take(theirs, sent);
      return true;
    }
    const before = get().product;
    if (before && before.version === version && isSameWriting(before, theirs)) {
      version = theirs.version;
      await update(id, sent);
      return true;
    }
    set({ theirs });
    return false;
  };

  return {
    version: () => version,
    keep,
    async send(): Promise<Sent> {
      const sent = get().draft;
      const id = idOf();
      if (id === null) {
        const fields = fieldsOf(sent);
        const { title, prices = [] } = fields;
        if (title === undefined) return { is: 'unready' };
        take(await ports.create({ ...fields, kind, title, prices }), sent);
        return { is: 'sent', at: ports.now() };
      }
      try {
        await update(id, sent);
      } catch (error) {
        if (!isVersionConflict(error)) throw error;
        if (!(await meet(id, sent))) return { is: 'conflict' };
      }
      return { is: 'sent', at: ports.now() };
    },
    /** From now on the draft changes this version. */
    standOn(product: Product) {
      version = product.version;
      set({ product, theirs: null });
      keep(get().draft);
    },
    /** Shows this version as it is. */
    stand(product: Product) {
      version = product.version;
      set({ product, theirs: null, draft: draftOf(product) });
    },
    /** Tells of every answer of the server. */
    onSaved(listener: SavedListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
