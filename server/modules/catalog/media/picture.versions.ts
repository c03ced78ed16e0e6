import type { Sharp } from 'sharp';
import { mostPixels, openPicture, sharp } from '../../../platform/workers/pictures';
import { type Format, fit, formats, widthsOf } from './image.rules';
import { leastSide, mostLengths, type PictureFault } from './upload.rules';

/** For one step of one picture; the largest honest one takes two or three. */
const mostSeconds = 20;

interface Size {
  width: number;
  height: number;
}

/** A size, and what a picture could not be made of; nothing is decoded for it. */
type Measured = Size | PictureFault;

/** The upright size of a picture, from its head alone, or why none can be made of it. */
async function measure(bytes: Uint8Array): Promise<Measured> {
  // The head is read whatever size it claims, so that whoever sent it is told which fault it has.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (found === null) return 'not_a_picture';
  if (found.width * found.height > mostPixels) return 'picture_too_large';
  if ((found.pages ?? 1) > 1) return 'picture_moves';
  const { width, height } = found.autoOrient;
  if (Math.min(width, height) < leastSide) return 'picture_too_small';
  if (Math.max(width, height) > mostLengths * Math.min(width, height)) return 'picture_too_long';
  return { width, height };
}

function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 });
  if (format === 'webp') return picture.webp({ quality: 78 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
}

export interface PictureVersions {
  size: Size;
  files: { name: string; bytes: Uint8Array }[];
}

/** Turns and reduces a picture: new pictures of the same look in every width and format, with nothing of the old file; or why not. */
export async function makeVersions(bytes: Uint8Array): Promise<PictureVersions | PictureFault> {
  const measured = await measure(bytes);
  if (typeof measured === 'string') return measured;
  try {
    return await versionsOf(bytes, fit(measured.width, measured.height));
  } catch {
    // Whatever a picture says that cannot be decoded in time is a picture we cannot read.
    return 'not_a_picture';
  }
}

async function versionsOf(bytes: Uint8Array, size: Size): Promise<PictureVersions> {
  // Turned and reduced once; what comes out has no metadata, so no place and no camera either.
  const upright = await openPicture(bytes)
    .autoOrient()
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .timeout({ seconds: mostSeconds })
    .toBuffer();
  const files: PictureVersions['files'] = [];
  for (const width of widthsOf(size.width))
    for (const format of formats) {
      const version = encoded(openPicture(upright).resize({ width }), format).timeout({
        seconds: mostSeconds,
      });
      files.push({ name: `${width}.${format}`, bytes: await version.toBuffer() });
    }
  return { size, files };
}
