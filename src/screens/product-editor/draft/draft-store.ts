import type { KindValues } from '@haat/kinds/drafts';
import { autosaveMachine, selectIsBusy, selectIsSaved, selectSaveState } from '@haat/machines/autosave';
import type { Product, ProductKind } from '@haat/openapi';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { isKeptBack } from '../fields';
import { type Draft, draftOf, emptyDraft } from './draft';
import type { DraftPorts, Editing } from './draft-ports';
import { createSending } from './draft-sending';
import { isSame, isSameWriting } from './versions';

/** Where the words that made way are kept. */
const copyName = (id: string) => `${id}.copy`;

/** A draft that saves itself: on this device with every letter, on the server when typing pauses. */
export function createDraftStore(kind: ProductKind, opened: Product | null, ports: DraftPorts) {
  const unsent = ports.read(opened?.id ?? null);
  const begun = opened ? draftOf(opened) : emptyDraft(kind);
  // What was kept by an older editor may lack fields that there are now.
  const draft: Draft = { ...begun, ...unsent, values: { ...begun.values, ...unsent?.values } as KindValues };
  // What is kept only because it cannot be saved as it is has nothing to send, and stands on what there is.
  const hasUnsent = unsent !== null && !(opened && isSame(opened, draft, opened));
  let editing: Editing = {
    draft,
    product: opened,
    save: { is: 'new' },
    theirs: null,
    copy: opened && ports.read(copyName(opened.id)),
  };
  const listeners = new Set<() => void>();
  const set = (changes: Partial<Editing>) => {
    editing = { ...editing, ...changes };
    for (const listener of listeners) listener();
  };
  const sending = createSending(kind, ports, {
    get: () => editing,
    set,
    // What an earlier visit wrote changes the version that it saw.
    version: (hasUnsent ? unsent.version : null) ?? opened?.version ?? null,
  });

  /** What is written makes way and is kept in a copy. */
  const makeWay = (product: Product) => {
    ports.keep(copyName(product.id), editing.draft);
    ports.forget(product.id);
    set({ copy: editing.draft });
    sending.stand(product);
  };

  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        send: fromPromise(sending.send),
        watchConnection: fromCallback(({ sendBack }) =>
          ports.watchConnection(() => sendBack({ type: 'connection.back' })),
        ),
      },
      actions: {
        keepMine: () => editing.theirs && sending.standOn(editing.theirs),
        takeTheirs: () => editing.theirs && makeWay(editing.theirs),
      },
    }),
    { input: { savedAt: opened ? new Date(opened.updatedAt) : null } },
  );
  actor.subscribe((snapshot) => set({ save: selectSaveState(snapshot) }));
  actor.start();
  // What an earlier visit could not send goes out now.
  if (hasUnsent) actor.send({ type: 'change' });

  const change = (changes: Partial<Draft>) => {
    const draft = { ...editing.draft, ...changes };
    sending.keep(draft);
    set({ draft });
    actor.send({ type: 'change' });
  };
  /** Sends what is waiting. Resolves when nothing is on its way. */
  const flush = async () => {
    actor.send({ type: 'flush' });
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot), { timeout: Number.POSITIVE_INFINITY });
  };
  const forgetCopy = () => {
    if (editing.product) ports.forget(copyName(editing.product.id));
    set({ copy: null });
  };

  return {
    get: () => editing,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tells of every answer of the server. */
    onSaved: sending.onSaved,
    change,
    flush,
    keepMine: () => actor.send({ type: 'conflict.keepMine' }),
    takeTheirs: () => actor.send({ type: 'conflict.takeTheirs' }),
    /** Puts the copy in the place of what is there, which becomes the copy. */
    useCopy() {
      const { copy, draft, product } = editing;
      if (!copy || !product) return;
      ports.keep(copyName(product.id), draft);
      set({ copy: draft });
      change(copy);
    },
    forgetCopy,
    /**
     * Takes note of a version that came some other way, such as by publishing. Where nothing waits to be sent it is
     * shown; where something does, it is stood on if it differs in nothing that is written.
     */
    learn(product: Product) {
      const before = editing.product;
      if (product.version <= (before?.version ?? 0)) return;
      const isSaved = selectIsSaved(actor.getSnapshot()) && !isKeptBack(editing.draft, before);
      if (before && before.version === sending.version() && isSameWriting(before, product)) {
        // What is begun here and cannot be saved yet stays as well.
        sending.standOn(product);
        if (isSaved) ports.forget(product.id);
      } else if (isSaved) sending.stand(product);
    },
    /** Nothing is typed that is not on the server. */
    isWhole: () => selectIsSaved(actor.getSnapshot()) && !isKeptBack(editing.draft, editing.product),
    /** Shows what the server has in the place of what is written, which goes into a copy where it is wanted. */
    replace(product: Product, { keepCopy = false } = {}) {
      if (keepCopy && !isSame(product, editing.draft, editing.product)) makeWay(product);
      else {
        ports.forget(product.id);
        sending.stand(product);
      }
      // What could not be saved is gone with what was written.
      if (!selectIsSaved(actor.getSnapshot())) actor.send({ type: 'change' });
    },
    stop: () => actor.stop(),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
