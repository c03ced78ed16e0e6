import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** How pdf-lib unpacks: each stream asks for room in a buffer of its own, which doubles. */
interface Decoder {
  buffer: Uint8Array;
  ensureBuffer(bytes: number): Uint8Array;
}

export class UnpackedTooMuch extends Error {}

let left = Number.POSITIVE_INFINITY;
let isBounded = false;

/**
 * Bounds what pdf-lib unpacks in this thread until `end` is called, in bytes. It has no bound of its own, and buffers lie outside of a thread’s heap: a
 * file of some kilobytes could take all memory. It goes on after an error in a stream, so ask `isExhausted` before what it read is used.
 */
export function boundUnpacking(bytes: number): { isExhausted: () => boolean; end: () => void } {
  left = bytes;
  if (!isBounded) bound(decoderPrototype());
  isBounded = true;
  return {
    isExhausted: () => left < 0,
    end() {
      left = Number.POSITIVE_INFINITY;
    },
  };
}

/** What all decoders inherit from, which pdf-lib does not export. */
function decoderPrototype(): Decoder {
  const context = PDFContext.create();
  const dict = context.obj({ Filter: PDFName.of('ASCIIHexDecode') });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Partial<Decoder>;
  if (!Object.hasOwn(prototype, 'ensureBuffer')) throw new Error('pdf-lib unpacks otherwise than expected');
  return prototype as Decoder;
}

function bound(prototype: Decoder): void {
  const { ensureBuffer } = prototype;
  prototype.ensureBuffer = function (this: Decoder, bytes) {
    if (bytes > this.buffer.byteLength) {
      left -= bytes;
      if (left < 0) throw new UnpackedTooMuch('too much to unpack');
    }
    return ensureBuffer.call(this, bytes);
  };
}
