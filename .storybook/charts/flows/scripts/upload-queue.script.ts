import { uploadQueueMachine } from '@haat/machines/upload-queue';
import { script } from '../../script';

const file = (key: string, type = 'image/jpeg') => ({
  key,
  name: `${key}.jpg`,
  size: 600_000,
  type,
  purpose: 'picture' as const,
  target: '',
});

export const uploadQueue = script({
  machine: uploadQueueMachine,
  input: { parallel: 1, accept: { types: ['image/jpeg'], maxBytes: 10_000_000 } },
  events: {
    'files.choose: two pictures': { type: 'files.choose', files: [file('loaf'), file('crumb')] },
    'files.choose: a document': { type: 'files.choose', files: [file('bill', 'application/pdf')] },
    'upload.reported: loaf waits': { type: 'upload.reported', key: 'loaf', is: 'queued' },
    'upload.reported: loaf is over': { type: 'upload.reported', key: 'loaf', is: 'over' },
    'file.prepare: film': {
      type: 'file.prepare',
      file: { ...file('film', 'video/mp4'), purpose: 'video' },
      upload: {
        id: 'upload',
        size: 600_000,
        offset: 600_000,
        pieceSize: 8_388_608,
        expiresAt: '2026-11-23T05:12:00Z',
      },
    },
    cancelAll: { type: 'cancelAll' },
    'connection.back': { type: 'connection.back' },
  },
  answers: {
    readKept: { nothing: [], 'one was left behind': [{ file: file('left'), isLost: false }] },
  },
});
