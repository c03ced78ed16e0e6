import type { MaxRendition, PreparationFailure, RenditionsEnd } from '@haat/openapi';
import { fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';

/** A video or audio on this device, and the id of its upload, under which the server keeps its renditions. */
export interface PreparedFile {
  key: string;
  contentId: string;
  purpose: 'video' | 'audio';
  /** The largest picture that its creator wants. */
  maxRendition: MaxRendition;
}

/** How many segments each rendition has, and how the thumbnails lie. */
export type MadeRenditions = RenditionsEnd;

/** For the upload that it belongs to: how the preparation is doing. */
export interface PreparationReport {
  type: 'preparation.reported';
  /** `lost`: the file is not on this device any more; it has to be picked again. `failed`: it is not prepared here. */
  is: 'preparing' | 'waiting' | 'lost' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Null while it is not known. */
  secondsLeft: number | null;
}

/** This browser cannot prepare a file. It plays as it was uploaded. */
export class Unprepared extends Error {
  override readonly name = 'Unprepared';
  constructor(
    readonly reason: PreparationFailure,
    message: string = reason,
  ) {
    super(message);
  }
}

export type MakeEvent =
  | { type: 'make.progressed'; progress: number; secondsLeft: number | null }
  /** The server has every file. */
  | { type: 'make.done'; made: MadeRenditions }
  | { type: 'make.failed'; error: unknown };

type NoQuestion = { type: 'none' };

export const preparationPorts = {
  /** Makes renditions and sends each file of them as it is made; what the server has is not sent again. */
  make: fromCallback<NoQuestion, PreparedFile>(() => missing('make')),
  /** Serves the renditions once the upload is a file. */
  publish: fromPromise<void, { contentId: string; made: MadeRenditions }>(async () => missing('publish')),
  /** Tells the server why there are none, once the upload is a file. */
  tellFailure: fromPromise<void, { contentId: string; reason: PreparationFailure }>(async () =>
    missing('tellFailure'),
  ),
};
