import type { ImageSources, MaxRendition, MediaFile, NewUpload, Upload } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';
import { preparationMachine } from '../preparation';

export type UploadPurpose = NonNullable<NewUpload['purpose']>;

/** A file that was chosen. What it holds stays outside the chart, where `key` finds it; the server knows it by the same key. */
export interface ChosenFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** As the device has it; empty where it does not know. */
  type: string;
  purpose: UploadPurpose;
  /** The field it was chosen for. */
  target: string;
  /** The file whose content it replaces. */
  replaces?: string;
  /** Of a video: the largest picture that is prepared; 720 if left out. */
  maxRendition?: MaxRendition;
}

/** An upload in progress and its received bytes. */
export interface UploadTarget {
  file: ChosenFile;
  upload: Upload;
}

/** What the server has received, and when that was known: ms of one clock, of which only differences count. */
export interface Received {
  upload: Upload;
  at: number;
}

/** What an upload became. */
export type Finished = { picture: ImageSources } | { media: MediaFile };

export const uploadPorts = {
  /** Starts an upload, or returns the received bytes. */
  begin: fromPromise<Received, ChosenFile>(async () => missing('begin')),
  /** Sends the next piece, of so many bytes at most; returns the received bytes. */
  sendPiece: fromPromise<Received, UploadTarget & { bytes: number }>(async () => missing('sendPiece')),
  /** Makes of the upload what it was for. */
  finish: fromPromise<Finished, UploadTarget>(async () => missing('finish')),
  /** Reads a file that the server is still checking. */
  readMedia: fromPromise<MediaFile, { mediaId: string }>(async () => missing('readMedia')),
  /** Whether the file that was picked again is the one that was remembered. */
  recognise: fromPromise<boolean, ChosenFile>(async () => missing('recognise')),
  /** Prepares a video or audio for slow networks beside its upload. */
  preparation: preparationMachine,
};
