// Members of a course who have learned for months, written into the stopped server's database: copies of one who bought it.
import type { Query } from '../tests/faults/books';

interface Filled {
  orderId: string;
  productId: string;
  members: number;
  lessons: number;
  /** Each so many lessons have a quiz, and a live session. */
  every: number;
}

const idOf = (n: string) => `'b' || translate(lpad(${n}::text, 15, 'y'), '0l', 'zw')`;

/** A copy of the rows of an order for each member. */
const copied = (table: string, key: string, changed: string, { orderId, members }: Filled) => `
  insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
  from ${table} t, generate_series(1, ${members}) n where t.${key} = '${orderId}'`;

/** Half of the lessons are done by each member, every tenth of them is begun alone; quizzes are tried once, sessions attended by half. */
export async function fillMembers(query: Query, filled: Filled): Promise<void> {
  const { orderId, productId, members, lessons, every } = filled;
  const id = idOf('n');
  const phone = `'+918' || lpad(n::text, 9, '0')`;
  const given = `now() - n * interval '5 minutes'`;
  await query(
    copied('orders', 'id', `'id', ${id}, 'buyer_phone', ${phone}, 'buyer_name', 'Member ' || n`, filled),
  );
  await query(
    copied(
      'access_grant',
      'order_id',
      `'id', ${id}, 'order_id', ${id}, 'holder_phone', ${phone}, 'granted_at', ${given}, 'changed_at', ${given}`,
      filled,
    ),
  );
  const own = `from access_grant where order_id = '${orderId}'`;
  await query(`
    insert into lesson_progress (seller_id, grant_id, lesson_id, position, done_at, first_at, changed_at, attended_at)
    select (select seller_id ${own}), ${id}, 'l' || k, 30, case when k % 10 <> 0 then now() end, now(), now() - k * interval '1 minute',
      case when k % ${every} = 0 and n % 2 = 0 then now() end
    from generate_series(1, ${members}) n, generate_series(1, ${lessons}) k where (n + k) % 2 = 0`);
  await query(`
    insert into quiz_attempt (seller_id, grant_id, lesson_id, number, score, passed, answers_hash, answered_at)
    select seller_id, grant_id, lesson_id, 1, 50, false, '', now() from lesson_progress where substr(lesson_id, 2)::int % ${every} = 0`);
  await query(`
    insert into lesson_count (seller_id, product_id, lesson_id, started, finished, attended, tries, tried, passed, score_sum)
    select l.seller_id, '${productId}', l.lesson_id, count(*), count(l.done_at), count(l.attended_at), count(q.score), count(q.score), 0, coalesce(sum(q.score), 0)
    from lesson_progress l left join quiz_attempt q using (seller_id, grant_id, lesson_id) group by l.seller_id, l.lesson_id`);
  await query('analyze');
}
