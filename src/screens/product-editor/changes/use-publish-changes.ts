import { useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { newLessonsIn, publishChangesMachine, selectOpen } from '@haat/machines/publish-changes';
import type { ProductVersion } from '@haat/openapi';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  discardChanges,
  publishChanges,
  readProduct,
  readVersions,
  restoreVersion,
  useProductRefresh,
} from '../../../queries/catalog/products.queries';
import type { DraftStore } from '../draft/draft-store';

/**
 * Publishing, dropping and going back, over the draft that is being written. `onUnsaved`: something that is wrong has not reached
 * the server, and is to be put right first.
 */
export function usePublishChanges(store: DraftStore, onUnsaved: () => void) {
  const toast = useToast();
  const refresh = useProductRefresh();
  // Told with the next drawing: what was wrong when this was begun may be right by then.
  const [unsaved, setUnsaved] = useState(0);
  const leadOn = useEffectEvent(onUnsaved);
  useEffect(() => {
    if (unsaved > 0) leadOn();
  }, [unsaved]);
  const product = () => {
    const { product } = store.get();
    if (!product) throw new Error('The change was not sent');
    return product;
  };
  const actor = useActorRef(
    publishChangesMachine.provide({
      actors: {
        prepare: fromPromise(async ({ input }) => {
          if (input.isStale) store.learn(await readProduct(product().id));
          await store.flush();
          const { save } = store.get();
          if (save.is === 'kept' && save.error !== undefined) throw save.error;
          return store.isWhole() ? { is: 'ready', reviewed: product() } : { is: 'unsaved' };
        }),
        publish: fromPromise<void, { version: number; tellBuyers: boolean }>(async ({ input }) => {
          const published = await publishChanges(product().id, input);
          store.learn(published);
          void refresh(published);
        }),
        discard: fromPromise<void>(async () => {
          await store.flush();
          const left = await discardChanges(product().id);
          store.replace(left);
          void refresh(left);
        }),
        loadVersions: fromPromise<readonly ProductVersion[]>(
          async () => (await readVersions(product().id)).items,
        ),
        restore: fromPromise<void, { number: number }>(async ({ input }) => {
          await store.flush();
          const restored = await restoreVersion(product().id, input.number);
          store.replace(restored, { keepCopy: product().hasUnpublishedChanges });
          void refresh(restored);
        }),
      },
      actions: {
        tellPublished: ({ context: { reviewed, tellBuyers } }) =>
          toast.show({
            text:
              tellBuyers && newLessonsIn(reviewed) > 0
                ? t('Published. Buyers will be told.')
                : t('Published. Buyers see it now.'),
            tone: 'good',
          }),
        tellDiscarded: () => toast.show({ text: t('Changes discarded.') }),
        tellRestored: () =>
          toast.show({
            text: t('Earlier version restored. Publish it when you are ready.'),
            tone: 'good',
          }),
        tellUnsaved: () => {
          toast.show({
            text: t('Some changes are not saved yet. Fix the marked fields first.'),
            tone: 'critical',
          });
          setUnsaved((times) => times + 1);
        },
      },
    }),
  );
  const snapshot = useSelector(actor, (one) => one);
  return { snapshot, open: selectOpen(snapshot), send: actor.send };
}

export type PublishChanges = ReturnType<typeof usePublishChanges>;
