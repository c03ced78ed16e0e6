import type { Readable, Writable } from 'node:stream';
import type { S3Config } from '../../platform/config/storage';

/** Bytes of a stored thing: from `start` to `end`, both of them included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBytes {
  /** Without a range: all of them. */
  open(range?: ByteRange): Readable;
  /**
   * Writes a range to a socket or what is like one, and does not end it. It has to be done with the bytes when it calls back: their memory is used
   * again, which is why sending costs less than by streams.
   */
  copy(range: ByteRange, to: Writable): Promise<void>;
}

/** A stored thing, ready to be sent. */
export interface Stored extends StoredBytes {
  /** Bytes. */
  size: number;
}

/** Reading and writing by others than the server: they get an address. What they wrote is moved before it counts. */
export interface DirectStorage {
  /** An address that shows what lies under a key as a media type for 10 to 15 minutes; null where nobody is to read there. */
  readAddress(key: string, type: string): Promise<string | null>;
  /** An address that takes one `PUT` of exactly so many bytes. */
  address(key: string, options: { size: number; lifeMs: number }): Promise<string>;
  /** Moves what lies under a key, whole or not at all; answers its bytes, null if nothing lies there. */
  move(from: string, to: string): Promise<number | null>;
}

/** Where a storage keeps its files: a thread opens the same one with it. */
export type StorageLocation = { folder: string } | { s3: S3Config };

/** Keeps files under keys such as `images/abc/720.avif`: letters, digits, dots, dashes, slashes. */
export interface Storage {
  location: StorageLocation;
  /** Resolves when the bytes are safe. A key that exists is replaced whole; readers never see half. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, for what is made piece by piece and need not fit into memory. Answers its size in bytes. */
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  get(key: string): Promise<Stored | null>;
  /** What is known to be there, without asking for its size; reading fails where it is not. */
  bytes(key: string): StoredBytes;
  /** The names of what stands right below a key, files and what holds files, each once and so many at a time. */
  list(key: string): AsyncIterable<string[]>;
  /** Forgets what is under a key, and all whose keys begin with it and a slash. What is not there is no mistake. */
  remove(key: string): Promise<void>;
  /** Removes what writing left behind that broke off before this time. In a bucket its own lifecycle rule does. */
  sweep(before: Date): Promise<void>;
  /** Null for a folder, which browsers cannot reach. */
  direct: DirectStorage | null;
}

/** Whether a name can be a key, so that it stays inside the folder. */
export const isKey = (name: string): boolean => /^[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*$/.test(name);

/** Throws for a key that could lead out of the folder; keys are made by us, so such a one is a mistake of ours. */
export function safe(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
