import type { RenditionName } from '@haat/openapi';
import { unprocessable } from '../../../../platform/http/errors';
import { mostPieceBytes } from '../../../../platform/http/http.piece';
import type { StreamRendition } from '../media.tables';

/** Bytes of one file of a rendition: four seconds at 16 Mb/s. */
export const mostFileBytes = mostPieceBytes;
/** Eight hours in segments of two seconds, of each rendition. */
export const mostSegments = 20_000;
/** Ms that renditions wait for their next file. */
export const renditionLifeMs = 7 * 24 * 60 * 60_000;

/** Contents of which the server is to make renditions. */
export const remuxQueue = 'media.remux';

/** Where the files of renditions lie: those of one content together. */
export const streamsFolder = (contentId: string): string => `streams/${contentId}`;
export const streamFolder = ({ content_id, id }: { content_id: string; id: string }): string =>
  `${streamsFolder(content_id)}/${id}`;

/** A file of a rendition by its name; number 0 is the init segment. */
export interface RenditionFile {
  rendition: RenditionName | 'poster' | 'thumbnails';
  number: number;
}

/** Null for what is no name of a file of a rendition. */
export function fileOfName(name: string): RenditionFile | null {
  if (name === 'poster.jpg') return { rendition: 'poster', number: 0 };
  if (name === 'thumbnails.jpg') return { rendition: 'thumbnails', number: 0 };
  const match = /^(360|720|1080|audio)-(?:init\.mp4|([1-9]\d{0,4})\.m4s)$/.exec(name);
  if (!match) return null;
  const number = match[2] === undefined ? 0 : Number(match[2]);
  return number > mostSegments ? null : { rendition: match[1] as RenditionName, number };
}

export const nameOfFile = ({ rendition, number }: RenditionFile): string => {
  if (rendition === 'poster' || rendition === 'thumbnails') return `${rendition}.jpg`;
  return number === 0 ? `${rendition}-init.mp4` : `${rendition}-${number}.m4s`;
};

/** Media type. */
export const typeOfFile = ({ rendition }: RenditionFile): string => {
  if (rendition === 'poster' || rendition === 'thumbnails') return 'image/jpeg';
  return rendition === 'audio' ? 'audio/mp4' : 'video/mp4';
};

/** Bytes of what a phone plays from beginning to end, unless its buyer chooses another quality: the smallest picture, and sound. */
export function playedBytes(renditions: readonly StreamRendition[]): number {
  const side = ({ name }: StreamRendition) => (name === 'audio' ? 0 : Number(name));
  const [smallest] = renditions.filter(({ name }) => name !== 'audio').toSorted((a, b) => side(a) - side(b));
  const sound = renditions.find(({ name }) => name === 'audio');
  const bytesOf = ({ averageBandwidth, durations }: StreamRendition) =>
    (averageBandwidth * durations.reduce((all, ms) => all + ms, 0)) / 8_000;
  return Math.round([smallest, sound].reduce((all, one) => all + (one ? bytesOf(one) : 0), 0));
}

const firstBoxes = { init: ['ftyp'], segment: ['styp', 'moof', 'sidx', 'prft', 'emsg'] } as const;
const notWhole = () =>
  unprocessable('bad_rendition_file', 'This part of the prepared video is damaged. Send it again.');

/**
 * Lets the bytes of a file of a rendition through, and throws 422 at its end, or before, when they are not what its name says: a JPEG picture, or
 * boxes of MP4 of which each is whole.
 */
export async function* judged(
  bytes: AsyncIterable<Uint8Array>,
  { rendition, number }: RenditionFile,
): AsyncGenerator<Uint8Array, void> {
  const isPicture = rendition === 'poster' || rendition === 'thumbnails';
  const boxes = createBoxWalk(number === 0 ? firstBoxes.init : firstBoxes.segment);
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isPicture && isFirst && !(chunk[0] === 0xff && chunk[1] === 0xd8)) throw notWhole();
    if (!isPicture && !boxes.take(chunk)) throw notWhole();
    isFirst = false;
    yield chunk;
  }
  if (isPicture ? isFirst : !boxes.isWhole()) throw notWhole();
}

/** Follows the outer boxes of MP4 through chunks of any size. */
function createBoxWalk(first: readonly string[]) {
  let head = Buffer.alloc(0);
  let left = 0;
  let count = 0;

  function take(chunk: Uint8Array): boolean {
    let at = 0;
    while (at < chunk.length) {
      if (left > 0) {
        const step = Math.min(left, chunk.length - at);
        left -= step;
        at += step;
        continue;
      }
      const part = chunk.subarray(at, at + 8 - head.length);
      head = Buffer.concat([head, part]);
      at += part.length;
      if (head.length < 8) return true;
      const size = head.readUInt32BE(0);
      const type = head.toString('latin1', 4, 8);
      if (size < 8 || !/^[a-z]{4}$/.test(type) || (count === 0 && !first.includes(type))) return false;
      left = size - 8;
      head = Buffer.alloc(0);
      count += 1;
    }
    return true;
  }

  return { take, isWhole: () => count > 1 && left === 0 && head.length === 0 };
}
