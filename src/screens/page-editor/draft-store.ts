import type { NewProduct, Product, ProductFields } from '@haat/contract';
import { createAutosave, type SaveState } from './autosave';
import { type Draft, draftOf, emptyDraft } from './draft';
import { fieldsOf } from './fields';

/** What the store needs of the world. */
export interface DraftPorts {
  create: (product: NewProduct) => Promise<Product>;
  update: (id: string, fields: ProductFields) => Promise<Product>;
  /** What is kept on this device under a product's id; null before it has one. */
  read: (id: string | null) => Draft | null;
  keep: (id: string | null, draft: Draft) => void;
  forget: (id: string | null) => void;
  now: () => Date;
}

export interface Editing {
  draft: Draft;
  /** As the server last answered it. */
  product: Product | null;
  save: SaveState;
}

type SavedListener = (product: Product, isNew: boolean) => void;

/** A draft that saves itself: on this device with every letter, on the server when typing pauses. */
export function createDraftStore(opened: Product | null, ports: DraftPorts) {
  let id = opened?.id ?? null;
  const unsent = ports.read(id);
  let editing: Editing = {
    draft: { ...(opened ? draftOf(opened) : emptyDraft), ...unsent },
    product: opened,
    save: opened ? { is: 'saved', at: new Date(opened.updatedAt) } : { is: 'new' },
  };
  const listeners = new Set<() => void>();
  const savedListeners = new Set<SavedListener>();
  const set = (changes: Partial<Editing>) => {
    editing = { ...editing, ...changes };
    for (const listener of listeners) listener();
  };

  /** A server's answer: what is still unsent stays kept, under the product's own id. */
  const take = (product: Product, sent: Draft) => {
    const isNew = id === null;
    if (isNew) ports.forget(null);
    id = product.id;
    if (editing.draft === sent) ports.forget(id);
    else ports.keep(id, editing.draft);
    const priceId = product.prices[0]?.id ?? null;
    const draft =
      editing.draft.priceId === null && priceId !== null ? { ...editing.draft, priceId } : editing.draft;
    set({ product, draft });
    for (const listener of savedListeners) listener(product, isNew);
  };

  const autosave = createAutosave<Draft>({
    now: ports.now,
    onState: (save) => set({ save }),
    save: async (sent) => {
      const fields = fieldsOf(sent);
      if (id !== null) take(await ports.update(id, fields), sent);
      else if (fields.title === undefined) return false;
      else {
        const { title, prices = [] } = fields;
        take(await ports.create({ ...fields, kind: 'page', title, prices }), sent);
      }
      return true;
    },
  });
  // What an earlier visit could not send goes out now.
  if (unsent) autosave.change(editing.draft);

  const subscribeTo =
    <Listener>(set: Set<Listener>) =>
    (listener: Listener) => {
      set.add(listener);
      return () => {
        set.delete(listener);
      };
    };

  return {
    get: () => editing,
    subscribe: subscribeTo(listeners),
    /** Tells of every answer of the server. */
    onSaved: subscribeTo(savedListeners),
    change(changes: Partial<Draft>) {
      const draft = { ...editing.draft, ...changes };
      ports.keep(id, draft);
      set({ draft });
      autosave.change(draft);
    },
    /** Takes a product that another call answered, such as publishing. */
    replace: (product: Product) => set({ product }),
    /** Sends what is waiting. Resolves when nothing is on its way. */
    flush: () => autosave.flush(),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
