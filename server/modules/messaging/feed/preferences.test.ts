import type { NotificationChoices } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextDigest } from './digest.rules';
import { type FeedFixture, openFeedFixture, saleOf } from './testing/feed-fixture';

let fixture: FeedFixture;
let people = 0;

beforeAll(async () => {
  fixture = await openFeedFixture();
});
afterAll(() => fixture.close());

/** Signed in by mail, with a mailbox of their own. */
async function someone() {
  const email = `creator-${++people}@example.com`;
  const { token, user } = await fixture.signInByMail(email);
  return { token, id: user.id, email };
}
const choices = async (token: string) =>
  (await fixture.call('GET', '/api/notifications/choices', { token })).json<NotificationChoices>().items;
const choose = (token: string, event: string, payload: object) =>
  fixture.call('PATCH', `/api/notifications/choices/${event}`, { token, payload });
/** Mails that are no codes. */
const newsTo = async (email: string) =>
  (await fixture.mailsTo(email)).filter((text) => !/is your \w+ code/.test(text));

describe('choices', () => {
  it('begin as the platform has it: a sale by text message where there is a phone, by mail where there is none', async () => {
    const byMail = await someone();
    expect((await choices(byMail.token))[0]).toEqual({
      event: 'sale',
      push: true,
      mail: 'each',
      mailLocked: false,
      sms: null,
    });
    const { token } = await fixture.signIn('+919820055001');
    expect((await choices(token))[0]).toMatchObject({ mail: 'off', sms: true });
  });

  it('hold for the event they were made for', async () => {
    const { token } = await someone();
    expect((await choose(token, 'sale', { mail: 'daily' })).statusCode).toBe(200);
    await choose(token, 'sale', { push: false });
    const after = await choices(token);
    expect(after.find(({ event }) => event === 'sale')).toMatchObject({ mail: 'daily', push: false });
    expect(after.find(({ event }) => event === 'plan')).toMatchObject({ mail: 'each', push: true });
  });

  it.each(['refund', 'dispute', 'payout', 'house', 'verification', 'security'])(
    'never turn off the mails about %s, but the push messages',
    async (event) => {
      const { token } = await someone();
      const refused = await choose(token, event, { mail: 'off' });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'mail_locked']);
      const taken = await choose(token, event, { push: false, mail: 'each' });
      const chosen = taken.json<NotificationChoices>().items.find((one) => one.event === event);
      expect(chosen).toMatchObject({ push: false, mail: 'each', mailLocked: true, sms: null });
    },
  );

  it('are refused for what is no event', async () => {
    const { token } = await someone();
    expect((await choose(token, 'weather', { push: false })).statusCode).toBe(404);
    expect((await choose(token, 'sale', {})).statusCode).toBe(400);
  });
});

describe('a sale', () => {
  it('goes by each way that was chosen, and always into the feed', async () => {
    const { token, id, email } = await someone();
    const phone = '+919820055002';
    const messagesFor = async (order: string) => {
      await fixture.tell(saleOf(id, order, { phone, email }));
      const texts = (await fixture.notify.outbox()).filter(({ to }) => to === phone);
      const { items } = (await fixture.call('GET', '/api/notifications', { token })).json();
      return [texts.length, (await newsTo(email)).length, items.length];
    };
    expect(await messagesFor('a')).toEqual([1, 0, 1]);
    await choose(token, 'sale', { mail: 'each', sms: false });
    expect(await messagesFor('b')).toEqual([1, 1, 2]);
    await choose(token, 'sale', { mail: 'off', sms: true });
    expect(await messagesFor('c')).toEqual([2, 1, 3]);
  });
});

describe('the digest', () => {
  it('is of nine in the morning in India', () => {
    const at = (iso: string) => nextDigest(new Date(iso));
    expect(at('2026-01-05T03:29:59Z')).toEqual({ at: new Date('2026-01-05T03:30:00Z'), day: '2026-01-05' });
    expect(at('2026-01-05T03:30:00Z')).toEqual({ at: new Date('2026-01-06T03:30:00Z'), day: '2026-01-06' });
    expect(at('2026-12-31T19:00:00Z')).toEqual({ at: new Date('2027-01-01T03:30:00Z'), day: '2027-01-01' });
  });

  it('names everything since the last one, once, in one mail', async () => {
    const { token, id, email } = await someone();
    await choose(token, 'sale', { mail: 'daily' });
    for (const order of ['d1', 'd2']) {
      await fixture.tell(saleOf(id, order, { email }));
      fixture.deps.clock.advance(1_000);
    }
    fixture.deps.clock.advance(60_000);
    await fixture.tell(saleOf(id, 'd3', { email }));
    expect(await newsTo(email)).toEqual([]);

    const wait = nextDigest(fixture.deps.clock.now()).at.getTime() - fixture.deps.clock.now().getTime();
    fixture.deps.clock.advance(wait - 1);
    await fixture.deps.jobs.drain();
    expect(await newsTo(email)).toEqual([]);
    fixture.deps.clock.advance(1);
    await fixture.deps.jobs.drain();
    const [mail, ...others] = await newsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatch(/^Your shop on \d+ \w+: 3 updates/);
    const places = ['d1', 'd2', 'd3'].map((order) => mail?.indexOf(`You sold Raga notes ${order}`) ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);

    fixture.deps.clock.advance(3 * 24 * 60 * 60 * 1000);
    await fixture.deps.jobs.drain();
    expect(await newsTo(email)).toHaveLength(1);
  });

  it('does not come on a day without news', async () => {
    const { token, email } = await someone();
    await choose(token, 'sale', { mail: 'daily' });
    fixture.deps.clock.advance(2 * 24 * 60 * 60 * 1000);
    await fixture.deps.jobs.drain();
    expect(await newsTo(email)).toEqual([]);
  });
});
