import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database';
import { archiveOf } from './archive';

const owner = { accountId: 'asha', phones: [] };
const label = { name: 'Haat', language: 'en', at: new Date('2026-11-28T00:00:00.000Z') } as const;

it('ends with the error of what cannot be read to its end', async () => {
  const torn = Readable.from(
    (async function* () {
      yield Buffer.from('half a picture');
      throw new Error('the disk is gone');
    })(),
    { objectMode: false },
  );
  const stored = { size: 1_000, open: () => torn, copy: () => Promise.reject(new Error('not asked for')) };
  const pieces = archiveOf({} as Db, { owner, exporters: [], pictures: [{ id: 'torn', stored }] }, label);
  const read = async () => {
    for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('the disk is gone');
});
