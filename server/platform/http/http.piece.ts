import { Refusal } from './errors';

const kilobyte = 1024;

/** The most bytes of one piece of a file. It is stored as it comes, so many at once take little memory. */
export const mostPieceBytes = 8 * 1024 * kilobyte;

const tooLarge = (most: number) =>
  new Refusal(413, 'piece_too_large', `Send a file in pieces of at most ${most / kilobyte} kB`);

/**
 * A body as far as it comes: when the connection breaks, what was sent until then is not lost. `announced` is its length as its head has it, 0 without.
 * @throws Refusal 413 for more than `most` bytes
 */
export async function* receivedBytes(
  payload: AsyncIterable<Uint8Array>,
  { announced, most }: { announced: number; most: number },
): AsyncGenerator<Uint8Array, void> {
  if (announced > most) throw tooLarge(most);
  let size = 0;
  const chunks = payload[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch(() => null);
    if (next === null || next.done) return;
    size += next.value.length;
    if (size > most) throw tooLarge(most);
    yield next.value;
  }
}
