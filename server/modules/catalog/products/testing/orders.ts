import type { OrderStatus } from '@haat/openapi';
import type { TestDeps } from '../../../../platform/testing/testing';

export interface TestOrder {
  productId: string;
  /** Paise. */
  amount: number;
  status?: OrderStatus;
  /** Ms before now. */
  ago?: number;
}

/** Writes an order as checkout leaves it, with a fee of 5 %. */
export async function insertOrder(
  deps: TestDeps,
  { productId, amount, status, ago }: TestOrder,
): Promise<void> {
  const { db } = deps.database;
  const { seller_id } = await db
    .selectFrom('product_ref')
    .select('seller_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const at = new Date(deps.clock.now().getTime() - (ago ?? 0));
  const isPaid = status !== 'failed' && status !== 'awaitingPayment';
  await db
    .insertInto('orders')
    .values({
      seller_id,
      id: deps.random.publicId(),
      product_id: productId,
      price_id: 'price',
      status: status ?? 'fulfilled',
      quantity: 1,
      amount,
      discount: 0,
      tax: 0,
      fee: amount / 20,
      fee_tax: 0,
      currency: 'INR',
      holds_stock: true,
      link_version: 0,
      token_version: 0,
      buyer_phone: '+919800000000',
      buyer_email: null,
      buyer_name: 'Ananya',
      answers: '{}',
      provider: 'sandbox',
      gateway_session: 'session',
      gateway_payment_id: null,
      bank_reference: null,
      method: 'upi',
      failure: null,
      created_at: at,
      expires_at: at,
      paid_at: isPaid ? at : null,
      fulfilled_at: isPaid ? at : null,
      refunded_at: null,
      updated_at: at,
    })
    .execute();
}
