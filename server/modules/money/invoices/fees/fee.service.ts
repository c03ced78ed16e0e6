import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { financialYear } from '../../../../platform/text/india.calendar';
import type { Identity } from '../../../accounts';
import type { Notifier } from '../../../messaging';
import type { BusinessService } from '../business/business.service';
import type { DocumentToken } from '../document.token';
import { feePath, feeSubject, fileOf } from '../invoice.address';
import { countTo, holdSeries } from '../invoice.repository';
import { serialOf } from '../serial.rules';
import { type FeeFacts, type FeeKind, feeDocuments } from './fee.facts';
import { endedMonths, type Month, monthInWords } from './fee.months';
import {
  type FeeDocument,
  findFeeDocuments,
  findInvoiced,
  findLastName,
  findUninvoiced,
  insertFeeDocuments,
  type NewFeeDocument,
} from './fee.repository';

/** Months that are looked at again, so that one on which nothing ran is made up for. */
const monthsBack = 3;
const atOnce = 200;
const everyMs = 6 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** How long the links in a mail open: long enough for whoever keeps a creator's books by the quarter. */
const mailedDays = 120;
const kinds: readonly FeeKind[] = ['fee', 'feeCredit'];

type Context = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs'> & {
  business: BusinessService;
  identity: Pick<Identity, 'languagesOf' | 'seller' | 'sellerName'>;
  notify: Pick<Notifier, 'notify'>;
  pass: Pick<DocumentToken, 'of'>;
};

/** Every month each creator gets the platform's invoice over the fees of the month before. */
export function createFeeInvoices(
  { clock, config, database, jobs }: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs'>,
  {
    business,
    identity,
    notify,
    pass,
  }: {
    business: BusinessService;
    identity: Pick<Identity, 'languagesOf' | 'seller' | 'sellerName'>;
    notify: Pick<Notifier, 'notify'>;
    pass: Pick<DocumentToken, 'of'>;
  },
) {
  const context: Context = { clock, config, database, jobs, business, identity, notify, pass };

  jobs.every('invoices.fees', everyMs, async () => {
    for (const month of endedMonths(clock.now(), monthsBack).reverse()) await issue(context, month);
  });

  return {
    /** A creator's fee invoices and the credit notes on fees, the latest month first. */
    list: (sellerId: string): Promise<FeeFacts[]> => findFeeDocuments(database.db, sellerId),
  };
}

async function documentsOf(
  { database, business, config, clock, identity }: Context,
  month: Month,
): Promise<NewFeeDocument[]> {
  const found = await findUninvoiced(database.db, month, atOnce);
  const sellerIds = found.map(({ sellerId }) => sellerId);
  const businesses = await business.ofMany([platformAccountId, ...sellerIds]);
  const languages = await identity.languagesOf(sellerIds);
  const { operator, feeTaxBasisPoints: basisPoints } = config;
  const at = clock.now();
  const documents = await Promise.all(
    found.map(async (fees) => {
      const { sellerId } = fees;
      const creator = businesses.get(sellerId) ?? null;
      const creatorName =
        creator?.legalName ??
        (await identity.sellerName(sellerId)) ??
        (await findLastName(database.db, sellerId));
      const parties = {
        platform: businesses.get(platformAccountId) ?? null,
        operator,
        creator,
        creatorName,
        language: languages.get(sellerId) ?? 'en',
      };
      return feeDocuments(month.name, fees, parties, { at, basisPoints }).map((facts) => ({
        sellerId,
        facts,
      }));
    }),
  );
  return documents.flat();
}

/** The documents of a month that are due and not made; asked again it changes nothing. */
async function issue(context: Context, month: Month): Promise<void> {
  for (
    let documents = await documentsOf(context, month);
    documents.length > 0;
    documents = await documentsOf(context, month)
  )
    await write(context, month.name, documents);
}

/** Gives the numbers under the locks of the platform's two series, and tells. Who waits here sees what the other has written. */
async function write(context: Context, month: string, documents: readonly NewFeeDocument[]): Promise<void> {
  const { database } = context;
  await database.tx(async (trx) => {
    const year = financialYear(new Date(documents[0]?.facts.at ?? 0));
    const held = new Map<FeeKind, number>();
    for (const kind of kinds)
      held.set(kind, await holdSeries(trx, platformAccountId, { kind, mark: '' }, year));
    const done = await findInvoiced(
      trx,
      month,
      documents.map(({ sellerId }) => sellerId),
    );
    const written: FeeDocument[] = [];
    for (const kind of kinds) {
      const series = { kind, mark: '' };
      const last = held.get(kind) ?? 0;
      const due = documents.filter(({ sellerId, facts }) => facts.kind === kind && !done.has(sellerId));
      written.push(
        ...(await insertFeeDocuments(trx, due, (place) => serialOf(series, year, last + place + 1))),
      );
      await countTo(trx, { sellerId: platformAccountId, series, year, last: last + due.length });
    }
    for (const sellerId of new Set(written.map((document) => document.sellerId)))
      await tell(
        context,
        trx,
        sellerId,
        written.filter((document) => document.sellerId === sellerId).map(({ facts }) => facts),
      );
  });
}

async function tell(
  { identity, notify, pass }: Context,
  trx: Tx,
  sellerId: string,
  documents: readonly FeeFacts[],
): Promise<void> {
  const seller = await identity.seller(sellerId, trx);
  await notify.notify(trx, {
    template: 'fees',
    sellerId,
    email: seller?.email ?? null,
    month: monthInWords(documents[0]?.month ?? ''),
    days: mailedDays,
    papers: documents.map((facts) => ({
      kind: facts.kind,
      serial: facts.serial,
      amount: facts.fee + facts.tax,
      path: `${feePath(sellerId, facts)}?paper=${pass.of(feeSubject(sellerId, fileOf(facts)), mailedDays * dayMs)}`,
    })),
  });
}

export type FeeInvoices = ReturnType<typeof createFeeInvoices>;
