import { autosaveMachine } from '@haat/machines/autosave';
import { ApiError } from '@haat/machines/failure';
import { script } from '../../script';

export const autosave = script({
  machine: autosaveMachine,
  input: { savedAt: null },
  events: {
    change: { type: 'change' },
    flush: { type: 'flush' },
    'connection.back': { type: 'connection.back' },
    'conflict.keepMine': { type: 'conflict.keepMine' },
    'conflict.takeTheirs': { type: 'conflict.takeTheirs' },
  },
  answers: {
    send: {
      sent: { is: 'sent', at: new Date('2026-11-21T05:12:00Z') },
      'not ready': { is: 'unready' },
      'changed elsewhere': { is: 'conflict' },
    },
  },
  failures: {
    send: { refused: new ApiError({ status: 422, message: 'It has to stay complete' }) },
  },
});
