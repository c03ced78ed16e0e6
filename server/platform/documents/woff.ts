import { inflateSync } from 'node:zlib';

const headerSize = 44;
const entrySize = 20;

/**
 * The font inside a WOFF 1.0 file, as TrueType: what shapes text reads no WOFF. Its tables are unpacked, in their order, and aligned.
 *
 * @throws {Error} when the file is none
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let place = 12 + count * 16;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(headerSize + index * entrySize, headerSize + (index + 1) * entrySize);
    const [offset, packed, size] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    (packed < size ? inflateSync(bytes) : bytes).copy(font, place);
    const row = 12 + index * 16;
    entry.copy(font, row, 0, 4);
    entry.copy(font, row + 4, 16, 20);
    font.writeUInt32BE(place, row + 8);
    font.writeUInt32BE(size, row + 12);
    place += Math.ceil(size / 4) * 4;
  }
  return font;
}
