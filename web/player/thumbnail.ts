import type { ReceivedThumbnails } from '@haat/openapi';

/** Where in the strip the picture of a second is, in px from its upper left corner. */
export function thumbnailAt({ width, height, columns, count, interval }: ReceivedThumbnails, second: number) {
  const place = Math.min(count - 1, Math.max(0, Math.floor(second / interval)));
  return { left: (place % columns) * width, top: Math.floor(place / columns) * height };
}
