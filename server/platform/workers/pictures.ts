import sharp from 'sharp';

// For whoever decodes pictures: one core for each, so that the others are left to whoever answers, and nothing kept between two.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of 50 megapixels already takes 150 MB to decode. */
export const mostPixels = 50_000_000;

/** Opens a picture to decode it; one with more pixels is refused from its head. */
export const openPicture = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });

export { default as sharp } from 'sharp';
