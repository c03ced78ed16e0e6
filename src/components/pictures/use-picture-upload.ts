import { selectUpload, type UploadView } from '@haat/machines/upload';
import type { ChoiceProblem } from '@haat/machines/upload-queue';
import type { ImageSources } from '@haat/openapi';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { filesHere, pictures } from '../../queries/catalog/uploads.queries';
import { liveUploads } from '../uploads/live-uploads';
import { useUploadViews } from '../uploads/use-upload-views';

/** How far the pictures are that were chosen. */
export type PictureState = {
  problem: ChoiceProblem | { name: string; is: 'refused'; why: string } | null;
} & (
  | { is: 'idle' }
  /** `making`: uploaded and being processed */
  | { is: 'sending' | 'making' | 'waiting'; name: string; left: number; sent: number; size: number }
);

export interface PictureUpload {
  state: PictureState;
  choose: (files: readonly File[]) => void;
  cancel: () => void;
  retry: () => void;
}

interface Options {
  /** What the pictures are for: under this name they wait on this device when the page goes in the middle. */
  place: string;
  /** What a picture shows, as far as that is known. */
  alt: () => string;
  /** Called with the same picture again when only our own answer was lost. */
  onDone: (picture: ImageSources) => void;
}

/** Sends pictures one after the other, and goes on by itself where the network or the page broke off. */
export function usePictureUpload({ place, alt, onDone }: Options): PictureUpload {
  const [machine] = useState(() => liveUploads({ isWanted: (file) => file.place === place, alt }));
  const actor = useActorRef(machine, { input: { parallel: 1, accept: pictures } });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const views = useUploadViews(actor);
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) void filesHere.move(before.current, place);
    before.current = place;
  }, [place]);

  const each = (isWanted: (view: UploadView) => boolean, type: 'take' | 'cancel' | 'retry') => {
    for (const { ref } of actor.getSnapshot().context.uploads)
      if (isWanted(selectUpload(ref.getSnapshot()))) ref.send({ type });
  };
  useEffect(() => {
    for (const { key, is, finished } of views) {
      if (is !== 'ready' || !finished || !('picture' in finished)) continue;
      onDone(finished.picture);
      each((view) => view.key === key, 'take');
    }
  });

  return {
    state: pictureState(views, problem),
    choose: (files) => {
      each(({ is }) => is === 'refused', 'cancel');
      actor.send({ type: 'files.choose', files: files.map((bytes) => take(bytes, place)) });
    },
    cancel: () => actor.send({ type: 'cancelAll' }),
    retry: () => each(({ is }) => is === 'waiting', 'retry'),
  };
}

function take(bytes: File, target: string) {
  const { name, size, type } = bytes;
  const file = { key: crypto.randomUUID(), name, size, type, purpose: 'picture' as const, target };
  // What is not sent at all is not kept either.
  filesHere.take(file, bytes, pictures.types.includes(type) && size <= pictures.maxBytes);
  return file;
}

const underWay: readonly UploadView['is'][] = ['queued', 'sending', 'finishing', 'waiting', 'ready'];

function pictureState(views: readonly UploadView[], problem: ChoiceProblem | null): PictureState {
  const refused = views.find(({ is }) => is === 'refused' || is === 'lost');
  const shown =
    problem ?? (refused ? { name: refused.name, is: 'refused' as const, why: refused.problem ?? '' } : null);
  const left = views.filter(({ is }) => underWay.includes(is));
  const [first] = left;
  if (!first) return { is: 'idle', problem: shown };
  const { name, sent, size } = first;
  const isMade = first.is === 'finishing' || first.is === 'ready';
  const is = isMade ? 'making' : first.is === 'waiting' ? 'waiting' : 'sending';
  return { is, name, left: left.length, sent, size, problem: shown };
}
