import { describe, expect, it } from 'vitest';
import { dropMandate } from '.';
import { day, desk, hour, setUpMandates, tx } from './testing/desk.setup';

setUpMandates();

describe('a mandate that came with an order', () => {
  const opened = { provider: 'bank', session: 'session_order1' };
  const adopted = () => ({ ...desk.member(1), ...opened, orderId: 'order1', most: 499_00 });

  it('is nobody’s until its order is paid, and then is looked at', async () => {
    desk.bank.open('order1');
    desk.bank.agree('order1');
    await desk.word('order1');
    expect(await desk.mandates.show('order1')).toBeNull();
    for (let times = 0; times < 2; times += 1) await tx((trx) => desk.mandates.adopt(trx, adopted()));
    await desk.later(0);
    expect(await desk.row('order1')).toMatchObject({ ...opened, status: 'active', most: 499_00 });
    expect(desk.moved).toEqual(['order1']);
  });

  it('is ended at the bank when the order bought nothing, as soon as that answers', async () => {
    desk.bank.open('order1');
    desk.bank.agree('order1');
    desk.bank.trouble = 'silent';
    await tx((trx) => dropMandate(trx, { ...opened, id: 'order1' }));
    await desk.later(0);
    expect(desk.bank.seen('order1').state).toBe('active');
    desk.bank.trouble = null;
    await desk.later(hour);
    expect(desk.bank.seen('order1').state).toBe('ended');
  });

  it('is ended when somebody agrees to it after the order is over', async () => {
    desk.bank.endsProposals = false;
    desk.bank.open('order1');
    await tx((trx) => dropMandate(trx, { ...opened, id: 'order1' }));
    await desk.later(0);
    expect(desk.bank.seen('order1').state).toBe('proposed');
    desk.bank.agree('order1');
    await desk.later(day);
    expect(desk.bank.seen('order1').state).toBe('ended');
  });

  it('is asked about no more after a month in which nobody agreed to it', async () => {
    desk.bank.endsProposals = false;
    desk.bank.open('order1');
    await tx((trx) => dropMandate(trx, { ...opened, id: 'order1' }));
    for (let days = 0; days <= 31; days += 1) await desk.later(day);
    const asked = desk.bank.heard.length;
    expect(asked).toBeGreaterThan(30);
    for (let days = 0; days < 3; days += 1) await desk.later(day);
    expect(desk.bank.heard).toHaveLength(asked);
  });

  it('is left alone when the order bought something after all', async () => {
    desk.bank.open('order1');
    desk.bank.agree('order1');
    await tx((trx) => desk.mandates.adopt(trx, adopted()));
    await tx((trx) => dropMandate(trx, { ...opened, id: 'order1' }));
    await desk.later(hour);
    expect(desk.bank.seen('order1').state).toBe('active');
    expect((await desk.row('order1')).status).toBe('active');
  });
});
