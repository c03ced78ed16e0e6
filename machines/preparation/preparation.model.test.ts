import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { ApiError } from '../failure';
import { walk } from '../testing';
import { preparationMachine, Unprepared } from '.';

const made = { segments: { '360': 3 } };
const refused = (status: number, code?: string) =>
  new ApiError({ status, code, message: 'It cannot be taken' });
const errors = [
  new TypeError('Failed to fetch'),
  refused(422),
  refused(410),
  refused(409, 'upload_unfinished'),
  new Unprepared('unsupported'),
];
const events = [
  ...['upload.stored', 'file.pick', 'connection.back'].map((type) => ({ type })),
  { type: 'make.progressed', progress: 0.5, secondsLeft: 9 },
  { type: 'make.done', made },
  ...errors.map((error) => ({ type: 'make.failed', error })),
  ...['publish', 'tellFailure'].flatMap((port) => [
    { type: `xstate.done.actor.${port}`, output: undefined },
    ...errors.map((error) => ({ type: `xstate.error.actor.${port}`, error })),
  ]),
  { type: 'xstate.after.nextTry.preparation.waiting' },
  { type: 'xstate.after.nextTry.preparation.unpublished' },
  { type: 'xstate.after.nextTry.preparation.untold' },
];

it('leaves no transition of a preparation unwalked', () => {
  const upload = createActor(fromCallback(() => undefined));
  const file = { key: 'one', contentId: 'content', purpose: 'video' as const, maxRendition: '720' as const };
  const { paths, transitions, unwalked } = walk({
    machine: preparationMachine,
    inputs: [
      { file, upload },
      { file, upload, isStored: true, isLost: true },
    ],
    events,
    facet: ({ isStored, isLost, made: result, reason }) => [
      isStored,
      isLost,
      result !== null,
      reason !== null,
    ],
  });
  console.info(`preparation: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
