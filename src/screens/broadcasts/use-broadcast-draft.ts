import { useEffect, useRef } from 'react';
import { useStored } from '../../components/remembered/use-kept';
import { type BroadcastDraft, emptyDraft, readDraft } from './broadcast-draft';

/** The message that is being written to the members of a product; `forget` is for when it has been sent. */
export function useBroadcastDraft(productId: string) {
  const [stored, keep, forget] = useStored(`broadcast.${productId}`, '');
  const draft = readDraft(stored);
  // A picture may come, or an answer, after more was typed.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  return {
    draft,
    latest: () => latest.current,
    change: (part: Partial<BroadcastDraft>) => {
      latest.current = { ...latest.current, ...part };
      keep(JSON.stringify(latest.current));
    },
    forget: () => {
      latest.current = emptyDraft;
      forget();
    },
  };
}

export type DraftHandle = ReturnType<typeof useBroadcastDraft>;
