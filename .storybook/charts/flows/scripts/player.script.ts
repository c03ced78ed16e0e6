import { ApiError } from '@haat/machines/failure';
import { playerMachine } from '@haat/machines/player';
import { script } from '../../script';

const refused = {
  'two other devices play': new ApiError({ status: 409, message: 'It plays on two other devices.' }),
  'the access has ended': new ApiError({ status: 404, message: 'There is none.' }),
};

export const playing = script({
  machine: playerMachine,
  input: { quality: 'auto' },
  events: {
    play: { type: 'play' },
    pause: { type: 'pause' },
    retry: { type: 'retry' },
    'quality.choose: 360': { type: 'quality.choose', quality: '360' },
    'page.hidden': { type: 'page.hidden' },
    'media.playing': { type: 'media.playing' },
    'media.paused': { type: 'media.paused' },
    'media.waiting': { type: 'media.waiting' },
    'media.ended': { type: 'media.ended' },
    'media.sought': { type: 'media.sought' },
    'media.failed': { type: 'media.failed' },
    'connection.lost': { type: 'connection.lost' },
    'connection.back': { type: 'connection.back' },
  },
  ownEvents: ['access.refused'],
  answers: {
    examine: {
      'the access has ended': 'ended',
      'not reached': 'unreachable',
      'a foreign format': 'unsupported',
    },
    report: { noted: undefined },
  },
  failures: { report: refused },
});
