import { type ProductKind, productKinds } from '@haat/kinds/facts';
import type { ProductContext } from '@haat/kinds/kind';
import { ContentError } from '@haat/kinds/parts/content-error';
import { fits, isStamped, type NamedFile, stampFault } from '@haat/kinds/parts/items/items.rules';
import { type TrailerFile, trailerFault } from '@haat/kinds/parts/trailer/trailer.rules';
import { kindOf } from '@haat/kinds/rules';
import type { Content, Image, Price, ProductFields, Seo, ThankYou, Trailer } from '@haat/openapi';
import { contractErrors } from '../../../../platform/http/api.validation';
import { conflict, invalid } from '../../../../platform/http/errors';
import type { Media } from '../../media';
import { filesOf } from './product.context';
import type { WrittenFields } from './product.fields';
import type { OwnProduct } from './product.owner';
import { refuseTooLong } from './product.quotas';
import type { ProductRow } from './product.repository';
import { checkQuestions, settlePrices, settleTitle } from './product.rules';
import { seatsOfAll } from './seats.repository';

export interface ChangeParts {
  /** Paise. */
  limits: { least: number; most: number };
  newPriceId: () => string;
  /** Which of these ids stand in other products of the seller. */
  priceIdsElsewhere: (ids: string[], product: ExistingProduct) => Promise<Set<string>>;
  findPicture: Media['find'];
  /** An uploaded file of a creator; null for any other. */
  findFile: (sellerId: string, mediaId: string) => Promise<TrailerFile | null>;
  /** What the kind may look at besides this content. */
  contextOf: (
    product: Pick<ProductRow, 'seller_id' | 'kind' | 'content'> & Partial<Pick<ProductRow, 'thank_you'>>,
  ) => Promise<ProductContext>;
}

/** The product as it was; a new one has neither prices nor content. `prices` are all that it has, published or not. */
export type ExistingProduct = Pick<ProductRow, 'seller_id' | 'id' | 'kind' | 'prices' | 'content'> &
  Partial<Pick<ProductRow, 'trailer'>>;

/** A product that buyers have: both its states, and prices that it had at another time. */
export const existingOf = ({ live, edited }: OwnProduct, former: readonly Price[] = []): ExistingProduct => ({
  ...edited,
  prices: [...edited.prices, ...live.prices, ...former],
});

/** What the given fields change. Throws 422 refusals, and 409 ones beyond a quota. */
export async function settle(
  given: ProductFields,
  existing: ExistingProduct,
  parts: ChangeParts,
): Promise<Partial<WrittenFields>> {
  const { findPicture } = parts;
  const { title, description, prices, content, questions, thankYou, accent, seo, language } = given;
  refuseTooLong(given);
  if (questions !== undefined) checkQuestions(questions);
  return {
    ...(title !== undefined && { title: settleTitle(title) }),
    ...(description !== undefined && { description }),
    ...(prices !== undefined && { prices: await pricesOf(prices, existing, parts) }),
    ...(content !== undefined && { content: await settleContent(content, existing, parts) }),
    ...(questions !== undefined && { questions }),
    ...(thankYou !== undefined && { thank_you: await settleThankYou(thankYou, existing, parts) }),
    ...(accent !== undefined && { accent }),
    ...(seo !== undefined && { seo: await settleSeo(seo, findPicture) }),
    ...(language !== undefined && { language }),
    ...(given.cover !== undefined && { cover: await settleCover(given.cover, findPicture) }),
    ...(given.trailer !== undefined && { trailer: await settleTrailer(given.trailer, existing, parts) }),
    ...(given.gallery !== undefined && { gallery: await settleGallery(given.gallery, findPicture) }),
  };
}

async function pricesOf(
  given: readonly Price[],
  existing: ExistingProduct,
  { limits, newPriceId, priceIdsElsewhere }: ChangeParts,
): Promise<Price[]> {
  const added = given
    .flatMap(({ id }) => id ?? [])
    .filter((id) => existing.prices.every((one) => one.id !== id));
  const taken = new Set([...(await priceIdsElsewhere(added, existing)), seatsOfAll]);
  const { mayBeFree = false, sellsSeveral = false } = productKinds[existing.kind];
  return settlePrices(
    given,
    existing.prices,
    { ...limits, mayBeFree, sellsSeveral },
    { taken, newId: newPriceId },
  );
}

async function settleContent(
  given: ProductRow['content'],
  existing: ExistingProduct,
  { contextOf }: ChangeParts,
): Promise<ProductRow['content']> {
  const kind = kindOf(existing);
  const content = checkContent(existing.kind, given);
  if (!kind.normalise) return content;
  const productContext = await contextOf({ ...existing, content });
  refuseWrongFiles(filesOf({ kind: existing.kind, content }), productContext.files);
  const { normalise } = kind;
  return refusing(() =>
    normalise(content as never, { ...productContext, existing: existing.content as never }),
  );
}

/** Items are the content of kinds that deliver by their thank-you, and nothing to others. Throws 422 refusals. */
async function settleThankYou(
  given: ThankYou,
  existing: ExistingProduct,
  { contextOf }: ChangeParts,
): Promise<ThankYou> {
  const { normaliseThankYou } = kindOf(existing);
  if (!given.items) return given;
  if (!normaliseThankYou)
    throw invalid({ 'thankYou.items': 'Only payment pages have files and links in their thank-you' });
  const items = tidy(given.items) as NonNullable<ThankYou['items']>;
  const thankYou = refusing(() => normaliseThankYou({ ...given, items }));
  const speaking = { ...existing, content: {}, thank_you: thankYou };
  refuseWrongFiles(filesOf(speaking), (await contextOf(speaking)).files);
  return thankYou;
}

/** What rules of kinds refuse, as refusals of the server. */
function refusing<Result>(settled: () => Result): Result {
  try {
    return settled();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { conflict: code, fields, message } = error;
    throw code === undefined ? invalid({ ...fields }) : conflict(code, message, { ...fields });
  }
}

/** Only files of the creator's own, and of the type that their item has. Throws a 422 refusal naming the first that is not. */
function refuseWrongFiles(named: readonly NamedFile[], files: ProductContext['files']): void {
  for (const one of named) {
    const { mediaId, type, field } = one;
    const file = files?.get(mediaId);
    if (!file) throw invalid({ [field]: 'This file was not found. Upload it again.' });
    if (!fits(type, file))
      throw invalid({ [field]: wrongFile[type as keyof typeof wrongFile] ?? wrongFile.file });
    const fault = isStamped(one) ? stampFault(file) : null;
    if (fault) throw invalid({ [field.replace(/mediaId$/, 'stamp')]: fault });
  }
}

const wrongFile = {
  image: 'This file is not an image that browsers show. Use JPEG, PNG, WebP, AVIF or GIF.',
  video: 'This file was not uploaded as a video.',
  audio: 'This file is not audio.',
  file: 'This file cannot be used here.',
} as const;

async function settleGallery(gallery: readonly Image[], findPicture: Media['find']): Promise<Image[]> {
  const found = await Promise.all(gallery.map(({ id }) => findPicture(id)));
  return gallery.map(({ alt }, index) => {
    const image = found[index];
    if (!image) throw invalid({ [`gallery.${index}`]: 'This picture was not found. Upload it again.' });
    return { ...image, alt };
  });
}

async function settleSeo({ image, ...texts }: Seo, findPicture: Media['find']): Promise<Seo> {
  if (!image) return texts;
  const found = await findPicture(image.id);
  if (!found) throw invalid({ 'seo.image': 'This picture was not found. Upload it again.' });
  return { ...texts, image: { ...found, alt: image.alt } };
}

/** Only a picture that was uploaded, with the size it really has. */
async function settleCover(
  cover: NonNullable<ProductFields['cover']> | null,
  findPicture: Media['find'],
): Promise<Image | null> {
  if (cover === null) return null;
  const image = await findPicture(cover.id);
  if (!image) throw invalid({ cover: 'This picture was not found. Upload it again.' });
  return { ...image, alt: cover.alt };
}

/** Only a video of the creator's own, which is no longer than trailers are. What is not judged yet may be. */
async function settleTrailer(
  trailer: Trailer | null,
  { seller_id: sellerId, trailer: existing = null }: Pick<ExistingProduct, 'seller_id' | 'trailer'>,
  { findFile }: Pick<ChangeParts, 'findFile'>,
): Promise<Trailer | null> {
  // What it is already was judged before, and its content may have been replaced since: nothing else is stopped by that.
  if (trailer === null || trailer.mediaId === existing?.mediaId) return trailer;
  const file = await findFile(sellerId, trailer.mediaId);
  if (!file) throw invalid({ trailer: 'This file was not found. Upload it again.' });
  const fault = trailerFault(file);
  if (fault !== null) throw invalid({ trailer: fault });
  return { mediaId: trailer.mediaId };
}

/**
 * The content as it is kept: trimmed, without what was left empty, and held to the schema of its kind.
 * Throws a 422 refusal naming `content.…`.
 */
function checkContent(kind: ProductKind, given: Content): Content {
  const content = tidy(given) as Content;
  const fields = contractErrors(productKinds[kind].contentSchema, content, 'content');
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return content;
}

/** An empty title stays: it is one that is still to be written. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy).filter((one) => one !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, tidy(one)] as const)
      .filter(([name, one]) => one !== '' || name === 'title'),
  );
}
