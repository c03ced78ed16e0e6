import { expect, it } from 'vitest';
import { ApiError } from '../failure';
import { walk } from '../testing';
import { type PublishChangesEvent, publishChangesMachine } from '.';

const reviewed = {
  version: 3,
  status: 'published',
  hasUnpublishedChanges: true,
  changes: [],
  missing: [],
  sold: 3,
  newLessons: 2,
  updatedAt: '2026-11-21T05:12:00Z',
} as const;
const conflict = new ApiError({ status: 409, code: 'version_conflict', message: 'It was changed.' });
const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown = new TypeError('Failed to fetch')) => ({
  type: `xstate.error.actor.${id}`,
  error,
});

const tell: PublishChangesEvent = { type: 'setTellBuyers', tellBuyers: true };
const restore: PublishChangesEvent = { type: 'restore', number: 2 };

it('leaves no transition of publishing changes unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: publishChangesMachine.provide({
      actions: {
        tellPublished: () => undefined,
        tellDiscarded: () => undefined,
        tellRestored: () => undefined,
        tellUnsaved: () => undefined,
      },
    }),
    events: [
      ...['review', 'publish', 'discard', 'confirm', 'history', 'retry', 'close'].map((type) => ({ type })),
      restore,
      tell,
      done('prepare', { is: 'ready', reviewed }),
      done('prepare', { is: 'unsaved' }),
      failed('prepare'),
      done('publish'),
      failed('publish'),
      failed('publish', conflict),
      done('discard'),
      failed('discard'),
      done('loadVersions', []),
      failed('loadVersions'),
      done('restore'),
      failed('restore'),
    ],
    facet: ({ reviewed: known }) => known !== null,
  });
  console.info(`publishChanges: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});
