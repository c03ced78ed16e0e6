import { createHash } from 'node:crypto';
import type { Image, ImageSources } from '@haat/contract';
import sharp, { type Sharp } from 'sharp';
import type { Storage, Stored } from '../../gateways/storage';
import { unprocessable } from '../../platform/errors';
import { type Format, fit, formats, imageSources, sniff, widthsOf } from './image.rules';

/** A picture of 50 megapixels already takes 150 MB to decode. */
const mostPixels = 50_000_000;
const leastSide = 16;
/** Encoding takes whole seconds of a core; more at once would starve everything else. */
const atOnce = 2;
/** Goes into the ids: raise it when the encoding changes, and pictures uploaded again are made anew. */
const recipe = 1;

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The same bytes have the same id, so an upload sent twice is kept once. */
function idOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${recipe}:`).update(bytes).digest('hex');
  let left = BigInt(`0x${hash}`);
  let id = '';
  while (id.length < 22) {
    id += base58[Number(left % 58n)];
    left /= 58n;
  }
  return id;
}

const key = (id: string, file: string) => `images/${id}/${file}`;
/** Written last: where it stands, every version stands. */
const manifest = 'image.json';

function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 });
  if (format === 'webp') return picture.webp({ quality: 78 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
}

const notAPicture = () =>
  unprocessable('not_a_picture', 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.');

/** Makes pictures small, plain and quick to show. */
export function createMediaService(storage: Storage) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  async function find(id: string): Promise<{ id: string; width: number; height: number } | null> {
    const stored = await storage.get(key(id, manifest));
    if (!stored) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of stored.open()) chunks.push(chunk as Buffer);
    const { width, height } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Image;
    return { id, width, height };
  }

  /** The upright size of a picture. Throws a 422 refusal for what cannot be read or is too large. */
  async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
    const found = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw notAPicture();
      });
    if (found.width * found.height > mostPixels)
      throw unprocessable(
        'picture_too_large',
        'This picture has more than 50 megapixels. Make it smaller first.',
      );
    const { width, height } = found.autoOrient;
    if (width < leastSide || height < leastSide)
      throw unprocessable(
        'picture_too_small',
        `A picture has to be at least ${leastSide} pixels wide and high.`,
      );
    return { width, height };
  }

  async function make(id: string, bytes: Uint8Array): Promise<{ width: number; height: number }> {
    const measured = await measure(bytes);
    const size = fit(measured.width, measured.height);
    // Turned and reduced once; what comes out has no metadata, so no place and no camera either.
    const upright = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: size.width, height: size.height, fit: 'fill' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(() => {
        throw notAPicture();
      });
    for (const width of widthsOf(size.width)) {
      for (const format of formats) {
        const file = await encoded(sharp(upright).resize({ width }), format).toBuffer();
        await storage.put(key(id, `${width}.${format}`), file);
      }
    }
    await storage.put(key(id, manifest), Buffer.from(JSON.stringify(size)));
    return size;
  }

  return {
    find,

    /** Keeps a picture in every width and format. Throws 422 refusals. */
    async upload(bytes: Uint8Array, alt: string): Promise<ImageSources> {
      if (!sniff(bytes)) throw notAPicture();
      const id = idOf(bytes);
      const size = await inTurn(async () => (await find(id)) ?? (await make(id, bytes)));
      return imageSources({ id, width: size.width, height: size.height, alt }) as ImageSources;
    },

    /** One version of a picture, null when there is none. */
    async version(id: string, file: string): Promise<{ stored: Stored; type: string } | null> {
      const [, format] = /^\d{1,5}\.(avif|webp|jpg)$/.exec(file) ?? [];
      if (!format || !/^[1-9A-HJ-NP-Za-km-z]{12,32}$/.test(id)) return null;
      const stored = await storage.get(key(id, file));
      return stored && { stored, type: format === 'jpg' ? 'image/jpeg' : `image/${format}` };
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
