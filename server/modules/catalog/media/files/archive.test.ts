import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { zipOf } from '../testing/files';
import { archiveFault } from './archive';

/** An archive in the storage, and how often it is read. */
function opened(bytes: Buffer) {
  let reads = 0;
  const open = ({ start, end }: { start: number; end: number }) => {
    reads += 1;
    return Readable.from([bytes.subarray(start, end + 1)], { objectMode: false });
  };
  return { content: { size: bytes.length, open }, reads: () => reads };
}

const named = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`${place}-`.padEnd(length, 'x'), '']));

test('the list of two thousand files is read in a few stretches', async () => {
  const { content, reads } = opened(await zipOf(named(2_000, 20)));
  expect(await archiveFault(content, { isPlain: true })).toBeNull();
  expect(reads()).toBeLessThan(6);
}, 60_000);

test('a list of nothing but long names is not read to its end', async () => {
  const { content, reads } = opened(await zipOf(named(700, 60_000)));
  expect(await archiveFault(content, { isPlain: true })).toBe('archive_too_large');
  expect(reads()).toBeLessThan(40);
}, 60_000);

test('more than fifty gigabytes are refused by what the list says, though the archive is small', async () => {
  const bytes = await zipOf(named(20, 20));
  for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt32LE(0xf0000000, at + 24);
  expect(await archiveFault(opened(bytes).content, { isPlain: true })).toBe('archive_too_large');
});

test('an archive that points beyond its end is damaged', async () => {
  const bytes = await zipOf(named(3, 20));
  bytes.writeUInt32LE(bytes.length - 30, bytes.lastIndexOf('PK\x05\x06') + 16);
  expect(await archiveFault(opened(bytes).content, { isPlain: true })).toBe('broken_archive');
});
