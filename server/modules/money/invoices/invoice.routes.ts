import type { Papers } from '@haat/openapi';
import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { type BuyerPhones, signedIn } from '../../accounts';
import { fileOf, paperPath } from './invoice.address';
import type { IssuedInvoice } from './invoice.repository';
import type { InvoiceService } from './invoice.service';

export function invoiceHandlers(
  service: Pick<InvoiceService, 'papers' | 'peopleOf'>,
  passOf: (orderId: string) => string,
  { phonesFor }: BuyerPhones,
) {
  const view = (id: string, papers: readonly IssuedInvoice[]): Papers => ({
    items: papers.map(({ facts }) => ({
      kind: facts.kind,
      serial: facts.serial,
      at: facts.at,
      amount: facts.amount,
      url: `${paperPath(id, fileOf(facts))}?paper=${passOf(id)}`,
    })),
  });

  return {
    listPapers: async (request) => {
      const { accountId } = signedIn(request);
      const { id } = request.params;
      if ((await service.peopleOf(id))?.sellerId !== accountId) throw notFound('Sale not found');
      return [200, view(id, await service.papers(accountId, id))];
    },
    listPurchasePapers: async (request) => {
      const { id } = request.params;
      const phones = await phonesFor(request, id);
      const people = await service.peopleOf(id);
      if (!people || !phones.includes(people.buyerPhone)) throw notFound('Purchase not found');
      return [200, view(id, await service.papers(people.sellerId, id))];
    },
  } satisfies Handlers<'listPapers' | 'listPurchasePapers'>;
}
