import type { OrderDocuments } from '@haat/openapi';
import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { type BuyerPhones, signedIn } from '../../accounts';
import { documentPath, fileOf } from './invoice.address';
import type { IssuedInvoice } from './invoice.repository';
import type { InvoiceService } from './invoice.service';

export function invoiceHandlers(
  service: Pick<InvoiceService, 'documents' | 'peopleOf'>,
  passOf: (orderId: string) => string,
  { phonesFor }: BuyerPhones,
) {
  const view = (id: string, documents: readonly IssuedInvoice[]): OrderDocuments => ({
    items: documents.map(({ facts }) => ({
      kind: facts.kind,
      serial: facts.serial,
      at: facts.at,
      amount: facts.amount,
      url: `${documentPath(id, fileOf(facts))}?paper=${passOf(id)}`,
    })),
  });

  return {
    listSaleDocuments: async (request) => {
      const { accountId } = signedIn(request);
      const { id } = request.params;
      if ((await service.peopleOf(id))?.sellerId !== accountId) throw notFound('Sale not found');
      return [200, view(id, await service.documents(accountId, id))];
    },
    listPurchaseDocuments: async (request) => {
      const { id } = request.params;
      const phones = await phonesFor(request, id);
      const people = await service.peopleOf(id);
      if (!people || !phones.includes(people.buyerPhone)) throw notFound('Purchase not found');
      return [200, view(id, await service.documents(people.sellerId, id))];
    },
  } satisfies Handlers<'listSaleDocuments' | 'listPurchaseDocuments'>;
}
