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

/**
 * Of the newest order that this browser holds; without one, the number that it has proved last, alone: anybody can place an order for a number, with a name
 * and an address of their own, and who gives something writes the name. Null where there is neither. For that browser alone.
 */
export const createFindSavedDetails =
  ({ database }: { database: Database }): FindSavedDetails =>
  async ({ phones, orders }) => {
    if (phones.length === 0 && orders.length === 0) return null;
    const { rows } = await sql<{ phone: string; name: string | null; email: string | null }>`
      select o.buyer_phone as phone, o.buyer_name as name, o.buyer_email as email
      from unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ version }) => version)}::int[]) as h (id, version)
      join order_ref i on i.id = h.id
      join orders o on o.seller_id = i.seller_id and o.id = i.id and o.token_version = h.version
      where o.buyer_phone like '+91%' and o.gift is distinct from 'received'
      order by o.created_at desc, o.id limit 1`.execute(database.db);
    const [last] = rows;
    const phone = last?.phone ?? phones[0];
    if (phone === undefined) return null;
    return { phone: phone.replace(/^\+91/, ''), name: last?.name ?? '', email: last?.email ?? '' };
  };
