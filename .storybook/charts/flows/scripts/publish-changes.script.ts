import { ApiError } from '@haat/machines/failure';
import { publishChangesMachine } from '@haat/machines/publish-changes';
import { script } from '../../script';

const reviewed = {
  version: 3,
  status: 'published',
  hasUnpublishedChanges: true,
  changes: [{ field: 'title', change: 'changed', before: 'Rye', after: 'Bread' }],
  missing: [],
  updatedAt: '2026-11-21T05:12:00Z',
};

export const publishChanges = script({
  machine: publishChangesMachine,
  events: {
    review: { type: 'review' },
    publish: { type: 'publish' },
    setTellBuyers: { type: 'setTellBuyers', on: true },
    discard: { type: 'discard' },
    confirm: { type: 'confirm' },
    history: { type: 'history' },
    restore: { type: 'restore', number: 2 },
    retry: { type: 'retry' },
    close: { type: 'close' },
  },
  answers: {
    prepare: {
      changes: { is: 'ready', reviewed },
      'something cannot be saved': { is: 'unsaved' },
    },
    publish: { done: undefined },
    discard: { done: undefined },
    loadVersions: { 'none yet': [] },
    restore: { done: undefined },
  },
  failures: {
    publish: {
      'changed elsewhere': new ApiError({
        status: 409,
        code: 'version_conflict',
        message: 'It was changed.',
      }),
    },
  },
});
