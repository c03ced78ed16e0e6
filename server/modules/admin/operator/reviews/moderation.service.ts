import type { ModeratedProduct } from '@haat/openapi';
import type { Session } from '../../../../platform/http/contract';
import type { Catalog } from '../../../catalog';
import type { Notifier } from '../../../messaging';
import { type Audit, reasonOf } from '../audit.service';

const named = { block: 'blockProduct', unblock: 'unblockProduct' } as const;

/** Takes products off sale that must not be sold here, and lets them back. */
export function createProductModerationAdmin({
  catalog,
  notify,
  audit,
}: {
  catalog: Pick<Catalog, 'moderate'>;
  notify: Pick<Notifier, 'notify'>;
  audit: Audit;
}) {
  return {
    /** Throws a 404 refusal, and a 409 one for what the product's chart refuses. */
    async moderate(
      by: Session,
      id: string,
      event: 'block' | 'unblock',
      text: string,
    ): Promise<ModeratedProduct> {
      const reason = reasonOf(text);
      const { sellerId, title, kind, status } = await catalog.moderate(id, event, async (trx, product) => {
        await audit.record(trx, {
          by,
          action: named[event],
          subject: { kind: 'product', id },
          creatorId: product.sellerId,
          reason,
          before: { status: product.before },
          after: { status: product.status },
        });
        const did = event === 'block' ? 'blocked' : 'unblocked';
        await notify.notify(trx, {
          template: 'house',
          sellerId: product.sellerId,
          email: product.sellerEmail,
          key: `${did} ${id} ${product.version}`,
          news: { about: 'product', did, title: product.title, reason },
        });
      });
      return { id, creatorId: sellerId, title, kind, status };
    },
  };
}

export type Moderation = ReturnType<typeof createProductModerationAdmin>;
