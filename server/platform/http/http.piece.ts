import { Refusal } from './errors';

/** The most bytes of one piece of a file: what a slow connection sends in half a minute, and what a server can hold of many at once. */
export const pieceSize = 256 * 1024;

const tooLarge = () =>
  new Refusal(413, 'piece_too_large', `Send a file in pieces of at most ${pieceSize / 1024} kB`);

/** A body as far as it came: when the connection breaks, what was sent until then is not lost. `announced` is its length as its head has it, 0 without. */
export async function readPiece(payload: AsyncIterable<Uint8Array>, announced: number): Promise<Buffer> {
  if (announced > pieceSize) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of payload) {
      size += chunk.length;
      if (size > pieceSize) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  return Buffer.concat(chunks);
}
