import type { Product, PublicProduct, PublicWebinar } from '@haat/openapi';
import { expect, it } from 'vitest';
import { make, patch, post, publish, publishChanged, setUpCatalog, test } from '../testing/catalog.setup';
import { contents } from './testing/contents';

setUpCatalog();

const { webinar: content } = contents;
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(test.deps.clock.now().getTime() + hours * hourMs).toISOString();

async function shownOf(id: string): Promise<{ closed?: string; content: PublicWebinar }> {
  test.catalog.forget(id);
  const shown = (await test.call('GET', `/api/public/products/${id}`)).json<PublicProduct>();
  return { ...shown, content: shown.content as unknown as PublicWebinar };
}

it('begins later than it is published, whatever zone the hour was written in', async () => {
  const past = await make({ kind: 'webinar', content: { ...content, startsAt: inHours(-1) } });
  expect(past.missing).toEqual([
    { field: 'content.startsAt', message: 'This time has passed. Choose a time in the future.' },
  ]);
  const startsAt = '2026-03-01T18:30:00.000+05:30';
  const { content: stored } = await make({ kind: 'webinar', content: { ...content, startsAt } });
  expect(stored).toMatchObject({ startsAt: '2026-03-01T13:00:00.000Z' });
});

it('cannot begin in a leap second', async () => {
  const { id } = await make({ kind: 'webinar', content });
  const answer = await patch(id, { content: { ...content, startsAt: '2027-06-30T23:59:60Z' } });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { 'content.startsAt': 'This format is not valid' },
  ]);
});

it('is closed once it has started, and sells its recording as soon as there is one', async () => {
  const startsAt = inHours(2);
  const { id } = await publish({ kind: 'webinar', content: { ...content, startsAt } });
  expect(await shownOf(id)).toMatchObject({ content: { startsAt, seats: 10, seatsLeft: 10 } });
  test.deps.clock.advance(2 * hourMs);
  const started = await shownOf(id);
  expect(started.closed).toContain('has started');
  expect(started.content.isRecording).toBeUndefined();
  // What is over can still be described better, and is not moved into the past.
  const described = await publishChanged(id, { title: 'Last week', content: { ...content, startsAt } });
  expect(described.statusCode).toBe(200);
  const rescheduled = await publishChanged(id, { content: { ...content, startsAt: inHours(-5) } });
  expect(rescheduled.json().fields).toEqual({
    'content.startsAt': 'This time has passed. Choose a time in the future.',
  });
  const recordingUrl = 'https://example.in/sesame-recording';
  const recorded = await publishChanged(id, { content: { ...content, startsAt, recordingUrl } });
  expect(recorded.json<Product>().missing).toEqual([]);
  const goingOn = await shownOf(id);
  expect([goingOn.closed, goingOn.content.isRecording]).toEqual([undefined, undefined]);
  test.deps.clock.advance(2 * hourMs);
  const shown = await shownOf(id);
  expect(shown.closed).toBeUndefined();
  expect(shown.content).toMatchObject({ isRecording: true, seatsLeft: null });
  expect(JSON.stringify([goingOn, shown])).not.toContain('sesame');
});

it('is live with its seats until the end, though its recording was set beforehand', async () => {
  const recordingUrl = 'https://example.in/sesame-recording';
  const first = { ...content, startsAt: inHours(2), minutes: 60, recordingUrl };
  const last = { id: 's2', startsAt: inHours(26), minutes: 60 };
  const ids: string[] = [];
  for (const more of [{}, { moreSessions: [last] }])
    ids.push((await publish({ kind: 'webinar', content: { ...first, ...more } })).id);
  const all = async () =>
    (await Promise.all(ids.map(shownOf))).map(
      ({ closed, content: { hasBegun, isRecording, seatsLeft } }) => ({
        closed,
        hasBegun,
        isRecording,
        seatsLeft,
      }),
    );
  const before = { seatsLeft: 10 };
  const goingOn = { hasBegun: true, seatsLeft: 10 };
  const over = { isRecording: true, seatsLeft: null };
  test.deps.clock.advance(2 * hourMs - 1);
  expect(await all()).toEqual([before, before]);
  test.deps.clock.advance(1);
  expect(await all()).toEqual([goingOn, goingOn]);
  test.deps.clock.advance(hourMs);
  expect(await all()).toEqual([over, goingOn]);
  // In the last session.
  test.deps.clock.advance(24 * hourMs - 1);
  expect(await all()).toEqual([over, goingOn]);
  test.deps.clock.advance(1);
  expect(await all()).toEqual([over, over]);
});

it('is shown paused as long as it has a date', async () => {
  const { id } = await publish({ kind: 'webinar', content });
  await post(`/api/products/${id}/pause`);
  expect((await shownOf(id)).content.minutes).toBe(90);
  await publishChanged(id, { content: { title: undefined } });
  test.catalog.forget(id);
  expect((await test.call('GET', `/api/public/products/${id}`)).statusCode).toBe(404);
});

it('takes a link to a room that guests get into', async () => {
  const { id } = await publish({ kind: 'webinar', content });
  const link = async (joinUrl: string) => {
    const answer = await patch(id, { content: { ...content, joinUrl } });
    return [answer.statusCode, answer.json().fields?.['content.joinUrl'] ?? null];
  };
  expect(await link('https://zoom.us/s/81234567890')).toEqual([
    422,
    'This link starts the meeting as its host. Copy the invitation link from Zoom instead.',
  ]);
  expect(await link('https://meet.google.com/new')).toEqual([422, expect.stringContaining('another room')]);
  expect(await link('https://zoom.us/j/81234567890')).toEqual([200, null]);
});

it('sells one seat for a series, until its first session starts, and from then on with its recordings', async () => {
  const later = (days: number, id: string) => ({ id, startsAt: inHours(2 + days * 24), minutes: 45 });
  const series = {
    ...content,
    startsAt: inHours(2),
    minutes: 60,
    moreSessions: [later(14, 's3'), later(7, 's2')],
  };
  const { id } = await publish({ kind: 'webinar', content: series });
  const sessions = [
    { id: '', startsAt: series.startsAt, minutes: 60 },
    series.moreSessions[1],
    series.moreSessions[0],
  ];
  expect((await shownOf(id)).content).toMatchObject({ startsAt: series.startsAt, seatsLeft: 10, sessions });
  test.deps.clock.advance(4 * hourMs);
  expect((await shownOf(id)).closed).toContain('has started');
  const recordingUrl = 'https://example.in/sesame-recording';
  expect((await publishChanged(id, { content: { ...series, recordingUrl } })).statusCode).toBe(200);
  const goingOn = await shownOf(id);
  expect(goingOn.closed).toBeUndefined();
  expect(goingOn.content).toMatchObject({
    startsAt: series.moreSessions[1]?.startsAt,
    minutes: 45,
    seatsLeft: 10,
  });
  expect(goingOn.content.isRecording).toBeUndefined();
  expect(JSON.stringify(goingOn)).not.toContain('sesame');
  test.deps.clock.advance(15 * 24 * hourMs);
  expect((await shownOf(id)).content).toMatchObject({ isRecording: true, seatsLeft: null });
});

it('refuses sessions of a series that come before the first, or under one id', async () => {
  const startsAt = inHours(2);
  const early = { id: 's2', startsAt: inHours(1), minutes: 60 };
  const draft = await make({ kind: 'webinar', content: { ...content, startsAt, moreSessions: [early] } });
  expect(draft.missing).toEqual([
    {
      field: 'content.moreSessions.s2.startsAt',
      message: 'This is before the first session ends. Choose a later time.',
    },
  ]);
  const twice = await patch(draft.id, { content: { ...content, startsAt, moreSessions: [early, early] } });
  expect([twice.statusCode, twice.json().fields]).toEqual([
    422,
    { 'content.moreSessions': 'Every session needs an id of its own' },
  ]);
});
