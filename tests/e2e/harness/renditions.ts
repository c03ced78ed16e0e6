// Renditions of a drawn film, made in the browser of a test: pictures at two sizes, and silence as AAC, which needs no encoder.

import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import type { Creator } from '../../simulators/shop';
import { pageWithMediabunny } from './film';

interface Rendition {
  name: string;
  /** Init segment first; base64. */
  files: { base64: string; ms: number }[];
}

/** Prepares a content of a creator at 360p and 720p with sound, as a browser of theirs does. */
export async function prepareFilm(
  browser: Browser,
  { url, creator, contentId, seconds }: { url: string; creator: Creator; contentId: string; seconds: number },
): Promise<void> {
  const renditions = await pageWithMediabunny(browser, url, (page) => page.evaluate(draw, seconds));
  const send = async (method: string, path: string, body: object | Buffer) => {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(`${url}/api/renditions/${contentId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${creator.token}`,
        'content-type': isBytes ? 'application/offset+octet-stream' : 'application/json',
      },
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    });
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      answer.ok ? answer.status : 200,
      expect.anything(),
    ]);
  };
  await send('POST', '', { key: 'avc-of-a-test', renditions: renditions.map(({ name }) => name) });
  for (const { name, files } of renditions)
    for (const [number, { base64, ms }] of files.entries())
      await send(
        'PUT',
        number === 0 ? `/${name}-init.mp4` : `/${name}-${number}.m4s?duration=${ms}`,
        Buffer.from(base64, 'base64'),
      );
  const segments = Object.fromEntries(renditions.map(({ name, files }) => [name, files.length - 1]));
  await send('POST', '/finish', { segments });
}

/** Runs in the page. */
async function draw(seconds: number): Promise<Rendition[]> {
  const library = '/mediabunny.mjs';
  const bunny: typeof Mediabunny = await import(library);

  /** Writes one track as HLS, and reads its files back out of the playlist. */
  async function renditionOf(
    name: string,
    write: (output: Mediabunny.Output) => Promise<() => Promise<void>>,
  ): Promise<Rendition> {
    const targets = new Map<string, Mediabunny.BufferTarget>();
    let playlist = '';
    const output = new bunny.Output({
      format: new bunny.HlsOutputFormat({
        segmentFormat: new bunny.CmafOutputFormat(),
        targetDuration: 4,
        onPlaylist: (content) => {
          playlist = content;
        },
      }),
      target: new bunny.PathedTarget('master.m3u8', ({ path }) => {
        const target = new bunny.BufferTarget();
        targets.set(path, target);
        return target;
      }),
    });
    const fill = await write(output);
    await output.start();
    await fill();
    await output.finalize();
    const base64Of = (path = '') => {
      const bytes = new Uint8Array(targets.get(path.trim())?.buffer ?? new ArrayBuffer(0));
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    };
    const init = /URI="([^"]+)"/.exec(playlist)?.[1];
    const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^\n#]+)/g)];
    return {
      name,
      files: [
        { base64: base64Of(init), ms: 0 },
        ...segments.map(([, length, path]) => ({
          base64: base64Of(path),
          ms: Math.round(Number(length) * 1_000),
        })),
      ],
    };
  }

  const pictures = (name: string, width: number, height: number) =>
    renditionOf(name, async (output) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      const source = new bunny.CanvasSource(canvas, {
        codec: 'avc',
        bitrate: height * 1_000,
        keyFrameInterval: 2,
      });
      output.addVideoTrack(source, { frameRate: 10 });
      return async () => {
        for (let frame = 0; frame < seconds * 10; frame += 1) {
          if (!context) throw new Error('there is nothing to draw on');
          context.fillStyle = `hsl(${frame * 2} 55% 45%)`;
          context.fillRect(0, 0, width, height);
          context.fillStyle = '#fff';
          context.font = `${height / 3}px sans-serif`;
          context.fillText(`${name} ${(frame / 10).toFixed(1)}`, width / 8, height / 1.7);
          await source.add(frame / 10, 0.1);
        }
      };
    });

  const silence = renditionOf('audio', async (output) => {
    const source = new bunny.EncodedAudioPacketSource('aac');
    output.addAudioTrack(source);
    const decoderConfig = {
      codec: 'mp4a.40.2',
      numberOfChannels: 1,
      sampleRate: 48_000,
      // AAC-LC, 48 kHz, one channel.
      description: new Uint8Array([0x11, 0x88]),
    };
    return async () => {
      const length = 1_024 / 48_000;
      for (let at = 0; at < seconds / length; at += 1) {
        // A frame of one channel in which nothing sounds.
        const frame = new Uint8Array([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]);
        await source.add(
          new bunny.EncodedPacket(frame, 'key', at * length, length),
          at === 0 ? { decoderConfig } : undefined,
        );
      }
    };
  });

  return [await pictures('360', 640, 360), await pictures('720', 1_280, 720), await silence];
}
