import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngineSession, type Session } from '../backup/session';
import { migrateInside } from '../platform/database/migrations';
import { openScratchEngine } from '../platform/database/pglite/pglite.engine';
import { unpooled } from '../platform/database/pool';

let session: Session;
const read = async (sql: string) => (await session.client.query(sql)).rows;

/** Rows as the version before 0049 wrote them. */
const rows = `
insert into follow_up (seller_id, order_id, product_id, email, at, due_at, sent, ended_at, end_reason)
  select gen_random_uuid(), reason, 'p', 'ravi@example.com', now(), now(), 0, now(), reason from unnest(array['begunAnew', 'refused', 'bought']) reason;
insert into follow_up_refusal values ('\\x01', now());
insert into follow_up_choice values (gen_random_uuid(), false);
insert into job (id, queue, priority, run_at, attempts, payload)
  select gen_random_uuid(), queue, 5, now(), 0, payload::jsonb from (values
    ('follow-ups.order', '{"orderId": "o"}'), ('every.follow-ups.due', 'null'),
    ('notify', '{"template": "followUp", "orderId": "o"}'), ('notify', '{"template": "unpaid"}')) as job (queue, payload);
insert into schedule values ('follow-ups.due', now()), ('payouts.daily', now())`;

beforeAll(async () => {
  session = await openEngineSession(await openScratchEngine(null));
  await migrateInside(unpooled(session.client), 48);
});
afterAll(() => session.close());

test('0049: payment reminders keep their rows, jobs and reasons under their new names', async () => {
  for (const statement of rows.split(';')) await session.client.query(statement);
  await migrateInside(unpooled(session.client), 49);
  expect(await read('select order_id, end_reason from payment_reminder order by 1')).toEqual([
    { order_id: 'begunAnew', end_reason: 'newerOrder' },
    { order_id: 'bought', end_reason: 'bought' },
    { order_id: 'refused', end_reason: 'optedOut' },
  ]);
  expect(await read('select 1 from payment_reminder_opt_out')).toHaveLength(1);
  expect(await read('select is_on from payment_reminder_setting')).toEqual([{ is_on: false }]);
  expect(await read(`select queue, payload->>'template' as template from job order by 1, 2`)).toEqual([
    { queue: 'notify', template: 'paymentReminder' },
    { queue: 'notify', template: 'unpaid' },
    { queue: 'payment-reminders.order', template: null },
  ]);
  expect(await read('select name from schedule')).toEqual([{ name: 'payouts.daily' }]);
});

test('0050: jobs go on under their new names, and schedules enter their own', async () => {
  await session.client.query(`delete from job`);
  await session.client.query(`insert into job (id, queue, priority, run_at, attempts, payload)
    select gen_random_uuid(), queue, 5, now(), 0, 'null'::jsonb from unnest(array['checkout.week', 'mandates.drop', 'every.ledger.reckon', 'notify']) queue`);
  await session.client.query(`insert into schedule values ('ledger.reckon', now())`);
  await session.client.query(`insert into unreckoned_sale values (gen_random_uuid(), 'o')`);
  await migrateInside(unpooled(session.client), 50);
  expect(await read('select queue from job order by 1')).toEqual([
    { queue: 'checkout.reconcile-week' },
    { queue: 'mandates.cancel' },
    { queue: 'notify' },
  ]);
  expect(await read('select name from schedule')).toEqual([{ name: 'payouts.daily' }]);
  expect(await read('select order_id from deferred_withholding')).toEqual([{ order_id: 'o' }]);
});

test('0052: reviews and decisions keep what was written', async () => {
  await session.client.query(`insert into review (seller_id, product_id, buyer_phone, id, status, stars, words, at, changed_at)
    values (gen_random_uuid(), 'p', '+919876543210', 'r', 'shown', 5, 'So clear', now(), now())`);
  await session.client.query(`insert into refund_request (seller_id, order_id, number, status, amount, reason, words, at, lapses_at)
    values (gen_random_uuid(), 'o', 1, 'refused', 100, 'It does not play', 'It plays here', now(), now())`);
  await migrateInside(unpooled(session.client), 52);
  expect(await read('select text from review')).toEqual([{ text: 'So clear' }]);
  expect(await read('select reason, message from refund_request')).toEqual([
    { reason: 'It does not play', message: 'It plays here' },
  ]);
});
