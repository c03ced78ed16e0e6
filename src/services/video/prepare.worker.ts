// Makes the renditions of one video or audio: asked for a plan first, then to carry it out.
import {
  copyPass,
  encodePass,
  type MadeFile,
  type Pass,
  runPass,
  soundPass,
} from '@haat/kinds/parts/renditions/passes';
import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import type { FromWorker, Received, ToWorker, Wanted } from './messages';
import { posterOf, thumbnailsOf } from './pictures';
import { type MediaPlan, planOf } from './plan';
import { createProgress } from './progress';
import { isReceived, skippedSeconds } from './received';

/** Files that are made and not yet sent. */
const mostUnsent = 4;

const say = (message: FromWorker, moved: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer: moved });

let opened: MediaPlan | undefined;
let unsent = 0;
let onSent: () => void = () => undefined;

/** Waits until no more than so many files are unsent, so that a slow line holds little in memory. */
async function room(most = mostUnsent - 1): Promise<void> {
  while (unsent > most)
    await new Promise<void>((resolve) => {
      onSent = resolve;
    });
}

function send(name: string, bytes: ArrayBuffer, ms = 0): void {
  unsent += 1;
  say({ type: 'file', name, bytes, ...(ms > 0 && { duration: ms }) }, [bytes]);
}

async function open(bytes: Blob, wanted: Wanted): Promise<void> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(bytes) });
  const plan = await planOf(input, bytes.size, wanted);
  if (typeof plan === 'string') return say({ type: 'unsupported', reason: plan });
  opened = plan;
  say({ type: 'planned', plan: { key: plan.key, renditions: plan.renditions } });
}

/** What is done one after the other, and how long each takes beside the others. */
function passesOf({ video, sound }: MediaPlan, received: Received): { pass: Pass; weight: number }[] {
  const pictures = video?.pictures ?? [];
  const copied = pictures.filter(({ isCopied }) => isCopied).map(({ name }) => name);
  const encoded = pictures.filter(({ isCopied }) => !isCopied);
  const skipped = skippedSeconds(
    received,
    encoded.map(({ name }) => name),
  );
  return [
    ...(sound ? [{ pass: soundPass(sound.isCopied), weight: 1 }] : []),
    ...(copied.length > 0 ? [{ pass: copyPass(copied), weight: 1 }] : []),
    ...(encoded.length > 0 ? [{ pass: encodePass(encoded, skipped), weight: 16 }] : []),
  ];
}

async function make(plan: MediaPlan, received: Received): Promise<void> {
  const { video } = plan;
  const segments: Record<string, number> = {};
  const passes = passesOf(plan, received);
  const progress = createProgress(
    // The last part are the thumbnails.
    [...passes.map(({ weight }) => weight), ...(video ? [1] : [])],
    () => performance.now(),
    (at) => say({ type: 'progressed', ...at }),
  );
  const take = ({ name, bytes, ms }: MadeFile) => {
    const [rendition = '', number = ''] = name.split(/[-.]/);
    if (ms > 0) segments[rendition] = Math.max(segments[rendition] ?? 0, Number(number));
    if (!isReceived(received, name)) send(name, bytes, ms);
  };
  const played = video && { track: video.track, start: plan.start, duration: plan.duration };
  if (played && !received.poster) send('poster.jpg', await posterOf(played));
  for (const [place, { pass }] of passes.entries())
    await runPass(plan, pass, {
      take,
      room,
      onTime: (seconds) => progress.report(place, seconds / plan.duration),
    });
  const sheet = played && (await thumbnailsOf(played, room));
  if (sheet && !received.thumbnails) send('thumbnails.jpg', sheet.bytes);
  await room(0);
  say({ type: 'made', segments, thumbnails: sheet && sheet.thumbnails });
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'plan') return open(message.bytes, message.wanted);
  if (message.type === 'make') return opened && make(opened, message.received);
  unsent -= 1;
  onSent();
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) =>
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
