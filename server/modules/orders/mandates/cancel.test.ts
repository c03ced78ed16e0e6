import { describe, expect, it } from 'vitest';
import { cancelMandate } from '.';
import { day, fixture, hour, setUpMandates, tx } from './testing/mandates.setup';

setUpMandates();

describe('a mandate that came with an order', () => {
  const opened = { provider: 'bank', session: 'session_order1' };
  const adopted = () => ({ ...fixture.member(1), ...opened, orderId: 'order1', most: 499_00 });

  it('is nobody’s until its order is paid, and then is looked at', async () => {
    fixture.bank.open('order1');
    fixture.bank.agree('order1');
    await fixture.sendWebhook('order1');
    expect(await fixture.mandates.show('order1')).toBeNull();
    for (let times = 0; times < 2; times += 1) await tx((trx) => fixture.mandates.adopt(trx, adopted()));
    await fixture.later(0);
    expect(await fixture.row('order1')).toMatchObject({ ...opened, status: 'active', most: 499_00 });
    expect(fixture.transitions).toEqual(['order1']);
  });

  it('is ended at the bank when the order bought nothing, as soon as that answers', async () => {
    fixture.bank.open('order1');
    fixture.bank.agree('order1');
    fixture.bank.trouble = 'silent';
    await tx((trx) => cancelMandate(trx, { ...opened, id: 'order1' }));
    await fixture.later(0);
    expect(fixture.bank.seen('order1').state).toBe('active');
    fixture.bank.trouble = null;
    await fixture.later(hour);
    expect(fixture.bank.seen('order1').state).toBe('ended');
  });

  it('is ended when somebody agrees to it after the order is over', async () => {
    fixture.bank.endsProposals = false;
    fixture.bank.open('order1');
    await tx((trx) => cancelMandate(trx, { ...opened, id: 'order1' }));
    await fixture.later(0);
    expect(fixture.bank.seen('order1').state).toBe('proposed');
    fixture.bank.agree('order1');
    await fixture.later(day);
    expect(fixture.bank.seen('order1').state).toBe('ended');
  });

  it('is asked about no more after a month in which nobody agreed to it', async () => {
    fixture.bank.endsProposals = false;
    fixture.bank.open('order1');
    await tx((trx) => cancelMandate(trx, { ...opened, id: 'order1' }));
    for (let days = 0; days <= 31; days += 1) await fixture.later(day);
    const requestCount = fixture.bank.calls.length;
    expect(requestCount).toBeGreaterThan(30);
    for (let days = 0; days < 3; days += 1) await fixture.later(day);
    expect(fixture.bank.calls).toHaveLength(requestCount);
  });

  it('is left alone when the order bought something after all', async () => {
    fixture.bank.open('order1');
    fixture.bank.agree('order1');
    await tx((trx) => fixture.mandates.adopt(trx, adopted()));
    await tx((trx) => cancelMandate(trx, { ...opened, id: 'order1' }));
    await fixture.later(hour);
    expect(fixture.bank.seen('order1').state).toBe('active');
    expect((await fixture.row('order1')).status).toBe('active');
  });
});
