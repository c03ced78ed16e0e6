import { preparationMachine } from '@haat/machines/preparation';
import { type ChosenFile, uploadMachine } from '@haat/machines/upload';
import { uploadQueueMachine } from '@haat/machines/upload-queue';
import { fromCallback, fromPromise } from 'xstate';
import { makeRenditions, publishRenditions, tellFailure } from '../../queries/catalog/renditions.queries';
import {
  beginUpload,
  cancelUpload,
  filesHere,
  finishUpload,
  makePicture,
  readMedia,
  sendPiece,
} from '../../queries/catalog/uploads.queries';
import { onConnectionBack } from '../../queries/connection.queries';

interface LiveUploads {
  /** Which of the files of this device are its own. */
  isWanted: Parameters<typeof filesHere.read>[0];
  /** What a picture shows, as far as that is known when it is made. */
  alt?: (file: ChosenFile) => string;
}

const livePreparation = preparationMachine.provide({
  actors: {
    make: fromCallback(({ input, sendBack }) => {
      const stopped = new AbortController();
      makeRenditions(input, sendBack, stopped.signal);
      return () => stopped.abort();
    }),
    publish: fromPromise(({ input, signal }) => publishRenditions(input, signal)),
    tellFailure: fromPromise(({ input, signal }) => tellFailure(input, signal)),
  },
});

/** A queue that sends to the server what this device keeps. */
export const liveUploads = ({ isWanted, alt = () => '' }: LiveUploads) =>
  uploadQueueMachine.provide({
    actors: {
      upload: uploadMachine.provide({
        actors: {
          begin: fromPromise(({ input, signal }) => beginUpload(input, signal)),
          sendPiece: fromPromise(({ input, signal }) => sendPiece(input, signal)),
          finish: fromPromise(({ input, signal }) =>
            input.file.purpose === 'picture'
              ? makePicture(input, alt(input.file), signal)
              : finishUpload(input, signal),
          ),
          readMedia: fromPromise(({ input, signal }) => readMedia(input.mediaId, signal)),
          recognise: fromPromise(({ input }) => filesHere.recognise(input)),
          preparation: livePreparation,
        },
        actions: {
          forgetFile: (_, key) => filesHere.forget(key),
          rememberTaken: (_, { key, upload }) => void (upload && filesHere.rememberTaken(key, upload)),
          giveUp: (_, { upload }) => void (upload && cancelUpload(upload.id)),
        },
      }),
      readKept: fromPromise(() => filesHere.read(isWanted)),
      watchConnection: fromCallback(({ sendBack }) =>
        onConnectionBack(() => sendBack({ type: 'connection.back' })),
      ),
    },
  });
