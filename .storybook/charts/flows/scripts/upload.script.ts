import { ApiError } from '@haat/machines/failure';
import { uploadMachine } from '@haat/machines/upload';
import { createActor, fromCallback } from 'xstate';
import { script } from '../../script';

const size = 600_000;
const file = {
  key: 'recipes',
  name: 'recipes.pdf',
  size,
  type: 'application/pdf',
  purpose: 'file',
  target: '',
} as const;
const received = (offset: number, at: number) => ({
  at,
  upload: { id: 'upload', size, offset, pieceSize: 8_388_608, expiresAt: '2026-11-23T05:12:00Z' },
});
const answers = { 'a part is there': received(262_144, 1_000), 'all of it is there': received(size, 2_000) };
const refused = { refused: new ApiError({ status: 409, message: 'Your storage is full.' }) };
const elsewhere = {
  'the end is elsewhere': new ApiError({ status: 409, code: 'wrong_offset', message: 'It ends elsewhere.' }),
};
const media = <Status extends 'ready' | 'preparing' | 'refused'>(status: Status) => ({
  mediaId: 'media',
  purpose: 'file',
  name: file.name,
  type: file.type,
  size,
  status,
  createdAt: '2026-11-23T05:12:00Z',
  usedBy: [],
});

const played = {
  machine: uploadMachine,
  events: {
    start: { type: 'start' },
    pause: { type: 'pause' },
    resume: { type: 'resume' },
    retry: { type: 'retry' },
    cancel: { type: 'cancel' },
    take: { type: 'take' },
    'file.pick': { type: 'file.pick' },
    'connection.back': { type: 'connection.back' },
    'prepare: 1080p': { type: 'prepare', maxRendition: '1080' },
    'preparation.reported: preparing': {
      type: 'preparation.reported',
      is: 'preparing',
      progress: 0.4,
      secondsLeft: 90,
    },
    'the preparation is over': { type: 'xstate.done.actor.preparation' },
  },
  answers: {
    begin: answers,
    sendPiece: answers,
    finish: { ready: { media: media('ready') }, 'still checked': { media: media('preparing') } },
    readMedia: { ready: media('ready'), 'still checked': media('preparing'), refused: media('refused') },
    compare: { 'the same file': true, 'another file': false },
    recognise: { 'the same file': true, 'another file': false },
  },
  failures: {
    begin: refused,
    sendPiece: { ...refused, ...elsewhere },
    finish: { ...refused, ...elsewhere },
    readMedia: refused,
  },
} as const;
const queue = createActor(fromCallback(() => undefined));

export const uploading = script({ ...played, input: { file, queue } });
/** It is prepared for slow networks beside its upload. */
export const preparing = script({
  ...played,
  input: { file: { ...file, name: 'recipes.mp4', purpose: 'video' }, queue },
});
/** It was larger than what a device keeps, and the page was left. */
export const lostUpload = script({ ...played, input: { file, queue, isLost: true } });
