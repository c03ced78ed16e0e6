import { Readable, type Writable } from 'node:stream';
import type { ByteRange, Storage } from '../../../../gateways/storage';
import type { FilePart } from '../media.tables';

/** Where the pieces of a file lie. */
export const contentFolder = (contentId: string): string => `files/${contentId}`;

export const incomingRoot = 'incoming';
/** Where browsers write pieces of an upload, which are moved to its folder before they count. */
export const incomingFolder = (uploadId: string): string => `${incomingRoot}/${uploadId}`;

export interface FileContent {
  contentId: string;
  /** Bytes. */
  size: number;
  parts: readonly FilePart[];
}

/** The pieces that hold a part of a file, and which bytes of each. */
function piecesOf({ contentId, parts }: FileContent, { start, end }: ByteRange) {
  const pieces: { key: string; range: ByteRange }[] = [];
  let begin = 0;
  for (const { name, size } of parts) {
    if (begin + size > start && begin <= end)
      pieces.push({
        key: `${contentFolder(contentId)}/${name}`,
        range: { start: Math.max(0, start - begin), end: Math.min(size - 1, end - begin) },
      });
    begin += size;
  }
  return pieces;
}

async function* readPieces(storage: Storage, content: FileContent, range: ByteRange) {
  for (const piece of piecesOf(content, range)) yield* storage.bytes(piece.key).open(piece.range);
}

/** Opens a part of a file, from `start` to `end`, both of them included; only the pieces that hold it are read. */
export const openContent = (storage: Storage, content: FileContent, range: ByteRange): Readable =>
  Readable.from(readPieces(storage, content, range), { objectMode: false });

/** Writes a part of a file and does not end what it is written to. */
export async function copyContent(
  storage: Storage,
  content: FileContent,
  range: ByteRange,
  to: Writable,
): Promise<void> {
  for (const piece of piecesOf(content, range)) await storage.bytes(piece.key).copy(piece.range, to);
}

/** All of a file, in memory that threads read too: they get no copy of their own. */
export async function sharedBytesOf({
  size,
  open,
}: {
  size: number;
  open(range: ByteRange): Readable;
}): Promise<Uint8Array> {
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  for await (const chunk of open({ start: 0, end: size - 1 })) {
    bytes.set(chunk as Uint8Array, at);
    at += (chunk as Uint8Array).length;
  }
  return bytes;
}

/** The first bytes of a file. */
export async function headOf(storage: Storage, content: FileContent, bytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of openContent(storage, content, {
    start: 0,
    end: Math.min(bytes, content.size) - 1,
  }))
    chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
