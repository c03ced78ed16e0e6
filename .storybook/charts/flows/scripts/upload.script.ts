import { ApiError } from '@haat/machines/failure';
import { uploadMachine } from '@haat/machines/upload';
import { script } from '../../script';

const size = 600_000;
const file = (key: string, type = 'image/jpeg') => ({ key, name: `${key}.jpg`, size, type });
const upload = (offset: number) => ({
  id: 'upload',
  size,
  offset,
  pieceSize: 262_144,
  expiresAt: '2026-11-23T05:12:00Z',
});
const answers = { 'a part is there': upload(262_144), 'all of it is there': upload(size) };
const refused = {
  refused: new ApiError({ status: 422, message: 'This file is not a picture we can read.' }),
};

export const uploading = script({
  machine: uploadMachine,
  input: { types: ['image/jpeg'], maxBytes: 10_000_000 },
  events: {
    'files.choose: two pictures': { type: 'files.choose', files: [file('loaf'), file('crumb')] },
    'files.choose: a document': { type: 'files.choose', files: [file('bill', 'application/pdf')] },
    cancel: { type: 'cancel' },
    retry: { type: 'retry' },
    'connection.back': { type: 'connection.back' },
  },
  answers: {
    readKept: { nothing: [], 'one was left behind': [file('left')] },
    begin: answers,
    sendPiece: answers,
    makePicture: {
      'the picture': {
        id: 'picture',
        width: 1,
        height: 1,
        alt: '',
        src: '',
        avif: '',
        webp: '',
      },
    },
  },
  failures: {
    begin: refused,
    sendPiece: {
      ...refused,
      'the end is elsewhere': new ApiError({ status: 409, message: 'It ends elsewhere.' }),
    },
    makePicture: refused,
  },
});
