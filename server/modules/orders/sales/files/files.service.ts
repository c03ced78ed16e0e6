import { Readable } from 'node:stream';
import type { FileAddress, NewFile } from '@haat/openapi';
import type { Clock } from '../../../../platform/clock/clock';
import type { Deps } from '../../../../platform/deps';
import { unprocessable } from '../../../../platform/http/errors';
import { createSignedToken } from '../../../../platform/security/signed-token';
import type { Signer } from '../../../../platform/security/signer';
import { asBuffer } from '../../../../platform/workers/workers';
import type { Identity } from '../../../accounts';
import type { Ledger } from '../../../money';
import { dayOf, startOf } from '../india.days';
import type { TransactionFilter } from '../sale.filter';
import type { Breakdown, SalesAnalytics } from '../sales.analytics';
import { typesOf } from '../sales.service';
import type { SalesIndexes } from '../search/sales.index.service';
import { statementFile } from '../statement/statement.file';
import { statementLines } from '../statement/statement.lines';
import { type NamedLine, namedLines } from '../statement/statement.named';
import { taxFile } from '../tax/tax.file';
import { salesFile } from './sales.file';

/** Ms: how long an address of a file opens; a download that has begun goes on. */
const lifetime = 10 * 60_000;

/** What a file is of: everything the server needs to make it, so that nothing is kept. */
interface FileRequest {
  file: 'sales.csv' | 'statement.csv' | 'statement.pdf' | 'tax-pack.csv' | 'analytics.csv';
  sellerId: string;
  /** As the contract takes it. */
  filter: Record<string, string | undefined>;
}

export interface FilesDependencies {
  ledger: Pick<Ledger, 'statement' | 'batch'>;
  identity: Pick<Identity, 'languagesOf' | 'sellerName'>;
  analytics: Pick<SalesAnalytics, 'file' | 'breakdownFile'>;
}

export interface MadeFile {
  /** As the browser saves it. */
  name: string;
  type: string;
  content: Readable | Buffer;
}

/** Entries: about a hundred pages. Whoever wants more wants a table. */
const maxPdfEntries = 10_000;
const firstYear = 2017;

const parseDate = (given: string | undefined) => (given === undefined ? undefined : new Date(given));

interface FilesContext
  extends Pick<Deps, 'clock' | 'config' | 'database' | 'signer' | 'workers'>,
    FilesDependencies {
  indexes: SalesIndexes;
  fileToken: ReturnType<typeof createFileToken>;
}

function typesIn({ entries }: FileRequest['filter']) {
  return entries === undefined ? undefined : typesOf[entries as keyof typeof typesOf];
}

const timeOf = ({ from, to }: FileRequest['filter']) => ({ from: parseDate(from), to: parseDate(to) });

function linesOf(
  { database, ledger }: FilesContext,
  { sellerId, filter }: FileRequest,
): AsyncGenerator<NamedLine> {
  const time = timeOf(filter);
  return namedLines(database.db, sellerId, statementLines(ledger, sellerId, time, typesIn(filter)));
}

async function contentOf(context: FilesContext, request: FileRequest): Promise<Readable | Buffer> {
  const { indexes, database, identity, config, clock, workers, analytics } = context;

  const { sellerId, filter } = request;
  switch (request.file) {
    case 'sales.csv': {
      const index = await indexes.of(sellerId);
      const { from, to, q, ...rest } = filter;
      const narrowed = { ...rest, text: q, from: parseDate(from), to: parseDate(to) } as TransactionFilter;
      return Readable.from(salesFile(database.db, sellerId, narrowed, index?.wordsUntil ?? null));
    }
    case 'statement.csv':
      return Readable.from(statementFile(linesOf(context, request)));
    case 'statement.pdf': {
      const sellerName = (await identity.sellerName(sellerId)) ?? '';
      const language = (await identity.languagesOf([sellerId])).get(sellerId) ?? 'en';
      const facts = {
        language,
        sellerName,
        operator: config.operator.name,
        time: timeOf(filter),
        at: clock.now(),
      };
      const lines: NamedLine[] = [];
      for await (const line of linesOf(context, request)) lines.push(line);
      return asBuffer(await workers.run('statementPdf', { ...facts, lines }));
    }
    case 'analytics.csv': {
      const { productId = '' } = filter;
      const time = timeOf(filter);
      const breakdown = filter['breakdown'] as Breakdown | undefined;
      if (breakdown)
        return Buffer.from(await analytics.breakdownFile(sellerId, { productId, breakdown, ...time }));
      return Readable.from(analytics.file(sellerId, { productId, ...time }));
    }
    case 'tax-pack.csv': {
      const name = (await identity.sellerName(sellerId)) ?? '';
      return Readable.from(taxFile(database.db, { id: sellerId, name }, Number(filter['year'])));
    }
  }
}

/** @throws Refusal 422 (too long for paper, or no such year) */
async function ask(
  { clock, ledger, fileToken }: FilesContext,
  sellerId: string,
  { file, year, ...filter }: NewFile,
): Promise<FileAddress> {
  const now = clock.now();
  if (file === 'statement.pdf') {
    const time = { from: parseDate(filter.from), to: parseDate(filter.to) };
    const entries = await ledger.batch(sellerId, { ...time, after: null, limit: maxPdfEntries + 1 });
    if (entries.length > maxPdfEntries)
      throw unprocessable(
        'too_long',
        'This is too long for a PDF. Choose a shorter period, or download the CSV',
      );
  }
  const thisYear = Number(dayOf(now).slice(0, 4));
  if (file === 'tax-pack.csv' && (year === undefined || year < firstYear || startOf(`${year}-04-01`) > now))
    throw unprocessable('no_such_year', `Choose a financial year up to the one that began in ${thisYear}`, {
      year: 'That financial year has not started yet',
    });
  const input = { file, sellerId, filter: { ...filter, ...(year && { year: String(year) }) } };
  return { url: fileToken.pathOf(input) };
}

/** The file of an address that `ask` gave; null when it is not one, or not any more. */
async function make(context: FilesContext, file: string, given: string): Promise<MadeFile | null> {
  const input = context.fileToken.read(file, given);
  if (!input) return null;
  const [name, ending = ''] = file.split('.');
  const { year, breakdown } = input.filter;
  return {
    name: `${[name, breakdown, year ?? dayOf(context.clock.now())].filter(Boolean).join('-')}.${ending}`,
    type: ending === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
    content: await contentOf(context, input),
  };
}

/** Files of any size: rows are read while others are on their way, so that a million of them need no more memory than a few hundred. */
export function createFiles(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'signer' | 'workers'>,
  dependencies: FilesDependencies,
  indexes: SalesIndexes,
) {
  const fileToken = createFileToken(deps);
  const context: FilesContext = { ...deps, ...dependencies, indexes, fileToken };
  return {
    ask: (sellerId: string, of: NewFile) => ask(context, sellerId, of),
    make: (file: string, given: string) => make(context, file, given),
  };
}

export type Files = ReturnType<typeof createFiles>;

/** Addresses of files for a signed-in creator's browser, which opens them without a header: one file each, for a while. */
function createFileToken(deps: { clock: Clock; signer: Signer }) {
  const token = createSignedToken<FileRequest>(deps, { purpose: 'salesFile', lifetime });
  return {
    pathOf: (request: FileRequest): string => `/files/${request.file}?of=${token.write(request)}`,
    /** Null for an address that is not ours, or not any more, or of another file. */
    read(file: string, given: string): FileRequest | null {
      const input = token.read(given);
      return input?.file === file ? input : null;
    },
  };
}
