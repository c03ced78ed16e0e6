import { ApiError } from '@haat/machines/failure';
import { preparationMachine, Unprepared } from '@haat/machines/preparation';
import { createActor, fromCallback } from 'xstate';
import { script } from '../../script';

const file = { key: 'recipes', contentId: 'upload', purpose: 'video' as const, maxRendition: '720' as const };
const upload = createActor(fromCallback(() => undefined));
const refused = { refused: new ApiError({ status: 422, message: 'It is too long.' }) };

const played = {
  machine: preparationMachine,
  events: {
    'upload.stored': { type: 'upload.stored' },
    'file.pick': { type: 'file.pick' },
    'connection.back': { type: 'connection.back' },
    'make.progressed': { type: 'make.progressed', progress: 0.4, secondsLeft: 90 },
    'make.done': { type: 'make.done', made: { segments: { '360': 15, audio: 15 } } },
    'make.failed: no answer': { type: 'make.failed', error: new TypeError('Failed to fetch') },
    'make.failed: this browser cannot': { type: 'make.failed', error: new Unprepared('unsupported') },
    'make.failed: not on this device': {
      type: 'make.failed',
      error: new ApiError({ status: 410, message: 'It is no longer on this device.' }),
    },
  },
  answers: { publish: { served: undefined }, tellFailure: { noted: undefined } },
  failures: {
    tellFailure: { 'no answer': new TypeError('Failed to fetch') },
    publish: {
      ...refused,
      'still checked': new ApiError({ status: 409, code: 'upload_unfinished', message: 'Not complete.' }),
    },
  },
} as const;

export const preparing = script({ ...played, input: { file, upload } });
/** The page was left, and the device has not kept its bytes. */
export const lostPreparation = script({
  ...played,
  input: { file, upload, isStored: true, isLost: true },
});
