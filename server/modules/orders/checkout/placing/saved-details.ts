import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database';
import type { Proved } from './owned.service';

/** What a buyer said the last time, as a form has it. */
export interface SavedDetails {
  /** In the national way. */
  phone: string;
  name: string;
  email: string;
}

export type FindSavedDetails = (proof: Proved) => Promise<SavedDetails | null>;

/** Of the newest order that this browser has placed or whose number it has proved; null where there is none. For that browser alone. */
export const createFindSavedDetails =
  ({ database }: { database: Database }): FindSavedDetails =>
  async ({ phones, orders }) => {
    if (phones.length === 0 && orders.length === 0) return null;
    const { rows } = await sql<{ phone: string; name: string | null; email: string | null }>`
      select o.buyer_phone as phone, o.buyer_name as name, o.buyer_email as email from (
        select i.seller_id, i.id
        from unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ version }) => version)}::int[]) as h (id, version)
        join order_ref i on i.id = h.id
        join orders v on v.seller_id = i.seller_id and v.id = i.id and v.token_version = h.version
        union
        (select seller_id, order_id from purchase_ref where buyer_phone = any(${[...phones]}::text[]) order by at desc limit 1)
      ) of join orders o on o.seller_id = of.seller_id and o.id = of.id
      where o.buyer_phone like '+91%' order by o.created_at desc, o.id limit 1`.execute(database.db);
    const [last] = rows;
    // A number that was proved and has bought nothing yet is worth as much.
    const phone = last?.phone ?? phones[0];
    if (phone === undefined) return null;
    return { phone: phone.replace(/^\+91/, ''), name: last?.name ?? '', email: last?.email ?? '' };
  };
