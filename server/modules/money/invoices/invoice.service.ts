import type { Deps } from '../../../platform/deps';
import type { NewJob } from '../../../platform/jobs/jobs';
import { financialYear } from '../../../platform/text/india.calendar';
import type { BusinessService } from './business/business.service';
import { isCredit } from './invoice.facts';
import { invoiceOf, noteOn } from './invoice.making';
import {
  findInvoices,
  findPeople,
  findUnreceipted,
  holdSeries,
  type IssuedInvoice,
  type PaidRow,
  writeInvoices,
} from './invoice.repository';
import type { Series } from './serial.rules';

/** Money that went back to a buyer, once for each `refundId`. */
export interface GivenBack {
  sellerId: string;
  orderId: string;
  refundId: string;
  /** Paise. */
  amount: number;
  at: Date;
}

interface Sale {
  sellerId: string;
  orderId: string;
}

/** As JSON carries it. */
type GivenBackJob = Omit<GivenBack, 'at'> & { at: string };

const receipts = 'invoices.receipt';
const refundNotes = 'invoices.refund';
/** In ms. Many sales at once are receipted together afterwards; whoever asks earlier has the receipt made then. */
const restMs = 60_000;

/**
 * Gives documents their numbers, without a gap and without one twice: each series has a row, and a number is given under its lock
 * together with the document that has it. A sale does not wait for that: a job does it a minute later.
 */
export function createInvoiceService(
  { clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  {
    sellerName,
    business,
  }: { sellerName(accountId: string): Promise<string | null>; business: Pick<BusinessService, 'under'> },
) {
  /** Those that are paid and have none yet. Asked again it changes nothing. */
  async function issueReceipts(sellerId: string, orderIds: readonly string[]): Promise<void> {
    const missing = await findUnreceipted(database.db, sellerId, orderIds);
    if (missing.length === 0) return;
    const name = (await sellerName(sellerId)) ?? '';
    for (const { gstin, year, ids } of countedTogether(missing)) {
      const under = gstin === null ? null : await business.under(sellerId, gstin);
      if (gstin !== null && !under) throw new Error(`Orders have a GSTIN that is not registered`);
      const series: Series = under ? { kind: 'invoice', mark: under.mark } : { kind: 'receipt', mark: '' };
      await database.tx(async (trx) => {
        const last = await holdSeries(trx, sellerId, series, year);
        const rows = await findUnreceipted(trx, sellerId, ids);
        const documents = rows.map((row) => invoiceOf(sellerId, row, { sellerName: name, business: under }));
        await writeInvoices(trx, series, documents, last);
      });
    }
  }

  async function issueRefundNote(refund: GivenBack): Promise<void> {
    const { sellerId, orderId, refundId, amount, at } = refund;
    await issueReceipts(sellerId, [orderId]);
    const [document] = (await findInvoices(database.db, sellerId, orderId)).map(({ facts }) => facts);
    if (!document || isCredit(document))
      throw new Error(`Order ${orderId} has no document to issue a credit note for`);
    const series: Series = document.tax
      ? { kind: 'creditNote', mark: document.tax.mark }
      : { kind: 'refund', mark: '' };
    await database.tx(async (trx) => {
      const last = await holdSeries(trx, sellerId, series, financialYear(at));
      const notes = (await findInvoices(trx, sellerId, orderId)).filter(({ facts }) => isCredit(facts));
      if (notes.some(({ reference }) => reference === refundId)) return;
      const before = notes.reduce((sum, { facts }) => sum + facts.amount, 0);
      const facts = noteOn(document, { amount, before, at });
      await writeInvoices(trx, series, [{ sellerId, orderId, reference: refundId, at, facts }], last);
    });
  }

  jobs.handleMany<Sale>(receipts, async (sales) => {
    const bySeller = new Map<string, string[]>();
    for (const { sellerId, orderId } of sales)
      bySeller.set(sellerId, [...(bySeller.get(sellerId) ?? []), orderId]);
    for (const [sellerId, orderIds] of bySeller) await issueReceipts(sellerId, orderIds);
  });

  jobs.handle<GivenBackJob>(refundNotes, ({ at, ...refund }) =>
    issueRefundNote({ ...refund, at: new Date(at) }),
  );

  return {
    /** What makes the receipt of a sale: to be written together with the sale, and done when its rush is over. */
    receiptFor: ({ sellerId, orderId }: Sale): NewJob => ({
      queue: receipts,
      runAt: new Date(clock.now().getTime() + restMs),
      payload: { sellerId, orderId } satisfies Sale,
    }),
    /** What makes the note on money that went back, whole or in part: to be written together with the refund. */
    creditNoteFor: (refund: GivenBack): NewJob => ({
      queue: refundNotes,
      payload: { ...refund, at: refund.at.toISOString() } satisfies GivenBackJob,
    }),
    /** The documents of a seller's order, the receipt first; one that is due and not made is made now. None while nothing is paid. */
    async documents(sellerId: string, orderId: string): Promise<IssuedInvoice[]> {
      await issueReceipts(sellerId, [orderId]);
      return findInvoices(database.db, sellerId, orderId);
    },
    /** Null when there is no such order. */
    peopleOf: (orderId: string) => findPeople(database.db, orderId),
  };
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Orders whose documents are numbered in one series of one year, the earlier years first. */
function countedTogether(rows: readonly PaidRow[]): { gstin: string | null; year: string; ids: string[] }[] {
  const groups = new Map<string, { gstin: string | null; year: string; ids: string[] }>();
  for (const { id, paid_at, seller_gstin: gstin } of rows) {
    const year = financialYear(paid_at);
    const name = `${year} ${gstin ?? ''}`;
    const group = groups.get(name) ?? { gstin, year, ids: [] };
    group.ids.push(id);
    groups.set(name, group);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}
