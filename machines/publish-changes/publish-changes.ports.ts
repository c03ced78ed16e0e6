import type { Product, ProductVersion } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

/** What is not published of a product, as its creator sees it. */
export type Reviewed = Pick<
  Product,
  'version' | 'status' | 'hasUnpublishedChanges' | 'changes' | 'missing' | 'newLessons' | 'sold' | 'updatedAt'
>;

/** Result of saving: everything is on the server, or some edits are still local. */
export type Prepared = { is: 'ready'; reviewed: Reviewed } | { is: 'unsaved' };

export const publishChangesPorts = {
  /** Saves pending edits, and reloads the product if `isStale`. */
  prepare: fromPromise<Prepared, { isStale: boolean }>(async () => missing('prepare')),
  /**
   * Makes this version live, and with `tellBuyers` tells them of its lessons; rejects with 409 `version_conflict` where another has taken its place.
   */
  publish: fromPromise<void, { version: number; tellBuyers: boolean }>(async () => missing('publish')),
  /** Drops what is not published. */
  discard: fromPromise<void>(async () => missing('discard')),
  /** What was published, newest first. */
  loadVersions: fromPromise<readonly ProductVersion[]>(async () => missing('loadVersions')),
  /** Takes an earlier version as unpublished changes. */
  restore: fromPromise<void, { number: number }>(async () => missing('restore')),
};
