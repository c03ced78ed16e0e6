import { openPicture, sharp } from '../../../platform/workers/pictures';
import type { ShareFacts } from './share.facts';
import { isWritable, write } from './share.letters';
import { fitted } from './share.lines';

/** px, as chats want it. */
export const shareSize = { width: 1200, height: 630 };

const ground = '#FBF7F0';
const ink = '#1D1A16';
const soft = '#5F574B';
const edge = 64;
/** Of the strip in the creator's colour. */
const strip = 16;
const coverWidth = 504;
/** The line the price stands on, and that of the creator's name. */
const priceLine = 560;
const sellerLine = 484;

/** The picture that stands for a product in chats; `cover` is an image file, null where there is none. */
export async function drawShare(facts: ShareFacts, cover: Uint8Array | null): Promise<Buffer> {
  const width = shareSize.width - 2 * edge - strip - (cover ? coverWidth : 0);
  const picture = sharp(Buffer.from(drawn(facts, width)));
  const beside = cover && (await coverOf(cover));
  if (beside) picture.composite([{ input: beside, left: shareSize.width - coverWidth, top: 0 }]);
  // Chats take no picture of more than some 300 kB.
  return picture.png({ palette: true, quality: 90, effort: 6 }).toBuffer();
}

const coverOf = (cover: Uint8Array): Promise<Buffer> =>
  openPicture(cover).resize({ width: coverWidth, height: shareSize.height, fit: 'cover' }).png().toBuffer();

function drawn(
  { accent, before, platformName: house, kind, price, seller, title }: ShareFacts,
  width: number,
): string {
  const left = strip + edge;
  // Where our letters cannot write a title, the cover and the price speak; nobody is shown boxes.
  const { lines, ...hand } = fitted(isWritable(title) ? title : '', 'strong', [
    { size: 76, width, lines: 3 },
    { size: 64, width, lines: 4 },
    { size: 52, width, lines: 5 },
  ]);
  const { size } = hand;
  const top = kind === '' ? edge + size * 0.9 : 116 + size;
  const priced = write(price, { size: 60, weight: 'strong' });
  const struck = write(before, { size: 34, weight: 'plain' });
  const struckAt = left + priced.width + 20;
  const name = write(house, { size: 26, weight: 'strong' });
  const hasRoom = struckAt + struck.width + 24 + name.width <= left + width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<rect width="${strip}" height="100%" fill="${accent}"/>`,
    at(left, 96, soft, write(kind, { size: 30, weight: 'plain' }).paths),
    ...lines.map((line, index) => {
      const { paths, width: wide } = write(line, { ...hand, weight: 'strong' });
      const from = hand.direction === 'rtl' ? left + width - wide : left;
      return at(from, top + index * size * 1.14, ink, paths);
    }),
    at(left, sellerLine, soft, oneLine(seller === '' ? '' : `by ${seller}`, width)),
    at(left, priceLine, ink, priced.paths),
    before === ''
      ? ''
      : `${at(struckAt, priceLine, soft, struck.paths)}<rect x="${struckAt}" y="${priceLine - 13}" width="${struck.width}" height="3" fill="${soft}"/>`,
    hasRoom ? at(left + width - name.width, priceLine, soft, name.paths) : '',
    '</svg>',
  ].join('');
}

const oneLine = (text: string, width: number): string => {
  const { lines, ...hand } = fitted(text, 'plain', [
    { size: 36, width, lines: 1 },
    { size: 30, width, lines: 1 },
  ]);
  return write(lines[0] ?? '', { ...hand, weight: 'plain' }).paths;
};

const at = (x: number, y: number, colour: string, paths: string): string =>
  paths === '' ? '' : `<g transform="translate(${x} ${y})" fill="${colour}">${paths}</g>`;
