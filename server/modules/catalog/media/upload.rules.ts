import type { NewUpload } from '@haat/openapi';
import { Refusal, unprocessable } from '../../../platform/http/errors';

/** px, of the shorter side. */
export const leastSide = 16;
/** The longer side in multiples of the shorter: at the width that is kept, WebP could not hold a longer picture. */
export const mostLengths = 10;

const megabyte = 1_048_576;
/** Of a picture, in bytes. */
export const largestPicture = 10 * megabyte;
/** Of everything that one account has begun and not ended, in bytes. */
export const mostUnfinished = 100 * megabyte;
/** So many pieces are 150 bytes of a row each; a file of the largest size takes forty when nothing breaks. */
export const mostParts = 500;
/** How long an upload waits for its next piece. */
export const uploadLifeMs = 24 * 60 * 60_000;

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const endings = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif'];
const longestName = 255;

/** Judges a file by what is told of it, before a byte of it is taken. Throws refusals. */
export function judge({ name, size, type }: Pick<NewUpload, 'name' | 'size' | 'type'>): void {
  const problem = problemOfName(name);
  if (problem) throw unprocessable('bad_name', problem, { name: problem });
  if (!types.includes(type.toLowerCase()) || !hasPictureEnding(name)) throw notAPicture();
  if (size === 0) throw unprocessable('empty_file', 'This file is empty. Choose another.');
  if (size > largestPicture)
    throw new Refusal(
      413,
      'file_too_large',
      'A picture can be at most 10 MB. Make it smaller, or choose another.',
    );
}

function problemOfName(name: string): string | null {
  if (name.trim() === '') return 'The file needs a name.';
  if (name.length > longestName) return `The file name can have at most ${longestName} characters.`;
  if (/[/\\\p{Cc}]/u.test(name) || name === '..')
    return 'The file name contains characters that are not allowed. Rename it and choose it again.';
  return null;
}

/** What a telephone shares often has a name without an ending. */
function hasPictureEnding(name: string): boolean {
  const ending = /\.([^.]*)$/.exec(name)?.[1];
  return ending === undefined || endings.includes(ending.toLowerCase());
}

export const notAPicture = () =>
  unprocessable('not_a_picture', 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.');

const faults = {
  not_a_picture: notAPicture().message,
  picture_too_large: 'This picture has more than 50 megapixels. Make it smaller first.',
  picture_moves: 'Animated pictures are not supported. Choose a still picture.',
  picture_too_small: `A picture has to be at least ${leastSide} pixels wide and high.`,
  picture_too_long: `A picture can be at most ${mostLengths} times as tall as it is wide, or as wide as it is tall. Crop it first.`,
} as const;

/** Why no picture is made of a file. */
export type PictureFault = keyof typeof faults;

/** 422 with the fault as its code. */
export const faulty = (fault: PictureFault) => unprocessable(fault, faults[fault]);
