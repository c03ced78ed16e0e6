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

/** A file on its way, and how much of it is there. */
export interface UploadTarget {
  file: ChosenFile;
  upload: Upload;
}

export interface ConnectionBack {
  type: 'connection.back';
}
/** The ports that watch and that remember are asked nothing. */
type NoQuestion = { type: 'none' };

export const uploadPorts = {
  /** The files that an earlier visit could not end. */
  readKept: fromPromise<readonly ChosenFile[]>(async () => missing('readKept')),
  /** Begins a file, or asks how much of it is there already. */
  begin: fromPromise<Upload, ChosenFile>(async () => missing('begin')),
  /** Sends the next piece; answers how much is there then. */
  sendPiece: fromPromise<Upload, UploadTarget>(async () => missing('sendPiece')),
  /** Has a picture made of what is there. */
  makePicture: fromPromise<ImageSources, UploadTarget>(async () => missing('makePicture')),
  /** Says `connection.back` when the browser is online again. */
  watchConnection: fromCallback<NoQuestion>(() => missing('watchConnection')),
};
