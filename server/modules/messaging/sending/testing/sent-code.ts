import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps';
import { openNotice, type StoredNotice } from '../notice.seal';
import type { MessageRow } from '../notify.repository';
import { type OutboxMessage, shownMessage } from '../outbox.service';

/** What the development outbox shows, the newest first. */
export async function outboxOf(app: FastifyInstance): Promise<OutboxMessage[]> {
  return (await app.inject({ method: 'GET', url: '/dev/outbox.json' })).json();
}

/** The newest code on its way to a phone (E.164) or an e-mail address; empty when there is none. */
export async function sentCode(
  { database, sealer }: Pick<Deps, 'database' | 'sealer'>,
  to: string,
): Promise<string> {
  const { rows } = await database.pool.query<{ payload: StoredNotice }>(
    `select payload from job where queue = 'notify' and payload->>'template' = 'otp'
     and $1 in (payload->'to'->>'phone', payload->'to'->>'email') order by id desc limit 1`,
    [to],
  );
  const notice = rows[0] && openNotice(sealer, rows[0].payload);
  return notice?.template === 'otp' ? notice.code : '';
}

/** The texts kept for somebody, the oldest first. */
export async function textsTo(
  { database, sealer }: Pick<Deps, 'database' | 'sealer'>,
  to: string,
): Promise<string[]> {
  const { rows } = await database.pool.query<MessageRow>(
    'select * from message where sent_to = $1 order by at, id',
    [to],
  );
  return rows.map((row) => shownMessage(sealer, row).text);
}
