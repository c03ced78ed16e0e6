import type { CreatorForOperator, FoundForOperator, ModeratedProduct } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { notFound } from '../../../../platform/http/errors';
import { type Identity, maskedPhone, normalizePhone } from '../../../accounts';
import type { KycModule, Ledger } from '../../../money';
import type { Disputes, Plans } from '../../../orders';
import * as repository from './find.repository';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostProducts = 100;

/** Finds what somebody names on the phone: a creator, a product, an order. */
export function createFinder(
  { database }: Pick<Deps, 'database'>,
  {
    ledger,
    disputes,
    kyc,
    plans,
    identity,
  }: {
    ledger: Pick<Ledger, 'wallet'>;
    disputes: Pick<Disputes, 'holds' | 'adjustments'>;
    kyc: Pick<KycModule, 'isComplete'>;
    plans: Pick<Plans, 'boughtBy'>;
    identity: Pick<Identity, 'loginMethods'>;
  },
) {
  const { db } = database;
  return {
    async find(given: string): Promise<FoundForOperator> {
      const text = given.trim();
      const id = text.toLowerCase();
      const query = { text, phone: normalizePhone(text), uuid: uuid.test(id) ? id : null };
      const [creators, products, orders] = await Promise.all([
        repository.findCreators(db, query),
        repository.findProducts(db, query),
        repository.findOrders(db, query),
      ]);
      return {
        creators: creators.map(({ id, name, phone, email, plan }) => ({
          id,
          name,
          phone: phone && maskedPhone(phone),
          email,
          plan,
        })),
        products: products.map(viewProduct),
        orders: orders.map(({ id, seller_id, status, amount, refunded, created_at, provider }) => ({
          id,
          creatorId: seller_id,
          status,
          amount,
          left: amount - (refunded ?? 0),
          at: created_at.toISOString(),
          provider,
        })),
      };
    },

    /** Throws a 404 refusal. */
    async creator(id: string): Promise<CreatorForOperator> {
      const row = uuid.test(id) ? await repository.findCreator(db, id) : undefined;
      if (!row) throw notFound('Creator not found');
      const [wallet, isKycComplete, holds, adjustments, products, bought, loginMethods] = await Promise.all([
        ledger.wallet(id),
        kyc.isComplete(id),
        disputes.holds.of(id),
        disputes.adjustments(id),
        repository.findProductsOf(db, id, mostProducts),
        plans.boughtBy(id),
        identity.loginMethods(id),
      ]);
      const { name, phone, email, handle, plan, created_at } = row;
      return {
        id,
        name,
        phone: phone && maskedPhone(phone),
        email,
        handle,
        plan,
        createdAt: created_at.toISOString(),
        isKycComplete,
        wallet: {
          pending: wallet.pending,
          available: wallet.available,
          inTransit: wallet.inTransit,
          held: wallet.held,
          lifetime: wallet.lifetime,
        },
        holds,
        adjustments: adjustments.map(({ at, amount, reason }) => ({ at: at.toISOString(), amount, reason })),
        products: products.map(viewProduct),
        plans: bought,
        loginMethods: loginMethods.map(({ verifiedAt, ...loginMethod }) => ({
          ...loginMethod,
          verifiedAt: verifiedAt.toISOString(),
        })),
      };
    },
  };
}

export type Finder = ReturnType<typeof createFinder>;

const viewProduct = ({ id, seller_id, title, kind, status }: repository.ProductRow): ModeratedProduct => ({
  id,
  creatorId: seller_id,
  title,
  kind,
  status,
});
