import type { Handlers } from '../../platform/contract';
import { notFound } from '../../platform/errors';
import { signedIn } from '../identity';
import { fileOf, paperPath } from './invoice.address';
import type { InvoiceService } from './invoice.service';

export function invoiceHandlers(
  service: Pick<InvoiceService, 'papers' | 'sellerOf'>,
  passOf: (orderId: string) => string,
) {
  return {
    listPapers: async (request) => {
      const { accountId } = signedIn(request);
      const { id } = request.params;
      if ((await service.sellerOf(id)) !== accountId) throw notFound('There is no such sale');
      const papers = await service.papers(accountId, id);
      return [
        200,
        {
          items: papers.map((facts) => ({
            kind: facts.kind,
            serial: facts.serial,
            at: facts.at,
            amount: facts.amount,
            url: `${paperPath(id, fileOf(facts))}?paper=${passOf(id)}`,
          })),
        },
      ];
    },
  } satisfies Handlers<'listPapers'>;
}
