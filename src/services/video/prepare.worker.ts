import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import type { FromWorker, Received, ToWorker } from './messages';
import { copyPass, encodePass, type MadeFile, runPass, soundPass } from './passes';
import { posterOf, thumbnailsOf } from './pictures';
import { planOf, segmentSeconds, type VideoPlan } from './plan';
import { createProgress } from './progress';

/** Files that are made and not yet sent. */
const mostUnsent = 4;

const say = (message: FromWorker, moved: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer: moved });

let plan: VideoPlan | undefined;
let input: Input | undefined;
let unsent = 0;
let onSent: () => void = () => undefined;

/** Waits until what was made has been sent, so that a slow line holds little in memory. */
async function room(): Promise<void> {
  while (unsent >= mostUnsent)
    await new Promise<void>((resolve) => {
      onSent = resolve;
    });
}

function send(name: string, bytes: ArrayBuffer, ms = 0): void {
  unsent += 1;
  say({ type: 'file', name, bytes, ...(ms > 0 && { duration: ms }) }, [bytes]);
}

async function open(bytes: Blob): Promise<void> {
  input = new Input({ formats: ALL_FORMATS, source: new BlobSource(bytes) });
  const made = await planOf(input, bytes.size);
  if (typeof made === 'string') return say({ type: 'unsupported', reason: made });
  plan = made;
  say({ type: 'planned', plan: { key: made.key, renditions: made.renditions } });
}

/** Segments that the server has from the first on, without a gap. */
function firstSegmentsOf({ files }: Received, name: string): { init: boolean; segments: number } {
  const file = files.find((one) => one.name === name);
  const [from = 0, to = 0] = file?.segments[0] ?? [];
  return { init: file?.init ?? false, segments: from === 1 ? to : 0 };
}

/** Seconds of the pictures that need not be encoded once more. */
function skippedOf(names: readonly string[], received: Received): number {
  const had = names.map((name) => firstSegmentsOf(received, name));
  // The last one may be the short end of the video.
  return had.every(({ init }) => init)
    ? segmentSeconds * Math.max(0, Math.min(...had.map(({ segments }) => segments)) - 1)
    : 0;
}

function isReceived(received: Received, name: string): boolean {
  const [, rendition = '', number = ''] = /^(\w+)-(init|\d+)\.\w+$/.exec(name) ?? [];
  const file = received.files.find((one) => one.name === rendition);
  if (number === 'init') return file?.init ?? false;
  return file?.segments.some(([from = 0, to = 0]) => from <= Number(number) && Number(number) <= to) ?? false;
}

async function make(source: Input, video: VideoPlan, received: Received): Promise<void> {
  const segments: Record<string, number> = {};
  const encoded = video.pictures.filter(({ isCopied }) => !isCopied);
  const copied = video.pictures.filter(({ isCopied }) => isCopied);
  const skipped = skippedOf(
    encoded.map(({ name }) => name),
    received,
  );
  const passes = [
    ...(video.audio ? [{ pass: soundPass, weight: 1 }] : []),
    ...(copied.length > 0 ? [{ pass: copyPass(copied), weight: 1 }] : []),
    ...(encoded.length > 0 ? [{ pass: encodePass(encoded, skipped), weight: 16 }] : []),
  ];
  const progress = createProgress(
    [...passes.map(({ weight }) => weight), 1],
    () => performance.now(),
    (at) => say({ type: 'progressed', ...at }),
  );
  if (!received.poster) send('poster.jpg', await posterOf(video));
  const take = ({ name, bytes, ms }: MadeFile) => {
    const [rendition = '', number = ''] = name.split(/[-.]/);
    if (ms > 0) segments[rendition] = Math.max(segments[rendition] ?? 0, Number(number));
    if (!isReceived(received, name)) send(name, bytes, ms);
  };
  for (const [place, { pass }] of passes.entries())
    await runPass(source, video, pass, {
      take,
      room,
      onTime: (seconds) => progress.report(place, seconds / video.duration),
    });
  const { bytes, thumbnails } = await thumbnailsOf(video, room);
  if (!received.thumbnails) send('thumbnails.jpg', bytes);
  while (unsent > 0)
    await new Promise<void>((resolve) => {
      onSent = resolve;
    });
  say({ type: 'made', segments, thumbnails });
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'sent') {
    unsent -= 1;
    onSent();
    return;
  }
  if (message.type === 'plan') return open(message.bytes);
  if (input && plan) await make(input, plan, message.received);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) =>
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
