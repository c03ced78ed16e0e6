// Makes the renditions of one video: asked for a plan first, then to carry it out.
import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import type { FromWorker, Received, ToWorker } from './messages';
import { copyPass, encodePass, type MadeFile, type Pass, runPass, soundPass } from './passes';
import { posterOf, thumbnailsOf } from './pictures';
import { planOf, type VideoPlan } from './plan';
import { createProgress } from './progress';
import { isReceived, skippedSeconds } from './received';

/** Files that are made and not yet sent. */
const mostUnsent = 4;

const say = (message: FromWorker, moved: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer: moved });

let opened: { input: Input; plan: VideoPlan } | undefined;
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

async function open(bytes: Blob): Promise<void> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(bytes) });
  const plan = await planOf(input, bytes.size);
  if (typeof plan === 'string') return say({ type: 'unsupported', reason: plan });
  opened = { input, plan };
  say({ type: 'planned', plan: { key: plan.key, renditions: plan.renditions } });
}

/** What is done one after the other, and how long each takes beside the others. */
function passesOf({ audio, pictures }: VideoPlan, received: Received): { pass: Pass; weight: number }[] {
  const copied = pictures.filter(({ isCopied }) => isCopied);
  const encoded = pictures.filter(({ isCopied }) => !isCopied);
  const skipped = skippedSeconds(
    received,
    encoded.map(({ name }) => name),
  );
  return [
    ...(audio ? [{ pass: soundPass, weight: 1 }] : []),
    ...(copied.length > 0 ? [{ pass: copyPass(copied), weight: 1 }] : []),
    ...(encoded.length > 0 ? [{ pass: encodePass(encoded, skipped), weight: 16 }] : []),
  ];
}

async function make(input: Input, plan: VideoPlan, received: Received): Promise<void> {
  const segments: Record<string, number> = {};
  const passes = passesOf(plan, received);
  const progress = createProgress(
    // The last part are the thumbnails.
    [...passes.map(({ weight }) => weight), 1],
    () => performance.now(),
    (at) => say({ type: 'progressed', ...at }),
  );
  const take = ({ name, bytes, ms }: MadeFile) => {
    const [rendition = '', number = ''] = name.split(/[-.]/);
    if (ms > 0) segments[rendition] = Math.max(segments[rendition] ?? 0, Number(number));
    if (!isReceived(received, name)) send(name, bytes, ms);
  };
  if (!received.poster) send('poster.jpg', await posterOf(plan));
  for (const [place, { pass }] of passes.entries())
    await runPass(input, plan, pass, {
      take,
      room,
      onTime: (seconds) => progress.report(place, seconds / plan.duration),
    });
  const { bytes, thumbnails } = await thumbnailsOf(plan, room);
  if (!received.thumbnails) send('thumbnails.jpg', bytes);
  await room(0);
  say({ type: 'made', segments, thumbnails });
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'plan') return open(message.bytes);
  if (message.type === 'make') return opened && make(opened.input, opened.plan, message.received);
  unsent -= 1;
  onSent();
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) =>
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
