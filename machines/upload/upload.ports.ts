import type { ImageSources, Upload } from '@haat/openapi';
import { fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';

/** A file that was chosen. What it holds stays outside the chart, where `key` finds it; the server knows it by the same key. */
export interface ChosenFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** As the device has it; empty where it does not know. */
  type: string;
}

/** An upload in progress and its received bytes. */
export interface UploadTarget {
  file: ChosenFile;
  upload: Upload;
}

export interface ConnectionBack {
  type: 'connection.back';
}
/** Subscriptions and storage ports take no events. */
type NoQuestion = { type: 'none' };

export const uploadPorts = {
  /** The files that an earlier visit could not end. */
  readKept: fromPromise<readonly ChosenFile[]>(async () => missing('readKept')),
  /** Starts an upload, or returns the received bytes. */
  begin: fromPromise<Upload, ChosenFile>(async () => missing('begin')),
  /** Sends the next piece; returns the received bytes. */
  sendPiece: fromPromise<Upload, UploadTarget>(async () => missing('sendPiece')),
  /** Creates a picture from the upload. */
  makePicture: fromPromise<ImageSources, UploadTarget>(async () => missing('makePicture')),
  /** Says `connection.back` when the browser is online again. */
  watchConnection: fromCallback<NoQuestion>(() => missing('watchConnection')),
};
