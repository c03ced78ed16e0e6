import { describe, expect, it } from 'vitest';
import { agreed, day, desk, hour, setUpMandates, tx } from './testing/desk.setup';

setUpMandates();

describe('a proposal', () => {
  it('is answered again while it is new and asks for the same', async () => {
    const id = await desk.propose(1);
    expect(await desk.propose(1)).toBe(id);
    const dearer = await desk.propose(1, 999_00);
    expect(dearer).not.toBe(id);
    await desk.later(31);
    expect(await desk.propose(1, 999_00)).not.toBe(dearer);
  });

  it('shows where its buyer agrees until it is agreed to', async () => {
    const id = await desk.propose(1);
    expect(await desk.mandates.start(id)).toEqual({ kind: 'page', url: `/bank/session_${id}` });
    expect(await desk.mandates.show(id)).toEqual({ ...desk.member(1), status: 'proposed', why: null });
    desk.bank.agree(id);
    await desk.word(id);
    expect(await desk.mandates.start(id)).toBeNull();
    expect(await desk.mandates.start('nobody')).toBeNull();
    expect(await desk.mandates.show('nobody')).toBeNull();
  });

  it('says to come back while the bank is silent, and leaves nothing behind', async () => {
    desk.bank.trouble = 'lost';
    await expect(desk.propose(1)).rejects.toMatchObject({ status: 503, code: 'autopay_unavailable' });
    expect(await desk.mandates.shownOf(desk.deps.database.db, desk.member(1))).toBeNull();
  });

  it('counts once the bank has agreed, however often that is said', async () => {
    const id = await agreed(1);
    await Promise.all([desk.word(id), desk.word(id)]);
    expect(desk.moved).toEqual([id]);
    expect(await desk.row(id)).toMatchObject({
      status: 'active',
      method: 'upi',
      approved_at: desk.deps.clock.now(),
    });
    expect((await desk.mandates.liveOf(desk.deps.database.db, desk.member(1)))?.id).toBe(id);
    expect(await desk.mandates.liveOf(desk.deps.database.db, desk.member(2))).toBeNull();
  });

  it('is found agreed to by itself when no word of it came', async () => {
    const id = await desk.propose(1);
    desk.bank.agree(id);
    await desk.later(4);
    expect((await desk.row(id)).status).toBe('active');
  });

  it('lapses after an hour, is ended at the bank, and once more when somebody agrees to it after all', async () => {
    const id = await desk.propose(1);
    for (let minutes = 0; minutes < hour + 4; minutes += 4) await desk.later(4);
    expect(await desk.row(id)).toMatchObject({ status: 'ended', why: 'lapsed', ending_at: null });
    expect(desk.bank.seen(id).state).toBe('ended');
    expect(desk.moved).toEqual([id]);
    desk.bank.agree(id);
    await desk.word(id);
    expect(desk.bank.seen(id).state).toBe('ended');
    expect((await desk.row(id)).status).toBe('ended');
    expect(desk.moved).toEqual([id]);
  });

  it('is quietly left to lapse at a bank that ends nothing nobody agreed to, and ended there once somebody does', async () => {
    desk.bank.endsProposals = false;
    const id = await desk.propose(1);
    for (let minutes = 0; minutes < hour + 4; minutes += 4) await desk.later(4);
    for (let days = 0; days < 3; days += 1) await desk.later(day);
    expect(await desk.row(id)).toMatchObject({ status: 'ended', why: 'lapsed' });
    expect(desk.deps.logged()).not.toContain(`{"mandateId":"${id}"} A mandate that has ended`);
    desk.bank.agree(id);
    await desk.later(day);
    expect(desk.bank.seen(id).state).toBe('ended');
    expect((await desk.row(id)).ending_at).toBeNull();
  });

  it('is asked about no more a month after it lapsed, and ended there all the same at a word that it was agreed to', async () => {
    desk.bank.endsProposals = false;
    const id = await desk.propose(1);
    for (let minutes = 0; minutes < hour + 4; minutes += 4) await desk.later(4);
    for (let days = 0; days <= 31; days += 1) await desk.later(day);
    expect((await desk.row(id)).ending_at).toBeNull();
    const asked = desk.bank.heard.length;
    for (let days = 0; days < 3; days += 1) await desk.later(day);
    expect(desk.bank.heard).toHaveLength(asked);
    desk.bank.agree(id);
    await desk.word(id);
    expect(desk.bank.seen(id).state).toBe('ended');
  });

  it('waits for days for a bank that its buyer has chosen', async () => {
    const id = await desk.propose(1);
    desk.bank.choose(id, 'card');
    await desk.later(4);
    await desk.later(2 * day);
    expect(await desk.row(id)).toMatchObject({ status: 'proposed', method: 'card' });
    await desk.later(day);
    expect(await desk.row(id)).toMatchObject({ status: 'ended', why: 'lapsed' });
  });
});

describe('a mandate', () => {
  it('is held, taken up and ended in the bank’s app without us, and its subscription hears each', async () => {
    const id = await agreed(1);
    desk.bank.pause(id);
    await desk.later(day);
    expect((await desk.row(id)).status).toBe('paused');
    desk.bank.agree(id);
    await desk.word(id);
    expect((await desk.row(id)).status).toBe('active');
    desk.bank.end(id, 'byBuyer');
    await desk.later(day);
    expect(await desk.row(id)).toMatchObject({ status: 'ended', why: 'byBuyer', ending_at: null });
    expect(desk.moved).toEqual([id, id, id, id]);
  });

  it('takes the place of the one that was agreed to before', async () => {
    const before = await agreed(1, 499_00);
    const other = await agreed(2);
    const after = await agreed(1, 999_00);
    expect(desk.bank.seen(before).state).toBe('ended');
    expect(await desk.row(before)).toMatchObject({ status: 'ended', why: 'byUs', ending_at: null });
    expect((await desk.mandates.liveOf(desk.deps.database.db, desk.member(1)))?.id).toBe(after);
    expect((await desk.row(other)).status).toBe('active');
  });

  it('is over at once when we end it, and told to a silent bank until that says so', async () => {
    const id = await agreed(1);
    desk.bank.trouble = 'silent';
    expect((await tx((trx) => desk.mandates.endAll(trx, desk.member(1))))?.id).toBe(id);
    expect(await tx((trx) => desk.mandates.endAll(trx, desk.member(1)))).toBeNull();
    expect(await desk.mandates.liveOf(desk.deps.database.db, desk.member(1))).toBeNull();
    await desk.later(3 * day);
    expect(desk.bank.seen(id).state).toBe('active');
    desk.bank.trouble = 'lost';
    await desk.later(2 * hour);
    expect(desk.bank.seen(id).state).toBe('ended');
    expect((await desk.row(id)).ending_at).not.toBeNull();
    desk.bank.trouble = null;
    await desk.later(2 * hour);
    expect((await desk.row(id)).ending_at).toBeNull();
    expect(desk.moved).toEqual([id]);
  });

  it('is loud about when a bank goes on holding it for open', async () => {
    const id = await agreed(1);
    desk.bank.clings = true;
    await tx((trx) => desk.mandates.endAll(trx, desk.member(1)));
    await desk.later(hour);
    expect(desk.deps.logged()).not.toContain('still open at its gateway');
    for (let hours = 0; hours < 26; hours += 2) await desk.later(2 * hour);
    expect(desk.deps.logged()).toContain('still open at its gateway');
    desk.bank.clings = false;
    await desk.later(2 * hour);
    expect(desk.bank.seen(id).state).toBe('ended');
  });

  it('ends together with what is only proposed', async () => {
    const id = await agreed(1);
    const proposal = await desk.propose(1, 999_00);
    const live = await tx((trx) => desk.mandates.endAll(trx, desk.member(1)));
    await desk.later(1);
    expect(live?.id).toBe(id);
    for (const one of [id, proposal]) expect(desk.bank.seen(one).state).toBe('ended');
  });

  it('is not brought back by an answer that was given before it ended', async () => {
    const id = await desk.propose(1);
    desk.bank.agree(id);
    const { asked, release } = desk.bank.hold();
    const looking = desk.mandates.look(id);
    await asked;
    await tx((trx) => desk.mandates.endAll(trx, desk.member(1)));
    release();
    await looking;
    expect(await desk.row(id)).toMatchObject({
      status: 'ended',
      why: 'byUs',
      approved_at: null,
      ending_at: null,
    });
    expect(desk.bank.seen(id).state).toBe('ended');
  });

  it('stands, and loudly so, when its bank has never heard of it', async () => {
    const id = await agreed(1);
    desk.bank.end(id, 'lapsed');
    await expect(desk.word(id)).rejects.toMatchObject({ reason: 'unknown_there' });
    expect(await desk.row(id)).toMatchObject({ status: 'active', why: null });
    expect(desk.deps.logged()).toContain('A gateway knows nothing of a mandate');
    expect(desk.moved).toEqual([id]);
  });

  it('that we have ended is told so again when its bank had never heard of it for a while', async () => {
    const id = await agreed(1);
    desk.bank.end(id, 'lapsed');
    await tx((trx) => desk.mandates.endAll(trx, desk.member(1)));
    await desk.later(2 * hour);
    expect((await desk.row(id)).ending_at).not.toBeNull();
    desk.bank.agree(id);
    await desk.later(2 * hour);
    expect(desk.bank.seen(id).state).toBe('ended');
    expect((await desk.row(id)).ending_at).toBeNull();
  });

  it('stands, and loudly so, when its bank says that nobody ever agreed', async () => {
    const id = await agreed(1);
    desk.bank.forget(id);
    await desk.word(id);
    expect((await desk.row(id)).status).toBe('active');
    expect(desk.deps.logged()).toContain('A mandate is contradicted');
  });
});
