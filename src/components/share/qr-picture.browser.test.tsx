import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPicture } from './qr-picture';

it('draws the same squares as the code has, sharp and at least a thousand pixels wide', async () => {
  const text = 'https://haat.example/cml/diwali-sale';
  const picture = await createImageBitmap((await qrPicture(text)) as Blob);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  expect(picture.width).toBe(picture.height);
  expect(picture.width).toBeGreaterThanOrEqual(1_000);
  const square = picture.width / size;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(picture, 0, 0);
  const pixels = pen.getImageData(0, 0, picture.width, picture.height).data;
  const isDarkAt = (x: number, y: number) => (pixels[(y * picture.width + x) * 4] ?? 0) < 128;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      for (const [dx, dy] of [
        [0, 0],
        [square - 1, square - 1],
      ] as const)
        if (isDarkAt(x * square + dx, y * square + dy) !== isDark)
          throw new Error(`the square ${x}, ${y} is not what it should be`);
});
