import type { OwnBusiness } from '@haat/openapi';
import type { Seller, Shop } from '../../../orders/checkout/testing/shop';
import { checkCharacter } from '../tax/gstin.rules';
import { businessAlone } from './business';

/** A GSTIN with its check character. `digits` are those of the PAN: 0000 nobody knows, 0001 has been cancelled. */
export function gstinOf(state: string, digits = '2912'): string {
  const first = `${state}AAICP${digits}R1Z`;
  return first + checkCharacter(first);
}

/** Makes somebody sell with GST from now on, whoever they say they are. */
export async function tax(shop: Shop, seller: Seller, gstin = gstinOf('29')): Promise<void> {
  const payload = { gstin, address: '4, Temple Street, Mysuru 570001' };
  const { database } = shop.deps;
  const save = async (): Promise<OwnBusiness> => {
    const about = { method: 'PUT' as const, url: '/api/business', token: seller.token, payload };
    const { status, body } = await shop.call(about);
    if (status !== 200) throw new Error(`The registration was not taken: ${status}`);
    return body;
  };
  if ((await save()).claim === null) return;
  const { rows } = await database.pool.query<{ id: string }>(
    `update business_claim set tries = 0 where seller_id = '${seller.id}' returning 'gstin.' || seller_id || '.' || given as id`,
  );
  const id = rows[0]?.id ?? '';
  const { decide } = businessAlone(shop.deps).reviews;
  await database.tx((trx) => decide(trx, { id, verdict: 'accept', reason: 'Theirs' }));
  // Known by now, and heard of by the server that is asked.
  await save();
}
