import { GatewaySilent, type MandateAct, type MandateGateway } from '../../../../gateways/payments';
import { enqueueMany } from '../../../../platform/jobs/jobs';
import type { Club, Member } from './club';

/** What may happen to one subscription in a few hours. */
export const acts = [
  ...Array.from({ length: 160 }, () => 'wait' as const),
  ...(['on', 'on', 'on', 'on', 'off', 'cancel', 'stay', 'stay', 'pause', 'resume', 'resume'] as const),
  ...(['pay', 'hold', 'goOn', 'goOn', 'endAtBank', 'refuse', 'refuse'] as const),
  ...Array.from({ length: 8 }, () => ['twice', 'crash'] as const).flat(),
];
export type Act = (typeof acts)[number];
/** How the gateway is for a while: it hears nothing, or does as it is told and its answer is lost, or does not say what was paid. */
export const troubles = ['fine', 'fine', 'fine', 'fine', 'silent', 'lost', 'mute', 'mute'] as const;
export type Trouble = (typeof troubles)[number];

export interface Kept {
  orderId: string;
  status: string;
  endsAt: string;
  isApplied: boolean;
  isReturned: boolean;
  isUnwanted: boolean;
}

/** Several who subscribe, whose time goes by together. */
export interface Crowd {
  act(person: Person, act: Act): Promise<void>;
  trouble: Trouble;
  /** Orders that mandates pay, as they are written. */
  chargesOf(id: string): Promise<Kept[]>;
  /** What the bank was asked for, and when it was told. */
  askedOf(id: string): Promise<{ orderId: string; day: string; at: Date; status: string }[]>;
  /** When its buyer was told of a charge for a day. */
  announcedOf(id: string): Promise<{ day: string; at: Date }[]>;
  /** Mandates that are open at the bank, though they have ended here. */
  astray(): Promise<number>;
}

export interface Person {
  member: Member;
  id: string;
}

const bankActs: Partial<Record<Act, MandateAct>> = {
  hold: 'pause',
  goOn: 'resume',
  endAtBank: 'end',
  refuse: 'refuse',
};
const buyerActs = new Set<Act>(['cancel', 'stay', 'pause', 'resume']);

/** The gateway answers as the trouble of the moment has it: not at all, or after it has done what it was asked. */
function spoilGateway(gateway: MandateGateway, trouble: () => Crowd['trouble']): void {
  for (const name of ['charge', 'revoke', 'end', 'seen'] as const) {
    const well = gateway[name].bind(gateway) as (given: never) => Promise<never>;
    Object.assign(gateway, {
      async [name](given: never) {
        if (trouble() === 'silent') throw new GatewaySilent('timeout');
        const answer = await well(given);
        if (trouble() === 'lost') throw new GatewaySilent('timeout');
        return answer;
      },
    });
  }

  const status = gateway.payments.status.bind(gateway.payments);
  gateway.payments.status = async (order) => (trouble() === 'mute' ? [] : status(order));
}

export function createCrowd({ shop }: Club): Crowd {
  const { database, gateways } = shop.deps;
  const read = async <Row extends object>(sql: string, given: unknown[]) =>
    (await database.pool.query<Row>(sql, given)).rows;
  const ask = (person: Person, method: 'POST' | 'DELETE', path: string) =>
    shop.call({ method, url: `/api/subscriptions/${person.id}/${path}`, token: person.member.token });

  const gateway = gateways.payments.mandates.current;
  if (!gateway) throw new Error('There are no mandates here');
  spoilGateway(gateway, () => crowd.trouble);

  const mandatesOf = (id: string) =>
    read<{ id: string }>(`select id from mandate where subscription_id = $1 order by opened_at desc`, [id]);

  async function play(id: string, act: MandateAct): Promise<void> {
    const [newest] = await mandatesOf(id);
    const page = newest && (await gateways.payments.sandboxBank.pageOf(newest.id));
    if (page) await gateways.payments.sandboxBank.play(page.split('/').at(-1) ?? '', act, 'upi');
  }

  const crowd: Crowd = {
    trouble: 'fine',

    async act(person, act) {
      const { id } = person;
      const atBank = bankActs[act];
      if (atBank) await play(id, atBank);
      else if (buyerActs.has(act)) await ask(person, 'POST', act);
      else if (act === 'off') await ask(person, 'DELETE', 'autopay');
      else if (act === 'on') {
        const { status } = await ask(person, 'POST', 'autopay');
        if (status === 201) await play(id, 'agree');
      } else if (act === 'pay') {
        const { status, body } = await ask(person, 'POST', 'renewals');
        const { orderId } = body as { orderId: string };
        const [order] = await read<{ session: string }>(
          'select gateway_session as session from orders where id = $1',
          [status === 201 ? orderId : ''],
        );
        if (order) await shop.pay(order.session);
      } else if (act === 'twice') {
        // Every word that was ever left is left once more.
        const rows = await read<{ seller_id: string; order_id: string }>(
          'select seller_id, order_id from subscription_order where subscription_id = $1',
          [id],
        );
        await database.tx((trx) =>
          enqueueMany(
            trx,
            rows.map((row) => ({
              queue: 'subscriptions.order',
              payload: { sellerId: row.seller_id, orderId: row.order_id },
            })),
          ),
        );
        const mandates = await mandatesOf(id);
        const jobs = mandates.map((one) => ({ queue: 'mandates.sync', payload: { mandateId: one.id } }));
        await database.tx((trx) => enqueueMany(trx, jobs));
      } else if (act === 'crash')
        // As if the server had died before it wrote what it had done outside.
        await read(
          `update subscription set charge = case charge->>'state'
             when 'asked' then jsonb_set(charge, '{state}', '"placed"')
             else charge || '{"state": "announced", "orderId": null}' end, due_at = $2
           where id = $1 and charge->>'state' in ('placed', 'asked')`,
          [id, shop.deps.clock.now()],
        );
    },

    chargesOf: (id) =>
      read<Kept>(
        `select p.order_id as "orderId", o.status, split_part(p.period, '/', 1) as "endsAt",
           p.applied_at is not null as "isApplied", p.returned_at is not null as "isReturned",
           p.terms ? 'unwantedAt' as "isUnwanted"
         from subscription_order p join orders o on o.id = p.order_id
         where p.subscription_id = $1 and p.kind = 'charge' order by p.placed_at`,
        [id],
      ),
    askedOf: (id) =>
      read(
        `select c.id as "orderId", c.day, c.at, c.status from sandbox_charge c
         join mandate m on m.id = c.mandate_id where m.subscription_id = $1`,
        [id],
      ),
    announcedOf: (id) =>
      read(
        `select detail->>'day' as day, at from order_event where order_id = $1 and event = 'subscription.announced'`,
        [id],
      ),
    astray: async () =>
      (
        await read(
          `select 1 from mandate m join sandbox_mandate s on s.id = m.id where m.status = 'ended' and s.status <> 'ended'`,
          [],
        )
      ).length,
  };
  return crowd;
}
