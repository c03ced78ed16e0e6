import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file as somebody would send it who means no good, and what it is refused with. */
export interface HostileFile {
  what: string;
  name: string;
  type: string;
  bytes: Buffer;
  code: string;
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a33b20' } });

const script =
  '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>fetch("//x")</script></svg>';
/** Ten to the ninth times the same word. */
const bomb = `<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a9;</text></svg>`;

/** A part of a PNG, with its sum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of one bit a pixel: nearly nothing to send, `side` squared pixels to look at, or as high as it is told. */
export function blackPng(side: number, extra: Buffer[] = [], height = side): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An honest picture that takes `bytes` to send. */
export const heavyPng = (bytes: number) => blackPng(600, [chunk('haAt', randomBytes(bytes))]);

/** 100 MB of text in a comment of 100 kB. */
export const wordyPng = () =>
  blackPng(64, [
    chunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000))]),
    ),
  ]);

/** Writes two numbers over those that say how large a picture is. */
function claiming(bytes: Buffer, at: number, write: (target: Buffer, at: number) => void): Buffer {
  if (at < 0) throw new Error('this picture says its size elsewhere');
  const claimed = Buffer.from(bytes);
  write(claimed, at);
  return claimed;
}

async function hugeJpeg(): Promise<Buffer> {
  const bytes = await plain(64).jpeg().toBuffer();
  return claiming(bytes, bytes.indexOf(Buffer.from([0xff, 0xc0])), (target, at) => {
    target.writeUInt16BE(60_000, at + 5);
    target.writeUInt16BE(60_000, at + 7);
  });
}

async function hugeAvif(): Promise<Buffer> {
  const bytes = await plain(64).avif().toBuffer();
  return claiming(bytes, bytes.indexOf('ispe'), (target, at) => {
    target.writeUInt32BE(50_000, at + 8);
    target.writeUInt32BE(50_000, at + 12);
  });
}

async function hugeWebp(): Promise<Buffer> {
  const bytes = await plain(64).ensureAlpha(0.5).webp({ lossless: false }).toBuffer();
  return claiming(bytes, bytes.indexOf('VP8X'), (target, at) => {
    target.writeUIntLE(16_382, at + 12, 3);
    target.writeUIntLE(16_382, at + 15, 3);
  });
}

/** Ten thousand frames of noise, each of another look. */
function movingWebp(): Promise<Buffer> {
  const [side, frames] = [4, 10_000];
  return sharp(randomBytes(side * side * frames * 3), {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
    limitInputPixels: false,
  })
    .webp({ effort: 0, quality: 1 })
    .toBuffer();
}

function hugeGif(frames: number): Buffer {
  const screen = Buffer.from([0x50, 0xc3, 0x50, 0xc3, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from(';'),
  ]);
}

/** What is refused though it says that it is a picture. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await plain(300).png().toBuffer();
  const jpeg = await sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const of = (what: string, bytes: Buffer, code: string, name = 'loaf.png', type = 'image/png') => ({
    what,
    name,
    type,
    bytes,
    code,
  });
  return [
    of(
      'a page in a picture’s clothes',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'not_a_picture',
    ),
    of('a picture in a document’s clothes', png, 'not_a_picture', 'loaf.pdf', 'application/pdf'),
    of('a picture with a document’s name', png, 'not_a_picture', 'loaf.png.pdf'),
    of('a program', Buffer.concat([Buffer.from('MZ'), randomBytes(400)]), 'not_a_picture'),
    of('an archive', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(400)]), 'not_a_picture'),
    of('a drawing with a script', Buffer.from(script), 'not_a_picture', 'loaf.svg', 'image/svg+xml'),
    of('a drawing with a script in a picture’s clothes', Buffer.from(script), 'not_a_picture'),
    of('XML that grows to a thousand million words', Buffer.from(bomb), 'not_a_picture'),
    of('half a PNG', png.subarray(0, png.length / 2), 'not_a_picture'),
    of('half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'not_a_picture', 'loaf.jpg', 'image/jpeg'),
    of(
      'a head with noise behind it',
      Buffer.concat([png.subarray(0, 40), randomBytes(9_000)]),
      'not_a_picture',
    ),
    of('50,000 by 50,000 black pixels', blackPng(50_000), 'picture_too_large'),
    of('a JPEG of 3,600 megapixels', await hugeJpeg(), 'picture_too_large', 'loaf.jpg', 'image/jpeg'),
    of('a WebP of 268 megapixels', await hugeWebp(), 'not_a_picture', 'loaf.webp', 'image/webp'),
    of('an AVIF of 2,500 megapixels', await hugeAvif(), 'picture_too_large', 'loaf.avif', 'image/avif'),
    of('a GIF of ten thousand frames', hugeGif(10_000), 'not_a_picture', 'loaf.gif', 'image/gif'),
    of('that GIF in a picture’s clothes', hugeGif(10_000), 'not_a_picture'),
    of('a WebP of ten thousand frames', await movingWebp(), 'picture_moves', 'loaf.webp', 'image/webp'),
    of('nothing at all', Buffer.alloc(0), 'empty_file'),
    of('a picture whose name holds a zero byte', png, 'invalid_text', 'x\0.png'),
    ...['../../x.png', '..\\..\\x.png', `${'x'.repeat(900)}.png`, '', '..', 'a\nb.png'].map((name) =>
      of(`a picture called ${JSON.stringify(name).slice(0, 30)}`, png, 'bad_name', name),
    ),
  ];
}

/** A picture that is a page and an archive too, to whoever reads it so. */
export const manyThings = async (): Promise<Buffer> =>
  Buffer.concat([
    await plain(300).jpeg().toBuffer(),
    Buffer.from('<!doctype html><script>hostile()</script>'),
    Buffer.from('PK\x03\x04hostile.zip'),
  ]);
