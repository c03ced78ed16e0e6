import { expect, test } from 'vitest';
import { changeKind, publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { buy } from '../testing/sold-files';

setUpPageOnSale();

const day = 86_400_000;
const lessonOf = (id: string, more: object = {}) => ({ id, title: `Lesson ${id}`, text: id, ...more });
const lessons = [lessonOf('a'), ...[1, 2, 3].map((days) => lessonOf(`b${days}`, { opens: { days } }))];
const content = { sections: [{ id: 's1', title: 'One', lessons }] };

/** Days later; at half past ten in India, as when the clock of tests begins. */
async function later(days: number): Promise<void> {
  for (let gone = 0; gone < days * 4; gone++) {
    shop.deps.clock.advance(day / 4);
    await shop.deps.jobs.drain();
  }
}

async function mailsTo(email: string): Promise<string[]> {
  const response = await shop.app.inject({ method: 'GET', url: '/dev/outbox.json' });
  return response
    .json<{ to: string; text: string }[]>()
    .filter(({ to, text }) => to === email && text.includes('/lesson-messages/'))
    .map(({ text }) => text);
}
const pathIn = (text: string, of: string) => new RegExp(`https?://[^/]+(/${of}/\\S+)`).exec(text)?.[1] ?? '';

test('a message leads to the lesson, and whoever is not known there proves their number', async () => {
  const { id } = await publishKind(shop, seller, { kind: 'course', content });
  const email = 'first@example.com';
  const bought = await buy(id, { buyer: { phone: '98765 43210', name: 'Ravi', email } });
  await later(1);
  const [text = ''] = await mailsTo(email);
  const path = pathIn(text, 'learn');
  expect(path).toBe(`/learn/${bought.accessId}/b1?from=link`);
  const opened = await get(path, { cookie: bought.cookie });
  expect(modelOf(opened.body, 'lesson').lesson.lesson.id).toBe('b1');
  const stranger = await get(path);
  expect([stranger.statusCode, modelOf(stranger.body, 'libraryCode').page]).toEqual([200, 'libraryCode']);
  expect(stranger.body).not.toContain('Lesson b1');
  expect((await get(`/learn/${bought.accessId}/b1`)).statusCode).toBe(404);
  // It says no more of what somebody has bought than of what nobody has.
  const unknown = await get('/learn/9fGhJkMn4PqRsTuV?from=link');
  expect(unknown.body).toBe((await get(`/learn/${bought.accessId}?from=link`)).body);
});

test('messages are turned off by their link without signing in, and on again', async () => {
  const { id } = await publishKind(shop, seller, { kind: 'course', content });
  const email = 'second@example.com';
  const { accessId, cookie } = await buy(id, { buyer: { phone: '98765 43211', name: 'Ravi', email } });
  await later(1);
  const [text = ''] = await mailsTo(email);
  const path = pathIn(text, 'lesson-messages');
  // Opening the link changes nothing.
  expect(modelOf((await get(path)).body, 'lessonMessages')).toMatchObject({
    isOn: true,
    title: 'Raga basics',
  });
  expect(modelOf((await get(path)).body, 'lessonMessages').isOn).toBe(true);
  // As a mailbox sends it by itself.
  const stopped = await post(path, { 'List-Unsubscribe': 'One-Click' });
  expect(stopped.statusCode).toBe(303);
  expect(modelOf((await get(path)).body, 'lessonMessages').isOn).toBe(false);
  await later(1);
  expect(await mailsTo(email)).toHaveLength(1);
  const shown = modelOf((await get(`/lesson-messages/${accessId}`, { cookie })).body, 'lessonMessages');
  expect(shown.isOn).toBe(false);
  await post(shown.action, { messages: 'on' });
  await post(shown.action, { messages: 'on' });
  await later(1);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('nobody turns off the messages of others', async () => {
  const { id } = await publishKind(shop, seller, { kind: 'course', content });
  const { accessId, cookie } = await buy(id);
  const other = await buy(id, { buyer: { phone: '98765 43212', name: 'Devi' } });
  const signed = modelOf(
    (await get(`/lesson-messages/${accessId}`, { cookie })).body,
    'lessonMessages',
  ).action;
  const forged = `/lesson-messages/${other.accessId}?${signed.split('?')[1]}`;
  for (const path of [
    forged,
    `/lesson-messages/${accessId}`,
    `/lesson-messages/${accessId}?k=x`,
    '/lesson-messages/x',
  ])
    expect((await get(path)).statusCode, path).toBe(404);
  expect((await get(`/lesson-messages/${accessId}`, { cookie: other.cookie })).statusCode).toBe(404);
  // A browser that holds it sends its form with the signature as well.
  expect((await post(`/lesson-messages/${accessId}`, {}, { cookie })).statusCode).toBe(404);
  expect((await post(forged, {})).statusCode).toBe(404);
  expect(await shop.count('lesson_opt_out', `grant_id in ('${accessId}', '${other.accessId}')`)).toBe(0);
});

test('reminders of a webinar are turned off by their link or from its page; that it was moved is told all the same', async () => {
  const hours = (count: number) =>
    new Date(shop.deps.clock.now().getTime() + count * 3_600_000).toISOString();
  const held = { minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: 'https://meet.example.com/the-room' };
  const webinar = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Kilns, live',
    content: { ...held, startsAt: hours(26) },
  });
  const email = 'third@example.com';
  const { accessId, cookie } = await buy(webinar.id, {
    buyer: { phone: '98765 43213', name: 'Devi', email },
  });
  await shop.deps.jobs.drain();
  await later(0.25);
  const [reminder = ''] = await mailsTo(email);
  const path = pathIn(reminder, 'lesson-messages');
  expect(modelOf((await get(path)).body, 'lessonMessages')).toMatchObject({ isOn: true, isSession: true });
  await post(path, { 'List-Unsubscribe': 'One-Click' });
  const door = modelOf((await get(`/webinar/${accessId}/join`, { cookie })).body, 'liveSession');
  expect(modelOf((await get(door.messagesPath, { cookie })).body, 'lessonMessages').isOn).toBe(false);
  expect((await get(door.messagesPath)).statusCode).toBe(404);
  const { rows } = await shop.deps.database.pool.query<{ count: number }>(
    'select count(*)::int from message where sent_to = $1',
    [email],
  );
  expect(await changeKind(shop, seller, webinar.id, { content: { ...held, startsAt: hours(72) } })).toBe(200);
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(120_000);
  await shop.deps.jobs.drain();
  const told = async () =>
    (
      await shop.deps.database.pool.query<{ text: string }>(
        'select text from message where sent_to = $1 order by at, id offset $2',
        [email, rows[0]?.count ?? 0],
      )
    ).rows.map(({ text }) => text.split('\n')[0]);
  expect(await told()).toEqual([expect.stringMatching(/^New time for Kilns, live/)]);
  await later(3);
  expect(await told()).toHaveLength(1);
});
