/** What of a picture a square shows. */
export interface Crop {
  /** 1 is as much as fits. */
  zoom: number;
  /** Of what does not fit, which share is left out at the left and at the top: 0 to 1. */
  x: number;
  y: number;
}

export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

export const mostZoom = 4;

/** Pixels of a side: two and a half times what the largest place shows, and so less than 10 kB. */
export const photoSide = 240;

interface Size {
  width: number;
  height: number;
}

/** The square of a picture that is shown, in its pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** The picture moved under the square by so many sides of it; where nothing is left out it stays. */
export function moved(size: Size, crop: Crop, by: { right: number; down: number }): Crop {
  const { side } = squareOf(size, crop);
  const along = (now: number, length: number, distance: number) =>
    length > side ? share(now - (distance * side) / (length - side)) : now;
  return { ...crop, x: along(crop.x, size.width, by.right), y: along(crop.y, size.height, by.down) };
}

/** A small picture is not enlarged. */
export const sideOf = ({ width, height }: Size) =>
  Math.max(1, Math.min(photoSide, Math.floor(Math.min(width, height))));
