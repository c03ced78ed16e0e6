import { openPicture } from '../../../platform/workers/pictures';
import type { ShareFacts } from './share.facts';
import { drawShare, shareSize } from './share.picture';

/** What WhatsApp still shows of a picture. */
const mostBytes = 300_000;
const qualities = [84, 74, 62, 48, 32, 16];

interface Shown {
  facts: ShareFacts;
  cover: Uint8Array | null;
  /** Null where its file is gone. */
  chosen: Uint8Array | null;
}

/** The picture that was chosen for chats; where there is none any more, the one that is drawn. */
export const shareOf = async ({ facts, cover, chosen }: Shown): Promise<Buffer> =>
  cropShare(chosen ?? (await drawShare(facts, cover)));

/** A picture that its creator chose, as chats want it: its middle in their shape, as fine as they take it. */
async function cropShare(picture: Uint8Array): Promise<Buffer> {
  const cropped = openPicture(picture)
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= mostBytes) return made;
  }
  return made;
}
