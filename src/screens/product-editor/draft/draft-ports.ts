import type { KindValues } from '@haat/kinds/drafts';
import type { SaveState } from '@haat/machines/autosave';
import type { NewProduct, Product, ProductFields } from '@haat/openapi';
import type { Draft } from './draft';

/** A draft on this device, and the version of the product that it changes. */
export interface KeptDraft extends Draft {
  version?: number;
}

/** A draft of this device under the names of today: an earlier version kept the fields of a kind as `own`. */
export function currentDraft(stored: (KeptDraft & { own?: KindValues }) | null): KeptDraft | null {
  if (stored?.own === undefined) return stored;
  const { own, ...rest } = stored;
  return { ...rest, values: own };
}

/** What the store needs of the world. Drafts are kept on this device under a product's id; null before it has one. */
export interface DraftPorts {
  create: (product: NewProduct) => Promise<Product>;
  update: (id: string, fields: ProductFields) => Promise<Product>;
  load: (id: string) => Promise<Product>;
  read: (id: string | null) => KeptDraft | null;
  keep: (id: string | null, draft: KeptDraft) => void;
  forget: (id: string | null) => void;
  /** Calls back when the browser is online again. Answers how to stop. */
  watchConnection: (tell: () => void) => () => void;
  now: () => Date;
}

export interface Editing {
  draft: Draft;
  /** As the server last answered it. */
  product: Product | null;
  save: SaveState;
  /** The version that stands in the way of this one. */
  theirs: Product | null;
  /** What was written here and had to make way; kept until somebody says otherwise. */
  copy: Draft | null;
}
