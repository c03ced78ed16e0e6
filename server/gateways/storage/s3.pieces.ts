/** Pieces of any size, put together to pieces of exactly `size` bytes; the last may be smaller. */
export async function* gathered(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (let piece of pieces) {
    while (length + piece.length >= size) {
      const room = size - length;
      yield Buffer.concat([...held, piece.subarray(0, room)]);
      piece = piece.subarray(room);
      held = [];
      length = 0;
    }
    if (piece.length > 0) {
      // Whoever made it may use its memory again.
      held.push(Uint8Array.from(piece));
      length += piece.length;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
