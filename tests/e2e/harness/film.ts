// A film drawn in the browser of a test: frames with the second on them, and a tone. No file from outside is needed.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';

const bundle = createRequire(import.meta.url).resolve('mediabunny');

interface FilmOptions {
  /** Where a page with WebCodecs can be opened: a secure origin. */
  url: string;
  seconds: number;
  width?: number;
  height?: number;
}

/** An MP4 with H.264 and Opus, a key frame each second. */
export async function makeFilm(browser: Browser, options: FilmOptions): Promise<Buffer> {
  const { url, seconds, width = 640, height = 360 } = options;
  const base64 = await pageWithMediabunny(browser, url, (page) =>
    page.evaluate(draw, { seconds, width, height }),
  );
  return Buffer.from(base64, 'base64');
}

/** Runs something in a page that can import mediabunny from `/mediabunny.mjs`. */
export async function pageWithMediabunny<T>(
  browser: Browser,
  url: string,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: url, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.route('**/mediabunny.mjs', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await readFile(moduleOf(bundle), 'utf8') }),
    );
    await page.goto('/terms');
    return await run(page);
  } finally {
    await context.close();
  }
}

/** The build for browsers, beside whatever Node resolves. */
const moduleOf = (file: string) =>
  file.replace(/mediabunny\/dist\/.*$/, 'mediabunny/dist/bundles/mediabunny.mjs');

/** Runs in the page. */
async function draw({ seconds, width, height }: { seconds: number; width: number; height: number }) {
  const library = '/mediabunny.mjs';
  const bunny: typeof Mediabunny = await import(library);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is nothing to draw on');
  const output = new bunny.Output({
    format: new bunny.Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new bunny.BufferTarget(),
  });
  const picture = new bunny.CanvasSource(canvas, { codec: 'avc', bitrate: 600_000, keyFrameInterval: 1 });
  const sound = new bunny.AudioBufferSource({ codec: 'opus', bitrate: 64_000 });
  output.addVideoTrack(picture, { frameRate: 15 });
  output.addAudioTrack(sound);
  await output.start();
  for (let frame = 0; frame < seconds * 15; frame += 1) {
    const second = frame / 15;
    context.fillStyle = `hsl(${(second * 18) % 360} 55% 45%)`;
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#fff';
    context.font = `${height / 3}px sans-serif`;
    context.fillText(second.toFixed(1), width / 5, height / 1.7);
    await picture.add(second, 1 / 15);
  }
  const audio = new OfflineAudioContext(1, seconds * 48_000, 48_000);
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.start();
  await sound.add(await audio.startRendering());
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
