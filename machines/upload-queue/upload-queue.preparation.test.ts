import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MakeEvent, Unprepared } from '../preparation';
import { choose, file, media, start, uploadOf } from '../testing/upload-queue.device';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const film = file('film', { name: 'film.mp4', type: 'video/mp4', purpose: 'video' });
const over: MakeEvent = { type: 'make.done', made: { segments: { '360': 1 } } };

test('a video that is taken stays until it is prepared, and is kept on the device until then', async () => {
  const { actor, calls, looks, views, settle, send, made } = start({ isAccepted: false });
  looks.push(media('ready'));
  await settle();
  actor.send(choose(film));
  await settle();
  expect(views()).toMatchObject([{ is: 'ready', preparation: { is: 'preparing' } }]);
  send('film', 'take');
  made({ type: 'make.progressed', progress: 0.5, secondsLeft: 9 });
  expect(views()).toMatchObject([{ is: 'taken', preparation: { progress: 0.5, secondsLeft: 9 } }]);
  expect(calls.slice(-1)).toEqual(['taken film']);
  made(over);
  await settle();
  expect(calls.slice(-2)).toEqual(['publish film', 'forget film']);
  expect(views()).toEqual([]);
});

test('a video that was prepared before it is taken leaves at once', async () => {
  const { actor, calls, looks, views, settle, send, made } = start({ isAccepted: false });
  looks.push(media('ready'));
  await settle();
  actor.send(choose(film));
  await settle();
  made(over);
  await settle();
  expect(views()).toMatchObject([{ is: 'ready', preparation: null }]);
  send('film', 'take');
  expect(calls.slice(-2)).toEqual(['publish film', 'forget film']);
});

test('a pause stops the preparation, and it begins again with the upload', async () => {
  const { actor, calls, settle, send, views, hold, release } = start({ isAccepted: false });
  hold();
  await settle();
  actor.send(choose(film));
  await settle();
  send('film', 'pause');
  expect(views()).toMatchObject([{ is: 'paused', preparation: null }]);
  send('film', 'resume');
  await settle();
  release();
  await settle();
  expect(calls.filter((call) => call === 'make film')).toHaveLength(2);
});

test('after a reload only the preparation of a taken video goes on', async () => {
  const kept = [{ file: film, isLost: false, taken: uploadOf('film', 600) }];
  const { calls, views, settle, made } = start({ kept, isAccepted: false });
  await settle();
  expect(views()).toMatchObject([{ is: 'taken', preparation: { is: 'preparing' } }]);
  made(over);
  await settle();
  expect(calls).toEqual(['make film', 'publish film', 'forget film']);
});

test('one whose bytes were not kept is prepared when the same file is picked', async () => {
  const kept = [{ file: film, isLost: true, taken: uploadOf('film', 600) }];
  const { calls, views, settle, send, pickOther, pickSame } = start({ kept, isAccepted: false });
  await settle();
  expect(views()).toMatchObject([{ is: 'taken', preparation: { is: 'lost' } }]);
  pickOther();
  send('film', 'file.pick');
  await settle();
  expect(views()).toMatchObject([{ isOther: true, preparation: { is: 'lost' } }]);
  pickSame();
  send('film', 'file.pick');
  await settle();
  expect(views()).toMatchObject([{ isOther: false, preparation: { is: 'preparing' } }]);
  send('film', 'cancel');
  expect(calls).toEqual(['make film', 'forget film']);
});

test('another largest picture begins the preparation again, before and after the video is taken', async () => {
  const { actor, calls, looks, views, settle, send, made, prepareAgain } = start({ isAccepted: false });
  looks.push(media('ready'));
  await settle();
  actor.send(choose(film));
  await settle();
  made(over);
  await settle();
  prepareAgain('film', '1080');
  expect(views()).toMatchObject([{ is: 'ready', preparation: { is: 'preparing', progress: 0 } }]);
  send('film', 'take');
  made({ type: 'make.progressed', progress: 0.5, secondsLeft: 9 });
  prepareAgain('film', '720');
  expect(views()).toMatchObject([{ is: 'taken', preparation: { is: 'preparing', progress: 0 } }]);
  made(over);
  await settle();
  expect(calls.filter((call) => /make|publish|forget/.test(call))).toEqual([
    'make film',
    'publish film',
    'make film with 1080p',
    'make film',
    'publish film',
    'forget film',
  ]);
  expect(views()).toEqual([]);
});

test('a file that the server has is prepared on this device; why it cannot be is told', async () => {
  const { actor, calls, views, settle, made } = start({ isAccepted: false });
  await settle();
  actor.send({
    type: 'file.prepare',
    file: { ...film, maxRendition: '1080' },
    upload: uploadOf('film', 600),
  });
  expect(views()).toMatchObject([{ is: 'taken', contentId: 'film', preparation: { is: 'preparing' } }]);
  made({ type: 'make.failed', error: new Unprepared('unsupported') });
  await settle();
  expect(calls).toEqual(['make film with 1080p', 'tell film unsupported', 'forget film']);
  expect(views()).toEqual([]);
});
