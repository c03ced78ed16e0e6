import { encode } from 'uqr';

/** Of each side, in pixels: a whole number for each square, so that every edge is sharp. At least 1,000. */
const leastSide = 1_000;

/** The same QR code as a PNG, for chats and stories that take no drawing. Null where the browser draws none. */
export async function qrPicture(text: string): Promise<Blob | null> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const square = Math.ceil(leastSide / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * square;
  canvas.height = size * square;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#FFFFFF';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#1D1A16';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * square, y * square, square, square);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
