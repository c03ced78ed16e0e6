import type { Thumbnails } from '@haat/openapi';
import { CanvasSink, type InputVideoTrack } from 'mediabunny';

/** A picture, and which seconds of its file are played. */
interface Played {
  track: InputVideoTrack;
  start: number;
  duration: number;
}

/** Pixels of the shorter side of a poster. */
const posterSide = 720;
/** Pixels of the longer side of a thumbnail. */
const thumbnailSide = 160;
const columns = 10;
const mostThumbnails = 100;
const leastInterval = 2;

/** Sides of a picture that is made smaller, never larger. */
async function sizeOf(video: InputVideoTrack, side: (width: number, height: number) => number) {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const scale = Math.min(1, side(width, height));
  return { width: Math.max(16, Math.round(width * scale)), height: Math.max(16, Math.round(height * scale)) };
}

const jpegOf = async (canvas: OffscreenCanvas): Promise<ArrayBuffer> =>
  (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer();

function offscreen(canvas: HTMLCanvasElement | OffscreenCanvas): OffscreenCanvas {
  if (canvas instanceof OffscreenCanvas) return canvas;
  throw new Error('This is no worker');
}

/** A picture from a tenth of the way, where most films have begun. */
export async function posterOf({ track: video, start, duration }: Played): Promise<ArrayBuffer> {
  const size = await sizeOf(video, (width, height) => posterSide / Math.min(width, height));
  const sink = new CanvasSink(video, { ...size, fit: 'fill' });
  const found = (await sink.getCanvas(start + duration / 10)) ?? (await sink.canvases().next()).value;
  if (!found) throw new Error('It has no picture');
  return jpegOf(offscreen(found.canvas));
}

/** Small pictures of the whole video, in rows. */
export async function thumbnailsOf(
  { track: video, start, duration }: Played,
  room: () => Promise<void>,
): Promise<{ bytes: ArrayBuffer; thumbnails: Thumbnails }> {
  const interval = Math.max(leastInterval, duration / mostThumbnails);
  const count = Math.max(1, Math.ceil(duration / interval));
  const size = await sizeOf(video, (width, height) => thumbnailSide / Math.max(width, height));
  const sheet = new OffscreenCanvas(
    size.width * Math.min(columns, count),
    size.height * Math.ceil(count / columns),
  );
  const context = sheet.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  const sink = new CanvasSink(video, { ...size, fit: 'fill', poolSize: 1 });
  const times = Array.from({ length: count }, (_, place) => start + place * interval);
  let place = 0;
  for await (const found of sink.canvasesAtTimestamps(times)) {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    if (found) context.drawImage(found.canvas, column * size.width, row * size.height);
    place += 1;
    await room();
  }
  return { bytes: await jpegOf(sheet), thumbnails: { ...size, columns, count, interval } };
}
