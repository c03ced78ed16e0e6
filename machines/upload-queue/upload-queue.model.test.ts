import { expect, it } from 'vitest';
import { walk } from '../testing';
import { uploadQueueMachine } from '.';

const file = (key: string, type = 'image/png') => ({
  key,
  name: `${key}.png`,
  size: 600,
  type,
  purpose: 'picture' as const,
  target: '',
});
const events = [
  { type: 'files.choose', files: [file('one'), file('two')] },
  { type: 'files.choose', files: [file('other', 'application/pdf')] },
  {
    type: 'file.prepare',
    file: { ...file('film'), purpose: 'video' },
    upload: { id: 'film', size: 600, offset: 600, pieceSize: 600, expiresAt: '2026-11-23T05:12:00Z' },
  },
  { type: 'cancelAll' },
  { type: 'connection.back' },
  { type: 'upload.reported', key: 'one', is: 'queued' },
  { type: 'upload.reported', key: 'one', is: 'resting' },
  { type: 'upload.reported', key: 'one', is: 'over' },
  { type: 'xstate.done.actor.readKept', output: [] },
  { type: 'xstate.done.actor.readKept', output: [{ file: file('kept'), isLost: false }] },
  { type: 'xstate.error.actor.readKept', error: new Error('No storage') },
];

it('leaves no transition of the queue of uploads unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: uploadQueueMachine,
    inputs: [{ parallel: 1, accept: { types: ['image/png'], maxBytes: 1_000 } }],
    events,
    facet: ({ uploads }) => uploads.map(({ key, is }) => `${key} ${is}`),
  });
  console.info(`upload-queue: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
