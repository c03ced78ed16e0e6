import type { ImageSources, Upload } from '@haat/openapi';
import { expect, it } from 'vitest';
import { ApiError } from '../failure';
import { walk } from '../testing';
import { uploadMachine } from '.';

const file = (key: string, type = 'image/png') => ({ key, name: `${key}.png`, size: 600, type });
const upload = (offset: number): Upload => ({
  id: 'upload-1',
  size: 600,
  offset,
  pieceSize: 300,
  expiresAt: '2026-11-23T05:12:00Z',
});
const refused = (status: number) => new ApiError({ status, message: 'It cannot be taken' });
const events = [
  { type: 'files.choose', files: [file('one'), file('two')] },
  { type: 'files.choose', files: [file('other', 'application/pdf')] },
  { type: 'cancel' },
  { type: 'retry' },
  { type: 'connection.back' },
  { type: 'xstate.after.nextTry.upload.sending.offline' },
  { type: 'xstate.done.actor.readKept', output: [] },
  { type: 'xstate.done.actor.readKept', output: [file('kept')] },
  { type: 'xstate.error.actor.readKept', error: new Error('No storage') },
  ...['begin', 'sendPiece'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: upload(300) },
    { type: `xstate.done.actor.${port}`, output: upload(600) },
  ]),
  { type: 'xstate.done.actor.makePicture', output: { id: 'picture' } as ImageSources },
  ...['begin', 'sendPiece', 'makePicture'].flatMap((port) => [
    { type: `xstate.error.actor.${port}`, error: new TypeError('Failed to fetch') },
    { type: `xstate.error.actor.${port}`, error: refused(422) },
    { type: `xstate.error.actor.${port}`, error: refused(404) },
  ]),
];

it('leaves no transition of an upload unwalked', () => {
  const nothing = () => undefined;
  const { paths, transitions, unwalked } = walk({
    machine: uploadMachine.provide({
      actions: { takePicture: nothing, forgetFile: nothing, giveUp: nothing },
    }),
    inputs: [{ types: ['image/png'], maxBytes: 1_000 }],
    events,
    facet: ({ queue }) => queue.length,
  });
  console.info(`upload: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
