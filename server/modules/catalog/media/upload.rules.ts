import type { NewUpload } from '@haat/openapi';
import { largestFile } from '@haat/openapi/quotas';
import { Refusal, unprocessable } from '../../../platform/http/errors';
import { mostPieceBytes } from '../../../platform/http/http.piece';

/** px, of the shorter side. */
export const leastSide = 16;
/** The longer side in multiples of the shorter: at the width that is kept, WebP could not hold a longer picture. */
export const mostLengths = 10;

const megabyte = 1_048_576;
/** Bytes of all pictures that one account has begun and not ended. */
export const mostUnfinished = 100 * megabyte;

export type UploadPurpose = NonNullable<NewUpload['purpose']>;

interface PieceRules {
  /** Bytes of one piece. */
  size: number;
  /** Pieces of one file. */
  count: number;
  /** Ms that an upload waits for its next piece. */
  lifeMs: number;
}

const day = 24 * 60 * 60_000;
/** What a slow connection sends in half a minute; forty make the largest picture when nothing breaks. */
const ofPicture: PieceRules = { size: 256 * 1024, count: 500, lifeMs: day };
/** Smaller ones are taken too: a slow connection sends the first gigabytes in pieces of 256 kB. */
const ofFile: PieceRules = { size: mostPieceBytes, count: 20_000, lifeMs: 7 * day };

export const pieceRules = (purpose: UploadPurpose): PieceRules =>
  purpose === 'picture' ? ofPicture : ofFile;

/** A file may come in so many pieces of any size; more only for what is larger. */
const fewPieces = 200;
/** Bytes: what a bad connection sends between two breaks. */
const smallPiece = 64 * 1024;

/** Pieces that a file of so many bytes may come in: crumbs would fill a storage without filling it with bytes. */
export const mostPieces = (purpose: UploadPurpose, size: number): number =>
  Math.min(pieceRules(purpose).count, fewPieces + Math.ceil(size / smallPiece));

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const pictureEndings = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif'];
const longestName = 255;

/** Judges a file by what is told of it, before a byte of it is taken. Throws refusals. */
export function judge({ name, size, type, purpose = 'picture' }: Omit<NewUpload, 'key'>): void {
  const problem = problemOfName(name);
  if (problem) throw unprocessable('bad_name', problem, { name: problem });
  if (purpose === 'picture' && (!pictureTypes.includes(type.toLowerCase()) || !hasPictureEnding(name)))
    throw notAPicture();
  if (size === 0) throw unprocessable('empty_file', 'This file is empty. Choose another.');
  if (size > largestFile[purpose]) throw new Refusal(413, 'file_too_large', tooLarge[purpose]);
}

const tooLarge = {
  picture: 'A picture can be at most 10 MB. Make it smaller, or choose another.',
  file: 'A file can be at most 5 GB. Split it, or make it smaller.',
  audio: 'An audio file can be at most 5 GB. Split it, or make it smaller.',
  video: 'A video can be at most 20 GB. Split it, or export it smaller.',
} as const satisfies Record<UploadPurpose, string>;

/** Why a file cannot have this name; null if it can. */
export function problemOfName(name: string): string | null {
  if (name.trim() === '') return 'The file needs a name.';
  if (name.length > longestName) return `The file name can have at most ${longestName} characters.`;
  if (/[/\\\p{Cc}]/u.test(name) || name === '..')
    return 'The file name contains characters that are not allowed. Rename it and choose it again.';
  return null;
}

/** What a telephone shares often has a name without an ending. */
function hasPictureEnding(name: string): boolean {
  const ending = /\.([^.]*)$/.exec(name)?.[1];
  return ending === undefined || pictureEndings.includes(ending.toLowerCase());
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
