import type { Product } from '@haat/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../queries/drafts.queries';
import { createProduct, updateProduct, useProductRefresh } from '../../queries/products.queries';
import { createDraftStore } from './draft-store';

interface UseDraftOptions {
  /** Whose draft this is; kept apart from other people's on the same device. */
  owner: string;
  /** As the server has it; null for a page that is only begun. */
  opened: Product | null;
  /** The server has made the product. */
  onCreated: (id: string) => void;
}

/** The draft of this screen. The one it opens with is the one it keeps. */
export function useDraft({ owner, opened, onCreated }: UseDraftOptions) {
  const [store] = useState(() =>
    createDraftStore(opened, {
      create: createProduct,
      update: updateProduct,
      read: (id) => readDraft(owner, id),
      keep: (id, draft) => keepDraft(owner, id, draft),
      forget: (id) => forgetDraft(owner, id),
      now: () => new Date(),
    }),
  );
  const refresh = useProductRefresh();
  useEffect(
    () =>
      store.onSaved((product, isNew) => {
        if (isNew) onCreated(product.id);
        void refresh(product);
      }),
    [store, refresh, onCreated],
  );
  // Leaving the screen sends what is still waiting.
  useEffect(() => () => void store.flush(), [store]);
  return { store, ...useSyncExternalStore(store.subscribe, store.get) };
}
