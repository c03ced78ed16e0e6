import type { Readable, Writable } from 'node:stream';
import type { ByteRange } from '../../../../gateways/storage';
import { copyContent, openContent } from './file.content';
import type { FileContext } from './file.context';
import { findContent } from './file.repository';

/** A file as it is sent. */
export interface OpenFile {
  sellerId: string;
  /** Changes with its bytes. */
  version: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** In how many it lies. */
  pieces: number;
  /** From `start` to `end`, both of them included. */
  open(range: ByteRange): Readable;
  /** Writes a range and does not end what it is written to. */
  copy(range: ByteRange, to: Writable): Promise<void>;
}

/** A file that is ready; null for any other. */
export async function openFile({ database, storage }: FileContext, id: string): Promise<OpenFile | null> {
  const row = await findContent(database.db, id);
  if (row?.status !== 'ready') return null;
  const { seller_id: sellerId, content_id: contentId, name, type, size, parts } = row;
  const content = { contentId, size, parts };
  return {
    sellerId,
    version: contentId,
    name,
    type,
    size,
    pieces: parts.length,
    open: (range) => openContent(storage, content, range),
    copy: (range, to) => copyContent(storage, content, range, to),
  };
}
