import sharp, { type Sharp } from 'sharp';
import { unprocessable } from '../../platform/errors';
import { type Format, fit, formats, widthsOf } from './image.rules';
import { notAPicture } from './upload.rules';

/** A picture of 50 megapixels already takes 150 MB to decode. */
const mostPixels = 50_000_000;
const leastSide = 16;
/** For one step of one picture; the largest honest one takes two or three. */
const mostSeconds = 20;

interface Size {
  width: number;
  height: number;
}

/** The upright size of a picture, from its head alone. Throws a 422 refusal for what cannot be read, is too large or moves. */
async function measure(bytes: Uint8Array): Promise<Size> {
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
  if ((found.pages ?? 1) > 1)
    throw unprocessable('picture_moves', 'This picture moves. Choose one that stands still.');
  const { width, height } = found.autoOrient;
  if (width < leastSide || height < leastSide)
    throw unprocessable(
      'picture_too_small',
      `A picture has to be at least ${leastSide} pixels wide and high.`,
    );
  return { width, height };
}

function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 });
  if (format === 'webp') return picture.webp({ quality: 78 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
}

/** Whatever a picture says that cannot be decoded in time is a picture we cannot read. */
async function decoded(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.timeout({ seconds: mostSeconds }).toBuffer();
  } catch {
    throw notAPicture();
  }
}

/** Turns and reduces a picture and gives every version of it to `keep`: new pictures of the same look, with nothing of the old file. */
export async function makeVersions(
  bytes: Uint8Array,
  keep: (file: string, bytes: Uint8Array) => Promise<void>,
): Promise<Size> {
  const measured = await measure(bytes);
  const size = fit(measured.width, measured.height);
  // Turned and reduced once; what comes out has no metadata, so no place and no camera either.
  const upright = await decoded(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: size.width, height: size.height, fit: 'fill' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 }),
  );
  for (const width of widthsOf(size.width)) {
    for (const format of formats)
      await keep(`${width}.${format}`, await encoded(sharp(upright).resize({ width }), format).toBuffer());
  }
  return size;
}
