import { buffer } from 'node:stream/consumers';
import type { ImageSources, NewUpload, Upload } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, Refusal, unprocessable } from '../../../platform/http/errors';
import { pieceSize } from '../../../platform/http/http.piece';
import { sniff } from './image.rules';
import type { MediaService } from './media.service';
import {
  addPart,
  deleteUpload,
  findExpired,
  findUpload,
  findUploadByKey,
  finishUpload,
  insertUpload,
  lockSeller,
  type UploadKey,
  type UploadRow,
  unfinishedBytes,
} from './upload.repository';
import { judge, mostParts, mostUnfinished, notAPicture, uploadLifeMs } from './upload.rules';

/** Enough of a file to know what it is. */
const telling = 16;
const sweptAtOnce = 100;

const gone = () => notFound('Upload not found. Start again.');
const folder = (id: string) => `uploads/${id}`;

/** Files that come in pieces, and go on where they were after whatever came between. */
export function createUploadService(
  { database, storage, clock, random }: Pick<Deps, 'database' | 'storage' | 'clock' | 'random'>,
  pictures: Pick<MediaService, 'keep' | 'shown'>,
) {
  const { db } = database;
  const view = (row: UploadRow): Upload => ({
    id: row.id,
    size: row.size,
    offset: row.received,
    pieceSize,
    expiresAt: row.expires_at.toISOString(),
  });
  const untilNext = () => new Date(clock.now().getTime() + uploadLifeMs);

  /** Throws 404 for whatever is not there, not theirs or not awaited any more. */
  async function own(key: UploadKey): Promise<UploadRow> {
    const row = await findUpload(db, key);
    if (!row || row.expires_at <= clock.now()) throw gone();
    return row;
  }

  /** The files first: a row without files is found again, files without a row are not. */
  async function forget(key: UploadKey): Promise<void> {
    await storage.remove(folder(key.id));
    await deleteUpload(db, key);
  }

  async function bytesOf({ seller_id, id, parts }: UploadRow): Promise<Buffer> {
    const all: Buffer[] = [];
    for (const { name } of parts) {
      const stored = await storage.get(`${folder(id)}/${name}`);
      if (!stored) {
        // Whoever asked at the same moment has put them together; if nobody has, they are lost, and the file comes anew.
        const now = await findUpload(db, { seller_id, id });
        if (now?.picture_id === null) await forget(now);
        throw conflict('upload_changed', 'This upload has just changed. Try again.');
      }
      all.push(await buffer(stored.open()));
    }
    return Buffer.concat(all);
  }

  return {
    async begin(sellerId: string, wanted: NewUpload): Promise<Upload> {
      judge(wanted);
      const { key, size } = wanted;
      const before = await findUploadByKey(db, sellerId, key);
      if (before && before.expires_at <= clock.now()) await forget(before);
      return database.tx(async (trx) => {
        await lockSeller(trx, sellerId);
        const known = await findUploadByKey(trx, sellerId, key);
        if (known) {
          if (known.size !== size)
            throw conflict('another_file', 'This key belongs to a file of a different size. Use a new one.');
          return view(known);
        }
        const now = clock.now();
        // The smallest takes a row as well: each counts as a whole piece.
        const others = await unfinishedBytes(trx, sellerId, { now, least: pieceSize });
        if (others + Math.max(size, pieceSize) > mostUnfinished)
          throw conflict(
            'too_many_uploads',
            'Too many uploads are in progress. Wait for them to finish, or cancel some.',
          );
        const row: UploadRow = {
          seller_id: sellerId,
          id: random.publicId(),
          key,
          size,
          received: 0,
          parts: [],
          picture_id: null,
          created_at: now,
          expires_at: untilNext(),
        };
        await insertUpload(trx, row);
        return view(row);
      });
    },

    read: async (key: UploadKey): Promise<Upload> => view(await own(key)),

    async take(key: UploadKey, offset: number, piece: Buffer): Promise<Upload> {
      const row = await own(key);
      const elsewhere = () =>
        conflict(
          'wrong_offset',
          'The upload offset has changed. Get the current offset and resume from there.',
        );
      if (offset !== row.received) throw elsewhere();
      if (piece.length === 0) return view(row);
      if (offset + piece.length > row.size)
        throw unprocessable('too_many_bytes', 'The upload is larger than declared.');
      const isOther = offset === 0 && piece.length >= telling && !sniff(piece);
      if (isOther || row.parts.length >= mostParts) {
        await forget(key);
        if (isOther) throw notAPicture();
        throw conflict('too_many_pieces', 'This file was sent in too many parts. Start again.');
      }
      const name = `${offset}-${random.publicId()}`;
      const path = `${folder(key.id)}/${name}`;
      await storage.put(path, piece);
      const added = await addPart(db, key, { name, size: piece.length, offset }, untilNext());
      if (added) return view(added);
      await storage.remove(path);
      throw elsewhere();
    },

    /** Makes a picture of what has come. What is none is forgotten at once. */
    async finish(key: UploadKey, alt: string): Promise<ImageSources> {
      const row = await own(key);
      if (row.picture_id !== null) {
        const shown = await pictures.shown(row.picture_id, alt);
        if (!shown) throw gone();
        return shown;
      }
      if (row.received < row.size)
        throw conflict('upload_unfinished', 'This upload is not complete. Send the rest first.');
      try {
        const picture = await pictures.keep(key.seller_id, () => bytesOf(row), alt);
        await finishUpload(db, key, picture.id);
        await storage.remove(folder(key.id));
        return picture;
      } catch (error) {
        if (error instanceof Refusal && error.status === 422) await forget(key);
        throw error;
      }
    },

    async cancel(key: UploadKey): Promise<void> {
      await own(key);
      await forget(key);
    },

    /** Forgets what nobody goes on with. */
    async sweep(): Promise<void> {
      for (;;) {
        const expired = await findExpired(db, clock.now(), sweptAtOnce);
        for (const key of expired) await forget(key);
        if (expired.length < sweptAtOnce) return;
      }
    },
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
