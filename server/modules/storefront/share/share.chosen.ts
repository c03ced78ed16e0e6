import sharp from 'sharp';
import { shareSize } from './share.picture';

/** What WhatsApp still shows of a picture. */
const mostBytes = 300_000;
const qualities = [84, 74, 62, 48, 32, 16];

/** A picture that its creator chose, as chats want it: its middle in their shape, as fine as they take it. */
export async function cropShare(picture: Buffer): Promise<Buffer> {
  const cropped = sharp(picture)
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= mostBytes) return made;
  }
  return made;
}
