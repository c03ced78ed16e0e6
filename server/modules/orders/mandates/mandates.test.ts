import { describe, expect, it } from 'vitest';
import { agreed, day, fixture, hour, setUpMandates, tx } from './testing/mandates.setup';

setUpMandates();

describe('a proposal', () => {
  it('is answered again while it is new and asks for the same', async () => {
    const id = await fixture.propose(1);
    expect(await fixture.propose(1)).toBe(id);
    const dearer = await fixture.propose(1, 999_00);
    expect(dearer).not.toBe(id);
    await fixture.later(31);
    expect(await fixture.propose(1, 999_00)).not.toBe(dearer);
  });

  it('shows where its buyer agrees until it is agreed to', async () => {
    const id = await fixture.propose(1);
    expect(await fixture.mandates.start(id)).toEqual({ kind: 'redirect', url: `/bank/session_${id}` });
    expect(await fixture.mandates.show(id)).toEqual({ ...fixture.member(1), status: 'proposed', why: null });
    fixture.bank.agree(id);
    await fixture.sendWebhook(id);
    expect(await fixture.mandates.start(id)).toBeNull();
    expect(await fixture.mandates.start('nobody')).toBeNull();
    expect(await fixture.mandates.show('nobody')).toBeNull();
  });

  it('says to come back while the bank is silent, and leaves nothing behind', async () => {
    fixture.bank.trouble = 'lost';
    await expect(fixture.propose(1)).rejects.toMatchObject({ status: 503, code: 'autopay_unavailable' });
    expect(await fixture.mandates.shownOf(fixture.deps.database.db, fixture.member(1))).toBeNull();
  });

  it('counts once the bank has agreed, however often that is said', async () => {
    const id = await agreed(1);
    await Promise.all([fixture.sendWebhook(id), fixture.sendWebhook(id)]);
    expect(fixture.transitions).toEqual([id]);
    expect(await fixture.row(id)).toMatchObject({
      status: 'active',
      method: 'upi',
      approved_at: fixture.deps.clock.now(),
    });
    expect((await fixture.mandates.liveOf(fixture.deps.database.db, fixture.member(1)))?.id).toBe(id);
    expect(await fixture.mandates.liveOf(fixture.deps.database.db, fixture.member(2))).toBeNull();
  });

  it('is found agreed to by itself when no word of it came', async () => {
    const id = await fixture.propose(1);
    fixture.bank.agree(id);
    await fixture.later(4);
    expect((await fixture.row(id)).status).toBe('active');
  });

  it('lapses after an hour, is ended at the bank, and once more when somebody agrees to it after all', async () => {
    const id = await fixture.propose(1);
    for (let minutes = 0; minutes < hour + 4; minutes += 4) await fixture.later(4);
    expect(await fixture.row(id)).toMatchObject({ status: 'ended', why: 'lapsed', ending_at: null });
    expect(fixture.bank.seen(id).state).toBe('ended');
    expect(fixture.transitions).toEqual([id]);
    fixture.bank.agree(id);
    await fixture.sendWebhook(id);
    expect(fixture.bank.seen(id).state).toBe('ended');
    expect((await fixture.row(id)).status).toBe('ended');
    expect(fixture.transitions).toEqual([id]);
  });

  it('is quietly left to lapse at a bank that ends nothing nobody agreed to, and ended there once somebody does', async () => {
    fixture.bank.endsProposals = false;
    const id = await fixture.propose(1);
    for (let minutes = 0; minutes < hour + 4; minutes += 4) await fixture.later(4);
    for (let days = 0; days < 3; days += 1) await fixture.later(day);
    expect(await fixture.row(id)).toMatchObject({ status: 'ended', why: 'lapsed' });
    expect(fixture.deps.logged()).not.toContain(`{"mandateId":"${id}"} A mandate that has ended`);
    fixture.bank.agree(id);
    await fixture.later(day);
    expect(fixture.bank.seen(id).state).toBe('ended');
    expect((await fixture.row(id)).ending_at).toBeNull();
  });

  it('is asked about no more a month after it lapsed, and ended there all the same at a word that it was agreed to', async () => {
    fixture.bank.endsProposals = false;
    const id = await fixture.propose(1);
    for (let minutes = 0; minutes < hour + 4; minutes += 4) await fixture.later(4);
    for (let days = 0; days <= 31; days += 1) await fixture.later(day);
    expect((await fixture.row(id)).ending_at).toBeNull();
    const requestCount = fixture.bank.calls.length;
    for (let days = 0; days < 3; days += 1) await fixture.later(day);
    expect(fixture.bank.calls).toHaveLength(requestCount);
    fixture.bank.agree(id);
    await fixture.sendWebhook(id);
    expect(fixture.bank.seen(id).state).toBe('ended');
  });

  it('waits for days for a bank that its buyer has chosen', async () => {
    const id = await fixture.propose(1);
    fixture.bank.choose(id, 'card');
    await fixture.later(4);
    await fixture.later(2 * day);
    expect(await fixture.row(id)).toMatchObject({ status: 'proposed', method: 'card' });
    await fixture.later(day);
    expect(await fixture.row(id)).toMatchObject({ status: 'ended', why: 'lapsed' });
  });
});

describe('a mandate', () => {
  it('is held, taken up and ended in the bank’s app without us, and its subscription hears each', async () => {
    const id = await agreed(1);
    fixture.bank.pause(id);
    await fixture.later(day);
    expect((await fixture.row(id)).status).toBe('paused');
    fixture.bank.agree(id);
    await fixture.sendWebhook(id);
    expect((await fixture.row(id)).status).toBe('active');
    fixture.bank.end(id, 'byBuyer');
    await fixture.later(day);
    expect(await fixture.row(id)).toMatchObject({ status: 'ended', why: 'byBuyer', ending_at: null });
    expect(fixture.transitions).toEqual([id, id, id, id]);
  });

  it('takes the place of the one that was agreed to before', async () => {
    const before = await agreed(1, 499_00);
    const other = await agreed(2);
    const after = await agreed(1, 999_00);
    expect(fixture.bank.seen(before).state).toBe('ended');
    expect(await fixture.row(before)).toMatchObject({ status: 'ended', why: 'byUs', ending_at: null });
    expect((await fixture.mandates.liveOf(fixture.deps.database.db, fixture.member(1)))?.id).toBe(after);
    expect((await fixture.row(other)).status).toBe('active');
  });

  it('is over at once when we end it, and told to a silent bank until that says so', async () => {
    const id = await agreed(1);
    fixture.bank.trouble = 'silent';
    expect((await tx((trx) => fixture.mandates.endAll(trx, fixture.member(1))))?.id).toBe(id);
    expect(await tx((trx) => fixture.mandates.endAll(trx, fixture.member(1)))).toBeNull();
    expect(await fixture.mandates.liveOf(fixture.deps.database.db, fixture.member(1))).toBeNull();
    await fixture.later(3 * day);
    expect(fixture.bank.seen(id).state).toBe('active');
    fixture.bank.trouble = 'lost';
    await fixture.later(2 * hour);
    expect(fixture.bank.seen(id).state).toBe('ended');
    expect((await fixture.row(id)).ending_at).not.toBeNull();
    fixture.bank.trouble = null;
    await fixture.later(2 * hour);
    expect((await fixture.row(id)).ending_at).toBeNull();
    expect(fixture.transitions).toEqual([id]);
  });

  it('is loud about when a bank goes on holding it for open', async () => {
    const id = await agreed(1);
    fixture.bank.clings = true;
    await tx((trx) => fixture.mandates.endAll(trx, fixture.member(1)));
    await fixture.later(hour);
    expect(fixture.deps.logged()).not.toContain('still active at the gateway');
    for (let hours = 0; hours < 26; hours += 2) await fixture.later(2 * hour);
    expect(fixture.deps.logged()).toContain('still active at the gateway');
    fixture.bank.clings = false;
    await fixture.later(2 * hour);
    expect(fixture.bank.seen(id).state).toBe('ended');
  });

  it('ends together with what is only proposed', async () => {
    const id = await agreed(1);
    const proposal = await fixture.propose(1, 999_00);
    const live = await tx((trx) => fixture.mandates.endAll(trx, fixture.member(1)));
    await fixture.later(1);
    expect(live?.id).toBe(id);
    for (const one of [id, proposal]) expect(fixture.bank.seen(one).state).toBe('ended');
  });

  it('is not brought back by an answer that was given before it ended', async () => {
    const id = await fixture.propose(1);
    fixture.bank.agree(id);
    const { asked: requestCount, release } = fixture.bank.hold();
    const syncing = fixture.mandates.sync(id);
    await requestCount;
    await tx((trx) => fixture.mandates.endAll(trx, fixture.member(1)));
    release();
    await syncing;
    expect(await fixture.row(id)).toMatchObject({
      status: 'ended',
      why: 'byUs',
      approved_at: null,
      ending_at: null,
    });
    expect(fixture.bank.seen(id).state).toBe('ended');
  });

  it('stands, and loudly so, when its bank has never heard of it', async () => {
    const id = await agreed(1);
    fixture.bank.end(id, 'lapsed');
    await expect(fixture.sendWebhook(id)).rejects.toMatchObject({ reason: 'unknown_there' });
    expect(await fixture.row(id)).toMatchObject({ status: 'active', why: null });
    expect(fixture.deps.logged()).toContain('Authorised mandate not found at the gateway');
    expect(fixture.transitions).toEqual([id]);
  });

  it('that we have ended is notified again when its bank had never heard of it for a while', async () => {
    const id = await agreed(1);
    fixture.bank.end(id, 'lapsed');
    await tx((trx) => fixture.mandates.endAll(trx, fixture.member(1)));
    await fixture.later(2 * hour);
    expect((await fixture.row(id)).ending_at).not.toBeNull();
    fixture.bank.agree(id);
    await fixture.later(2 * hour);
    expect(fixture.bank.seen(id).state).toBe('ended');
    expect((await fixture.row(id)).ending_at).toBeNull();
  });

  it('stands, and loudly so, when its bank says that nobody ever agreed', async () => {
    const id = await agreed(1);
    fixture.bank.forget(id);
    await fixture.sendWebhook(id);
    expect((await fixture.row(id)).status).toBe('active');
    expect(fixture.deps.logged()).toContain('Mandate status contradicts the gateway');
  });
});
