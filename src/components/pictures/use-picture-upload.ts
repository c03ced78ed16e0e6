import { type ChosenFile, selectUpload, type UploadState, uploadMachine } from '@haat/machines/upload';
import type { ImageSources } from '@haat/openapi';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import {
  beginUpload,
  cancelUpload,
  filesHere,
  lost,
  makePicture,
  pictures,
  sendPiece,
} from '../../queries/catalog/uploads.queries';
import { onConnectionBack } from '../../queries/connection.queries';

export interface PictureUpload {
  state: UploadState;
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
  const [here] = useState(() => new Map<string, Blob>());
  const actor = useActorRef(
    uploadMachine.provide({
      actors: {
        readKept: fromPromise<readonly ChosenFile[]>(async () => {
          const stored = await filesHere.read(place);
          for (const { key, bytes } of stored) here.set(key, bytes);
          return stored.map(({ key, name, size, type }) => ({ key, name, size, type }));
        }),
        begin: fromPromise(({ input, signal }) => beginUpload(input, signal)),
        sendPiece: fromPromise(async ({ input, signal }) => {
          const bytes = here.get(input.file.key);
          if (!bytes) throw lost();
          return sendPiece(input, bytes, signal);
        }),
        makePicture: fromPromise(({ input, signal }) => makePicture(input, alt(), signal)),
        watchConnection: fromCallback(({ sendBack }) =>
          onConnectionBack(() => sendBack({ type: 'connection.back' })),
        ),
      },
      actions: {
        takePicture: (_, picture) => onDone(picture),
        forgetFile: (_, key) => forget(key),
        giveUp: (_, { files, upload }) => {
          for (const { key } of files) forget(key);
          if (upload) void cancelUpload(upload.id);
        },
      },
    }),
    { input: pictures },
  );
  const forget = (key: string) => {
    here.delete(key);
    void filesHere.forget(key);
  };
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) void filesHere.move(before.current, place);
    before.current = place;
  }, [place]);

  return {
    state: useSelector(actor, selectUpload, isSameState),
    choose: (files) => actor.send({ type: 'files.choose', files: files.map(keep) }),
    cancel: () => actor.send({ type: 'cancel' }),
    retry: () => actor.send({ type: 'retry' }),
  };

  function keep(bytes: File): ChosenFile {
    const { name, size, type } = bytes;
    const file = { key: crypto.randomUUID(), name, size, type };
    here.set(file.key, bytes);
    // What is not sent at all is not kept either.
    if (pictures.types.includes(type) && size <= pictures.maxBytes) void filesHere.keep(place, file, bytes);
    return file;
  }
}

/** It is made anew at every look. */
const isSameState = (a: UploadState, b: UploadState) => JSON.stringify(a) === JSON.stringify(b);
