import type { Image, ImageSources } from '@haat/openapi';

/** CSS pixels wide. A picture is never enlarged, so its own width stands in for the first one it does not reach. */
const widths = [360, 720, 1080, 1440] as const;
const largest = 1440;

export const formats = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof formats)[number];

/** The widths in which a picture of this width is kept, smallest first. */
export function widthsOf(width: number): number[] {
  return [...widths.filter((each) => each < width), Math.min(width, largest)].filter(
    (each, index, all) => all.indexOf(each) === index,
  );
}

/** The size of the largest kept version. */
export function fit(width: number, height: number): { width: number; height: number } {
  if (width <= largest) return { width, height };
  return { width: largest, height: Math.max(1, Math.round((height * largest) / width)) };
}

const address = (id: string, width: number, format: Format) => `/media/${id}/${width}.${format}`;
const srcset = (id: string, all: number[], format: Format) =>
  all.map((width) => `${address(id, width, format)} ${width}w`).join(', ');

/** A kept picture as a `picture` element needs it; `src` is the JPEG every browser reads. */
export function imageSources(image: Image | null): ImageSources | null {
  if (!image) return null;
  const { id, width, height, alt } = image;
  const all = widthsOf(width);
  return {
    id,
    width,
    height,
    alt,
    src: address(id, all.find((each) => each >= 720) ?? width, 'jpg'),
    avif: srcset(id, all, 'avif'),
    webp: srcset(id, all, 'webp'),
  };
}

/** What the bytes are, whatever was claimed of them; null for anything we do not take. */
export function sniff(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis', 'mif1'].includes(text(8, 12))) return 'avif';
  return null;
}
