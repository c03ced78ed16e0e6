import type { Product, ProductKind } from '@haat/openapi';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  createProduct,
  readProduct,
  updateProduct,
  useProductRefresh,
} from '../../../queries/catalog/products.queries';
import { onConnectionBack } from '../../../queries/connection.queries';
import { forgetDraft, keepDraft, readDraft } from '../../../queries/remembered.queries';
import { currentDraft } from './draft-ports';
import { createDraftStore } from './draft-store';

interface UseDraftOptions {
  /** Whose draft this is; kept apart from other people's on the same device. */
  owner: string;
  kind: ProductKind;
  /** As the server has it; null for one that is only begun. */
  opened: Product | null;
  /** The server has made the product. */
  onCreated: (id: string) => void;
}

/** The draft of this screen. The one it opens with is the one it keeps. */
export function useDraft({ owner, kind, opened, onCreated }: UseDraftOptions) {
  const [store] = useState(() =>
    createDraftStore(kind, opened, {
      create: createProduct,
      update: updateProduct,
      load: readProduct,
      read: (id) => currentDraft(readDraft(owner, keptAs(id, kind))),
      keep: (id, draft) => keepDraft(owner, keptAs(id, kind), draft),
      forget: (id) => forgetDraft(owner, keptAs(id, kind)),
      watchConnection: onConnectionBack,
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
  // Paused or put on sale beside the editor, it is another version.
  useEffect(() => {
    if (opened) store.learn(opened);
  }, [store, opened]);
  // Leaving the screen sends what is still waiting; what could not be sent is there on the next visit.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      void store.flush().then(() => isHere.current || store.stop());
    };
  }, [store]);
  return { store, ...useSyncExternalStore(store.subscribe, store.get) };
}

/** The name of a draft on this device: of each kind one can be begun. */
const keptAs = (id: string | null, kind: ProductKind) => id ?? `new.${kind}`;
