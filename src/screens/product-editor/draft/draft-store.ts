import { type KindValues, kindDraft } from '@haat/kinds/drafts';
import { restoredItems } from '@haat/kinds/parts/editor/items/items.draft';
import { autosaveMachine, selectIsBusy, selectIsSaved, selectSaveState } from '@haat/machines/autosave';
import type { Product, ProductKind } from '@haat/openapi';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { isKeptBack } from '../fields';
import { type Draft, draftOf, emptyDraft } from './draft';
import type { DraftPorts, Editing } from './draft-ports';
import { createSending } from './draft-sending';
import { isSame, isSameWriting } from './versions';

/** Where the words that made way are kept. */
const copyName = (id: string) => `${id}.copy`;

interface DraftStoreContext {
  ports: DraftPorts;
  editing: Editing;
  listeners: Set<() => void>;
  sending: ReturnType<typeof createSending>;
  actor: ActorRefFrom<typeof autosaveMachine>;
}

function set(context: DraftStoreContext, changes: Partial<Editing>) {
  const { listeners } = context;

  context.editing = { ...context.editing, ...changes };
  for (const listener of listeners) listener();
}

/** What is written makes way and is kept in a copy. */
function makeWay(context: DraftStoreContext, product: Product) {
  const { ports, sending } = context;

  ports.keep(copyName(product.id), context.editing.draft);
  ports.forget(product.id);
  set(context, { copy: context.editing.draft });
  sending.stand(product);
}

function change(context: DraftStoreContext, changes: Partial<Draft>) {
  const { sending, actor } = context;

  const draft = { ...context.editing.draft, ...changes };
  sending.keep(draft);
  set(context, { draft });
  actor.send({ type: 'change' });
}

/** Sends what is waiting. Resolves when nothing is on its way. */
async function flush({ actor }: DraftStoreContext) {
  actor.send({ type: 'flush' });
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot), { timeout: Number.POSITIVE_INFINITY });
}

function forgetCopy(context: DraftStoreContext) {
  const { ports } = context;

  if (context.editing.product) ports.forget(copyName(context.editing.product.id));
  set(context, { copy: null });
}

function subscribe({ listeners }: DraftStoreContext, listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts the copy in the place of what is there, which becomes the copy. */
function useCopy(context: DraftStoreContext) {
  const { copy, draft, product } = context.editing;
  if (!copy || !product) return;
  context.ports.keep(copyName(product.id), draft);
  set(context, { copy: draft });
  change(context, copy);
}

/**
 * Takes note of a version that came some other way, such as by publishing. Where nothing waits to be sent it is
 * shown; where something does, it is stood on if it differs in nothing that is written.
 */
function learn(context: DraftStoreContext, product: Product) {
  const { actor, sending, ports } = context;

  const before = context.editing.product;
  if (product.version <= (before?.version ?? 0)) return;
  const isSaved = selectIsSaved(actor.getSnapshot()) && !isKeptBack(context.editing.draft, before);
  if (before && before.version === sending.version() && isSameWriting(before, product)) {
    // What is begun here and cannot be saved yet stays as well.
    sending.standOn(product);
    if (isSaved) ports.forget(product.id);
  } else if (isSaved) sending.stand(product);
}

/** Shows what the server has in the place of what is written, which goes into a copy where it is wanted. */
function replace(context: DraftStoreContext, product: Product, { keepCopy = false } = {}) {
  const { ports, sending, actor } = context;

  if (keepCopy && !isSame(product, context.editing.draft, context.editing.product)) makeWay(context, product);
  else {
    ports.forget(product.id);
    sending.stand(product);
  }
  // What could not be saved is gone with what was written.
  if (!selectIsSaved(actor.getSnapshot())) actor.send({ type: 'change' });
}

/** What this device kept. What was kept by an older editor may lack fields that there are now. */
function restored(initial: Draft, kept: Partial<Draft> | null): Draft {
  const draft: Draft = { ...initial, ...kept };
  const values = { ...initial.values, ...kept?.values } as KindValues;
  return {
    ...draft,
    values: kindDraft(draft.kind).restore?.(values) ?? values,
    thankYouItems: restoredItems(draft.thankYouItems),
  };
}

/** A draft that saves itself: on this device with every letter, on the server when typing pauses. */
export function createDraftStore(kind: ProductKind, opened: Product | null, ports: DraftPorts) {
  const unsent = ports.read(opened?.id ?? null);
  const initial = opened ? draftOf(opened) : emptyDraft(kind);
  const draft = restored(initial, unsent);
  const copy = opened && ports.read(copyName(opened.id));
  // What is kept only because it cannot be saved as it is has nothing to send, and stands on what there is.
  const hasUnsent = unsent !== null && !(opened && isSame(opened, draft, opened));
  const editing: Editing = {
    draft,
    product: opened,
    save: { is: 'new' },
    theirs: null,
    copy: copy && restored(initial, copy),
  };
  const listeners = new Set<() => void>();
  const sending = createSending(kind, ports, {
    get: () => context.editing,
    set: (changes) => set(context, changes),
    // What an earlier visit wrote changes the version that it saw.
    version: (hasUnsent ? unsent.version : null) ?? opened?.version ?? null,
  });
  const actor = createActor(
    autosaveMachine.provide({
      actors: {
        send: fromPromise(sending.send),
        watchConnection: fromCallback(({ sendBack }) =>
          ports.watchConnection(() => sendBack({ type: 'connection.back' })),
        ),
      },
      actions: {
        keepMine: () => context.editing.theirs && sending.standOn(context.editing.theirs),
        takeTheirs: () => context.editing.theirs && makeWay(context, context.editing.theirs),
      },
    }),
    { input: { savedAt: opened ? new Date(opened.updatedAt) : null } },
  );
  const context: DraftStoreContext = { ports, editing, listeners, sending, actor };
  actor.subscribe((snapshot) => set(context, { save: selectSaveState(snapshot) }));
  actor.start();
  // What an earlier visit could not send goes out now.
  if (hasUnsent) actor.send({ type: 'change' });
  return {
    get: () => context.editing,
    subscribe: (listener: () => void) => subscribe(context, listener),
    /** Tells of every answer of the server. */
    onSaved: sending.onSaved,
    change: (changes: Partial<Draft>) => change(context, changes),
    flush: () => flush(context),
    keepMine: () => actor.send({ type: 'conflict.keepMine' }),
    takeTheirs: () => actor.send({ type: 'conflict.takeTheirs' }),
    useCopy: () => useCopy(context),
    forgetCopy: () => forgetCopy(context),
    learn: (product: Product) => learn(context, product),
    /** Nothing is typed that is not on the server. */
    isWhole: () =>
      selectIsSaved(actor.getSnapshot()) && !isKeptBack(context.editing.draft, context.editing.product),
    replace: (product: Product, options?: { keepCopy?: boolean }) => replace(context, product, options),
    stop: () => actor.stop(),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
