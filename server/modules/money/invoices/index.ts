import type { Deps } from '../../../platform/deps';
import { platformAccountId } from '../../../platform/money/platform-account';
import { asBuffer } from '../../../platform/workers/workers';
import type { BuyerPhones, Identity } from '../../accounts';
import type { Notifier } from '../../messaging';
import { businessHandlers } from './business/business.routes';
import type { BusinessService } from './business/business.service';
import { createDocumentToken } from './document.token';
import { feeHandlers } from './fees/fee.routes';
import { createFeeInvoices } from './fees/fee.service';
import { platformSupply } from './fees/platform-supply';
import { documentNamed, documentPath, feeSubject, fileOf } from './invoice.address';
import { invoiceHandlers } from './invoice.routes';
import { createInvoiceService } from './invoice.service';
import type { InvoiceKind } from './serial.rules';

export { dayInWords } from '../../../platform/text/india.calendar';
export { type Business, type BusinessService, createBusiness } from './business/business.service';
export type { GstinReview } from './claims/claim.service';
export { documentPath, notePath } from './invoice.address';
export { type Supply, supplyTo } from './tax/supply.rules';

const minute = 60_000;

/** A document of an order, for a page that leads to it. */
export interface DocumentLink {
  kind: InvoiceKind;
  serial: string;
  path: string;
}

/** Receipts, tax invoices and the notes on them: their numbers, and the documents themselves. */
export function createInvoices(
  deps: Pick<Deps, 'config' | 'database' | 'jobs' | 'clock' | 'signer' | 'workers'>,
  {
    identity,
    business,
    notify,
    access,
  }: {
    identity: Pick<Identity, 'languagesOf' | 'seller' | 'sellerName'>;
    business: BusinessService;
    notify: Pick<Notifier, 'notify'>;
    access: BuyerPhones;
  },
) {
  const sellerName = async (accountId: string) =>
    accountId === platformAccountId ? deps.config.operator.legalName : identity.sellerName(accountId);
  const service = createInvoiceService(deps, { sellerName, business });
  const documentToken = createDocumentToken(deps);
  deps.jobs.every('business.settle', 10 * minute, business.settle);
  const fees = createFeeInvoices(deps, { identity, business, notify, pass: documentToken });

  const documentsOf = async (orderId: string) => {
    const people = await service.peopleOf(orderId);
    return people ? service.documents(people.sellerId, orderId) : [];
  };

  return {
    handlers: {
      ...invoiceHandlers(service, documentToken.of, access),
      ...businessHandlers(business),
      ...feeHandlers(fees, documentToken.of),
    },
    /** The GST with which the platform sells to a creator, beside the tax. `amount` in paise. */
    platformSupply: (accountId: string, amount: number) =>
      platformSupply(business, accountId, { amount, basisPoints: deps.config.feeTaxBasisPoints }),
    receiptFor: service.receiptFor,
    creditNoteFor: service.creditNoteFor,
    /** The documents of an order, the receipt first; none while nothing is paid. */
    async list(orderId: string): Promise<DocumentLink[]> {
      const documents = await documentsOf(orderId);
      return documents.map(({ facts: { kind, serial } }) => ({
        kind,
        serial,
        path: documentPath(orderId, fileOf({ serial })),
      }));
    },
    /** A document as a PDF, by the name of its file; null when there is none. The same bytes each time. */
    async draw(orderId: string, file: string): Promise<{ file: string; pdf: Buffer } | null> {
      const facts = documentNamed(await documentsOf(orderId), file);
      return facts && { file: fileOf(facts), pdf: asBuffer(await deps.workers.run('invoicePdf', facts)) };
    },
    /** A fee invoice of a creator likewise, for whoever has a pass to all of theirs or to this one. */
    async drawFee(
      accountId: string,
      file: string,
      given: string,
    ): Promise<{ file: string; pdf: Buffer } | null> {
      const subjects = [accountId, feeSubject(accountId, file)];
      if (!subjects.some((subject) => documentToken.isGood(subject, given))) return null;
      const facts = (await fees.list(accountId)).find((one) => fileOf(one) === file);
      return facts ? { file, pdf: asBuffer(await deps.workers.run('feePdf', facts)) } : null;
    },
    /** Whether the address was made within the last hour, for whoever sold or bought the order. */
    isPass: documentToken.isGood,
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
