import type { ProductContext } from '@haat/kinds/kind';
import { missingIn } from '@haat/kinds/missing';
import type { ItemFile, NamedFile } from '@haat/kinds/parts/items/items.rules';
import { kindOf } from '@haat/kinds/rules';
import type { Missing } from '@haat/openapi';
import type { Clock } from '../../../../platform/clock/clock';
import type { Config } from '../../../../platform/config/config';
import type { Database, Db } from '../../../../platform/database/database';
import { findFiles } from '../../media';
import { findProducts, type ProductRow } from './product.repository';
import { missingFor } from './product.rules';
import { countTaken } from './seats.repository';

type Speaking = Pick<ProductRow, 'kind' | 'content'> & Partial<Pick<ProductRow, 'thank_you'>>;

/** The uploaded files that a product's content names, and its thank-you where its kind delivers that. */
export const filesOf = ({ kind, content, thank_you }: Speaking): NamedFile[] =>
  kindOf({ kind }).filesIn?.(content as never, thank_you) ?? [];

/** Those that anybody may play on its preview: what its kind shows for free, and its trailer. */
export const publicFilesOf = ({
  trailer,
  ...row
}: Pick<ProductRow, 'kind' | 'content' | 'trailer'>): string[] => [
  ...(kindOf(row).freeFilesIn?.(row.content as never) ?? []).map(({ mediaId }) => mediaId),
  ...(trailer ? [trailer.mediaId] : []),
];

/** The products of the same creator that a product's content speaks of. */
export const idsReferredTo = ({ kind, content }: Speaking): string[] =>
  kindOf({ kind }).refersTo?.(content as never) ?? [];

/** What the kinds may look at besides a product's own content. */
export interface RowContext extends ProductContext<ProductRow> {
  files: ReadonlyMap<string, ItemFile>;
  connected: ReadonlySet<string>;
  /** The installation has rooms for live sessions; left out where nothing is published. */
  hasOwnRooms?: boolean;
  /** Of the products it speaks of, those whose seats are all held; left out where nobody counted. */
  full?: ReadonlySet<string>;
}

/** What the kinds may look at besides a product's own content: the time, the products it speaks of, and the channels that admit their buyers. */
export function createProductContext(
  { clock, config, database }: { clock: Clock; config?: Pick<Config, 'providers'>; database: Database },
  connectedChannels: ConnectedChannels,
) {
  return async (
    sellerId: string,
    products: readonly Speaking[],
    db: Db = database.db,
  ): Promise<RowContext> => {
    const others = await findProducts(db, sellerId, [...new Set(products.flatMap(idsReferredTo))]);
    const connected = await connectedOf(connectedChannels, db, sellerId, [...products, ...others.values()]);
    const files = await filesNamedBy(db, sellerId, [...products, ...others.values()]);
    const hasOwnRooms = config !== undefined && config.providers.jitsi !== null;
    return { now: clock.now(), others, connected, files, hasOwnRooms };
  };
}

/** What products name of a seller's uploaded files, by id. */
async function filesNamedBy(
  db: Db,
  sellerId: string,
  products: readonly Speaking[],
): Promise<ReadonlyMap<string, ItemFile>> {
  return new Map((await findFiles(db, sellerId, idsOfFiles(products))).map((file) => [file.id, file]));
}

/** Each once. */
export const idsOfFiles = (products: readonly Speaking[]): string[] => [
  ...new Set(products.flatMap(filesOf).map(({ mediaId }) => mediaId)),
];

/** The channels of products that admit members now. */
export async function connectedOf(
  connectedChannels: ConnectedChannels,
  db: Db,
  sellerId: string,
  products: readonly Speaking[],
): Promise<ReadonlySet<string>> {
  const channels = [...new Set(products.flatMap(channelsOf))];
  return channels.length > 0 ? connectedChannels(db, sellerId, channels) : new Set();
}

/** Of channels, servers and roles of third parties, by their ids there, those that are connected to a seller and admit members. */
export type ConnectedChannels = (
  db: Db,
  sellerId: string,
  ids: readonly string[],
) => Promise<ReadonlySet<string>>;

const channelsOf = ({ kind, content }: Speaking): readonly string[] =>
  kindOf({ kind }).connectsTo?.(content as never) ?? [];

const seatsOf = ({ kind, content }: Speaking, now: Date): number | null =>
  kindOf({ kind }).seats?.(content as never, now) ?? null;

/** Seats that are held of each of a seller's products, by id, in one statement; nothing of those where nobody counts them. */
export const takenOfEach = async (
  db: Db,
  sellerId: string,
  { rows, now }: { rows: readonly ProductRow[]; now: Date },
): Promise<ReadonlyMap<string, number>> =>
  countTaken(
    db,
    sellerId,
    rows.filter((row) => seatsOf(row, now) !== null).map(({ id }) => id),
  );

/** Those of the products that some rows of a seller speak of whose seats are all held, by their ids. */
export async function fullAmong(
  db: Db,
  sellerId: string,
  { rows, productContext }: { rows: readonly Speaking[]; productContext: ProductContext<ProductRow> },
): Promise<ReadonlySet<string>> {
  const { now, others } = productContext;
  const ids = [...new Set(rows.flatMap(idsReferredTo))];
  const named = ids.flatMap((id) => others.get(id) ?? []);
  const taken = await takenOfEach(db, sellerId, { rows: named, now });
  const isFull = (row: ProductRow) =>
    (taken.get(row.id) ?? 0) >= (seatsOf(row, now) ?? Number.POSITIVE_INFINITY);
  return new Set(named.filter(isFull).map(({ id }) => id));
}

/** All that publishing still needs of a row, changed or not. `onSale` is the content that is on sale already; null when none is. */
export function missingOf(
  row: ProductRow,
  {
    sellerName,
    productContext,
    onSale = row.status === 'published' ? row.content : null,
  }: { sellerName: string | null; productContext: RowContext; onSale?: ProductRow['content'] | null },
): Missing[] {
  const isOnSale = (id: string) => productContext.others.get(id)?.status === 'published';
  const isConnected = (id: string) => productContext.connected.has(id);
  const fileOf = (id: string) => productContext.files.get(id);
  const { now, hasOwnRooms } = productContext;
  const offer = { title: row.title, description: row.description, thankYou: row.thank_you };
  const context = { now, isOnSale, isConnected, fileOf, hasOwnRooms, onSale, offer };
  const ofKind = missingIn(row.kind, row.content, context);
  return [...missingFor(row), ...ofKind, ...missingName(sellerName)];
}

const missingName = (sellerName: string | null): Missing[] =>
  sellerName
    ? []
    : [{ field: 'name', message: 'Add your name, so that buyers know who they are buying from' }];
