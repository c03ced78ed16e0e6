import type { Upload } from '@haat/openapi';
import { fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';
import { type ChosenFile, uploadMachine } from '../upload';

/** A file of an earlier visit; lost when the device has not kept its bytes. */
export interface KeptUpload {
  file: ChosenFile;
  isLost: boolean;
  /** The upload of one that was taken: only its preparation is left. */
  taken?: Upload;
}

export interface ConnectionBack {
  type: 'connection.back';
}
/** Subscriptions take no events. */
type NoQuestion = { type: 'none' };

export const uploadQueuePorts = {
  /** One file; started when it is its turn. */
  upload: uploadMachine,
  /** The files that an earlier visit could not end. */
  readKept: fromPromise<readonly KeptUpload[]>(async () => missing('readKept')),
  /** Says `connection.back` when the browser is online again. */
  watchConnection: fromCallback<NoQuestion>(() => missing('watchConnection')),
};
