import type { ImageSources, MediaFile, Upload } from '@haat/openapi';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { ApiError } from '../failure';
import { walk } from '../testing';
import { uploadMachine } from '.';

const file = {
  key: 'one',
  name: 'one.pdf',
  size: 600,
  type: 'application/pdf',
  purpose: 'file',
  target: '',
} as const;
const film = { ...file, name: 'one.mp4', type: 'video/mp4', purpose: 'video' } as const;
const received = (offset: number) => ({
  at: offset,
  upload: {
    id: 'upload-1',
    size: 600,
    offset,
    pieceSize: 300,
    expiresAt: '2026-11-23T05:12:00Z',
  } satisfies Upload,
});
const refused = (status: number, code?: string) =>
  new ApiError({ status, code, message: 'It cannot be taken' });
const media = (status: MediaFile['status']) => ({ mediaId: 'media', status }) as MediaFile;
const events = [
  ...['start', 'pause', 'resume', 'retry', 'cancel', 'file.pick', 'take', 'connection.back'].map((type) => ({
    type,
  })),
  ...(['preparing', 'lost', 'failed'] as const).map((is) => ({
    type: 'preparation.reported',
    is,
    progress: 0.5,
    secondsLeft: 9,
  })),
  { type: 'prepare', maxRendition: '1080' },
  { type: 'xstate.done.actor.preparation' },
  { type: 'xstate.after.nextTry.upload.transferring.waiting' },
  { type: 'xstate.after.nextLook.upload.preparing.resting' },
  { type: 'xstate.done.actor.recognise', output: true },
  { type: 'xstate.done.actor.recognise', output: false },
  { type: 'xstate.error.actor.recognise', error: new Error('It cannot be read') },
  { type: 'xstate.done.actor.compare', output: true },
  { type: 'xstate.done.actor.compare', output: false },
  { type: 'xstate.error.actor.compare', error: new Error('It cannot be read') },
  ...['begin', 'sendPiece'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: received(300) },
    { type: `xstate.done.actor.${port}`, output: received(600) },
  ]),
  { type: 'xstate.done.actor.finish', output: { picture: { id: 'picture' } as ImageSources } },
  ...(['preparing', 'ready', 'refused'] as const).flatMap((status) => [
    { type: 'xstate.done.actor.finish', output: { media: media(status) } },
    { type: 'xstate.done.actor.readMedia', output: media(status) },
  ]),
  ...['begin', 'sendPiece', 'finish', 'readMedia'].flatMap((port) => [
    { type: `xstate.error.actor.${port}`, error: new TypeError('Failed to fetch') },
    { type: `xstate.error.actor.${port}`, error: refused(422) },
    { type: `xstate.error.actor.${port}`, error: refused(404) },
    { type: `xstate.error.actor.${port}`, error: refused(410) },
  ]),
];

it('leaves no transition of an upload unwalked', () => {
  const nothing = () => undefined;
  const queue = createActor(fromCallback(nothing));
  const { paths, transitions, unwalked } = walk({
    machine: uploadMachine.provide({
      actions: { forgetFile: nothing, giveUp: nothing, rememberTaken: nothing },
    }),
    inputs: [
      { file, queue },
      { file, queue, isLost: true },
      { file: film, queue },
      { file: film, queue, isLost: true, taken: received(600).upload },
    ],
    events,
    facet: ({ isLost, finished, preparation }) => [isLost, finished !== null, preparation?.is ?? null],
  });
  console.info(`upload: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
