import type { Deps } from '../../platform/deps';
import type { NewJob } from '../../platform/jobs';
import { financialYear } from './india.calendar';
import type { InvoiceFacts } from './invoice.facts';
import {
  findInvoices,
  findSellerOf,
  findUnreceipted,
  holdSeries,
  type PaidRow,
  type Wanted,
  writeInvoices,
} from './invoice.repository';

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
 * Gives papers their numbers, without a gap and without one twice: each series has a row, and a number is given under its lock
 * together with the paper that has it. A sale does not wait for that: a job does it a minute later.
 */
export function createInvoiceService(
  { clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  { sellerName }: { sellerName(accountId: string): Promise<string | null> },
) {
  /** Those that are paid and have none yet. Asked again it changes nothing. */
  async function issueReceipts(sellerId: string, orderIds: readonly string[]): Promise<void> {
    const missing = await findUnreceipted(database.db, sellerId, orderIds);
    if (missing.length === 0) return;
    const name = (await sellerName(sellerId)) ?? '';
    const years = new Set(missing.map((row) => financialYear(row.paid_at)));
    for (const year of [...years].sort()) {
      const ids = missing.filter((row) => financialYear(row.paid_at) === year).map(({ id }) => id);
      await database.tx(async (trx) => {
        const last = await holdSeries(trx, sellerId, 'receipt', year);
        const rows = await findUnreceipted(trx, sellerId, ids);
        await writeInvoices(
          trx,
          rows.map((row) => receiptOf(sellerId, row, name)),
          last,
        );
      });
    }
  }

  async function issueRefundNote(refund: GivenBack): Promise<void> {
    const { sellerId, orderId, refundId, amount, at } = refund;
    await issueReceipts(sellerId, [orderId]);
    await database.tx(async (trx) => {
      const last = await holdSeries(trx, sellerId, 'refund', financialYear(at));
      const papers = await findInvoices(trx, sellerId, orderId);
      const receipt = papers.find(({ facts }) => facts.kind === 'receipt')?.facts;
      if (!receipt) throw new Error(`Order ${orderId} has no receipt that money could be given back on`);
      if (papers.some(({ facts, reference }) => facts.kind === 'refund' && reference === refundId)) return;
      const facts = {
        ...receipt,
        kind: 'refund' as const,
        at: at.toISOString(),
        amount,
        against: receipt.serial,
      };
      await writeInvoices(trx, [{ sellerId, orderId, reference: refundId, at, facts }], last);
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
    /** The papers of a seller's order, the receipt first; one that is due and not made is made now. None while nothing is paid. */
    async papers(sellerId: string, orderId: string): Promise<InvoiceFacts[]> {
      await issueReceipts(sellerId, [orderId]);
      return (await findInvoices(database.db, sellerId, orderId)).map(({ facts }) => facts);
    },
    /** Null when there is no such order. */
    sellerOf: (orderId: string) => findSellerOf(database.db, orderId),
  };
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;

function receiptOf(sellerId: string, row: PaidRow, sellerName: string): Wanted {
  return {
    sellerId,
    orderId: row.id,
    reference: row.id,
    at: row.paid_at,
    facts: {
      kind: 'receipt',
      at: row.paid_at.toISOString(),
      orderId: row.id,
      sellerName,
      buyerName: row.buyer_name,
      buyerEmail: row.buyer_email,
      phoneEnding: row.buyer_phone.slice(-4),
      title: row.title,
      amount: row.amount,
      method: row.method,
      against: null,
    },
  };
}
