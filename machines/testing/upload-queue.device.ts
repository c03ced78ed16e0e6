// A device and a server for the queue of uploads, as tests move them.
import type { ImageSources, MediaFile, Upload } from '@haat/openapi';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type MakeEvent, preparationMachine } from '../preparation';
import { type ChosenFile, type Received, type UploadTarget, uploadMachine } from '../upload';
import { type KeptUpload, selectUploads, uploadQueueMachine } from '../upload-queue';

export const file = (key: string, changes: Partial<ChosenFile> = {}): ChosenFile => ({
  key,
  name: `${key}.png`,
  size: 600,
  type: 'image/png',
  purpose: 'picture',
  target: 'cover',
  ...changes,
});
export const uploadOf = (key: string, offset: number): Upload => ({
  id: key,
  size: 600,
  offset,
  pieceSize: 300,
  expiresAt: '2026-11-23T05:12:00Z',
});
export const media = (status: MediaFile['status'], reason?: string) =>
  ({ mediaId: 'media', status, ...(reason && { reason }) }) as MediaFile;

interface Around {
  kept?: readonly KeptUpload[];
  parallel?: number;
  isAccepted?: boolean;
}

/** A device and a server that keeps what arrives; `trouble` answers a call of that name once instead of it. */
export function start({ kept = [], parallel = 1, isAccepted = true }: Around = {}) {
  const here = new Map<string, number>();
  const calls: string[] = [];
  const trouble: [what: string, error: Error][] = [];
  const looks: MediaFile[] = [];
  let now = 0;
  let isSame = true;
  let isHeld = false;
  const held: (() => void)[] = [];
  let tell: (event: { type: 'connection.back' }) => void = () => undefined;
  const log = <T>(what: string, answer: () => T): T => {
    calls.push(what);
    const place = trouble.findIndex(([name]) => name === what);
    const [troubled] = place < 0 ? [] : trouble.splice(place, 1);
    if (troubled) throw troubled[1];
    return answer();
  };
  const passed = (ms: number) => {
    now += ms;
    return now;
  };
  let made: (event: MakeEvent) => void = () => undefined;
  const preparation = preparationMachine.provide({
    actors: {
      make: fromCallback(({ input, sendBack }) => {
        calls.push(`make ${input.contentId}${input.maxRendition === '1080' ? ' with 1080p' : ''}`);
        made = sendBack;
      }),
      publish: fromPromise(async ({ input }) => log(`publish ${input.contentId}`, () => undefined)),
      tellFailure: fromPromise(async ({ input }) =>
        log(`tell ${input.contentId} ${input.reason}`, () => undefined),
      ),
    },
  });
  const upload = uploadMachine.provide({
    actors: {
      preparation,
      begin: fromPromise<Received, ChosenFile>(async ({ input: { key } }) =>
        log(`begin ${key}`, () => ({ at: passed(0), upload: uploadOf(key, here.get(key) ?? 0) })),
      ),
      sendPiece: fromPromise<Received, UploadTarget & { bytes: number }>(
        async ({ input: { upload: at } }) => {
          if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
          return log(`send ${at.id} from ${at.offset}`, () => {
            here.set(at.id, at.offset + at.pieceSize);
            return { at: passed(1_000), upload: uploadOf(at.id, at.offset + at.pieceSize) };
          });
        },
      ),
      finish: fromPromise(async ({ input }) =>
        log(`finish ${input.file.key}`, () => {
          const look = looks.shift();
          return look ? { media: look } : { picture: { id: input.file.key } as ImageSources };
        }),
      ),
      readMedia: fromPromise(async () => log('look', () => looks.shift() ?? media('ready'))),
      recognise: fromPromise(async () => isSame),
    },
    actions: {
      forgetFile: (_, key) => void calls.push(`forget ${key}`),
      rememberTaken: (_, { key }) => void calls.push(`taken ${key}`),
      giveUp: (_, { upload: at }) => void calls.push(`give up ${at?.id ?? 'nothing'}`),
    },
  });
  const actor = createActor(
    uploadQueueMachine.provide({
      actors: {
        upload,
        readKept: fromPromise<readonly KeptUpload[]>(async () => kept),
        watchConnection: fromCallback(({ sendBack }) => {
          tell = sendBack;
        }),
      },
    }),
    { input: { parallel, ...(isAccepted && { accept: { types: ['image/png'], maxBytes: 1_000 } }) } },
  ).start();
  return {
    actor,
    calls,
    trouble,
    here,
    looks,
    views: () => selectUploads(actor.getSnapshot()),
    send: (key: string, type: 'pause' | 'resume' | 'retry' | 'cancel' | 'take' | 'file.pick') =>
      actor
        .getSnapshot()
        .context.uploads.find((one) => one.key === key)
        ?.ref.send({ type }),
    prepareAgain: (key: string, maxRendition: '720' | '1080') =>
      actor
        .getSnapshot()
        .context.uploads.find((one) => one.key === key)
        ?.ref.send({ type: 'prepare', maxRendition }),
    settle: () => vi.advanceTimersByTimeAsync(0),
    made: (event: MakeEvent) => made(event),
    comeBack: () => tell({ type: 'connection.back' }),
    pickOther: () => {
      isSame = false;
    },
    pickSame: () => {
      isSame = true;
    },
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
  };
}
export const choose = (...files: ChosenFile[]) => ({ type: 'files.choose' as const, files });
export const whole = (key: string) => [
  `begin ${key}`,
  `send ${key} from 0`,
  `send ${key} from 300`,
  `finish ${key}`,
];
