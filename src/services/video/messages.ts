import type {
  MaxRendition,
  PreparationFailure,
  RenditionName,
  RenditionsEnd,
  Thumbnails,
} from '@haat/openapi';

/** What is to be prepared. */
export interface Wanted {
  purpose: 'video' | 'audio';
  /** The largest picture. */
  maxRendition: MaxRendition;
}

/** How renditions are made. */
export interface Plan {
  /** Says how: the same key makes the same files. */
  key: string;
  renditions: RenditionName[];
}

/** What the server has already: which segments of which rendition, as ranges of their numbers. */
export interface Received {
  files: readonly { name: RenditionName; init: boolean; segments: readonly (readonly number[])[] }[];
  poster: boolean;
  thumbnails: boolean;
}

export type ToWorker =
  | { type: 'plan'; bytes: Blob; wanted: Wanted }
  | { type: 'make'; received: Received }
  /** A file has been sent. */
  | { type: 'sent' };

export type FromWorker =
  | { type: 'planned'; plan: Plan }
  /** This browser cannot decode or encode it. */
  | { type: 'unsupported'; reason: PreparationFailure }
  /** `duration` in ms, of a segment. */
  | { type: 'file'; name: string; duration?: number; bytes: ArrayBuffer }
  | { type: 'progressed'; progress: number; secondsLeft: number | null }
  | { type: 'made'; segments: RenditionsEnd['segments']; thumbnails: Thumbnails | null }
  | { type: 'failed'; message: string };
