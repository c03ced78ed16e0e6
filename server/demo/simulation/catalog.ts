// What the creator puts up: products with their pictures, discounts and short links, each on its day.
import type { Discount, ImageSources, Link, NewProduct, Product } from '@haat/openapi';
import sharp from 'sharp';
import { type DemoLink, discounts, links } from '../shop/discounts-and-links';
import { items, type ShopItem } from '../shop/items';
import { readAsset } from './assets';
import { type DemoContext, dayMs } from './context';
import { uploadFilm } from './films';

export interface Catalog {
  /** Begins with the pictures, which take longest. */
  begin(): void;
  /** Puts up what begins on this day. */
  putUp(day: Date): Promise<void>;
  /** Ends what is in use no more on the last day. */
  close(): Promise<void>;
  /** By the index of an item; undefined before its day. */
  product(index: number): Product | undefined;
  /** The link that leads to an item, while there is one. */
  link(index: number): (DemoLink & { id: string; url: string }) | undefined;
}

/** Larger ones take longer to make than the season does. */
const coverWidth = 720;
const coverHeight = 450;

type Context = ReturnType<typeof contextOf>;

export function createCatalog(demo: DemoContext): Catalog {
  const { now } = demo;
  const context = contextOf(demo);
  const { published, discountIds, linkOf } = context;

  return {
    begin: () => beginPictures(context),
    async putUp(day) {
      const ago = Math.floor((now.getTime() - day.getTime()) / dayMs);
      for (const item of items)
        if (!published.has(item) && item.daysOnSale >= ago) published.set(item, await make(context, item));
      for (const one of discounts)
        if (!discountIds.has(one) && one.sinceDays >= ago) discountIds.set(one, await offer(context, one));
      for (const one of links)
        if (!linkOf.has(one.title) && one.sinceDays >= ago) {
          const { id, url } = await linkTo(context, one);
          linkOf.set(one.title, { ...one, id, url });
        }
    },
    close: () => close(context),
    product: (index) => {
      const item = items[index];
      return item && published.get(item);
    },
    link: (index) => linkOf.get(items[index]?.product.title ?? ''),
  };
}

function contextOf(demo: DemoContext) {
  const { call, now } = demo;
  const published = new Map<ShopItem, Product>();
  const discountIds = new Map<(typeof discounts)[number], string>();
  const linkOf = new Map<string, DemoLink & { id: string; url: string }>();
  const pictures = new Map<ShopItem, Promise<ImageSources>>();
  return { pictures, call, demo, now, published, discountIds, linkOf };
}

/** Threads make them one after the other while the season goes on; whoever needs one waits for it. */
function beginPictures(context: Context): void {
  const { pictures } = context;
  let before: Promise<unknown> = Promise.resolve();
  for (const item of items.toSorted((a, b) => b.daysOnSale - a.daysOnSale)) {
    const picture = before.then(() => upload(context, item));
    // What fails is looked at where the picture is waited for.
    before = picture.catch(() => undefined);
    pictures.set(item, picture);
  }
}

async function upload({ call, demo }: Context, { cover, alt }: ShopItem): Promise<ImageSources> {
  const image = await pictureOf(cover);
  return call('POST', `/api/media?alt=${encodeURIComponent(alt)}`, { token: demo.token, bytes: image });
}

/** What includedTitles other products is told their ids. */
function contentOf(
  { now, published }: Context,
  { product, contentAt, includedTitles = [] }: ShopItem,
): NewProduct['content'] {
  if (!contentAt) return product.content;
  const ids = new Map([...published].map(([item, { id }]) => [item.product.title, id]));
  return contentAt(
    now,
    includedTitles.flatMap((title) => ids.get(title) ?? []),
  );
}

async function make(context: Context, item: ShopItem): Promise<Product> {
  const { demo, pictures, call } = context;
  const { token } = demo;
  const picture = await pictures.get(item);
  if (!picture) throw new Error(`${item.product.title} has no picture`);
  const { id, width, height, alt } = picture;
  const plain = contentOf(context, item);
  const content = item.film ? item.film.placed(plain, await uploadFilm(demo, item.film)) : plain;
  const body = { ...item.product, ...(content && { content }), cover: { id, width, height, alt } };
  const draft = await call<Product>('POST', '/api/products', { token, body });
  return item.state === 'draft' ? draft : call('POST', `/api/products/${draft.id}/publish`, { token });
}

async function offer(
  { now, call, demo }: Context,
  { discount, untilDays, startsInDays }: (typeof discounts)[number],
): Promise<string> {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const body = {
    ...discount,
    ...(untilDays !== undefined && { endsAt: inDays(-untilDays) }),
    ...(startsInDays !== undefined && { startsAt: inDays(startsInDays) }),
  };
  return (await call<Discount>('POST', '/api/discounts', { token: demo.token, body })).id;
}

async function linkTo(
  { published, call, demo }: Context,
  { title, campaign, slug }: DemoLink,
): Promise<Link> {
  const productId = [...published].find(([item]) => item.product.title === title)?.[1].id;
  return call('POST', '/api/links', { token: demo.token, body: { productId, campaign, slug } });
}

async function close({ demo, published, call, discountIds, linkOf }: Context) {
  const { token } = demo;
  for (const [item, { id }] of published)
    if (item.state === 'paused') await call('POST', `/api/products/${id}/pause`, { token });
  for (const [{ isDisabled }, id] of discountIds)
    if (isDisabled) await call('POST', `/api/discounts/${id}/disable`, { token });
  for (const { isRetired, id } of linkOf.values())
    if (isRetired) await call('PATCH', `/api/links/${id}`, { token, body: { retired: true } });
}

async function pictureOf(name: string): Promise<{ bytes: Buffer; type: string }> {
  const file = await readAsset(name);
  if (!name.endsWith('.svg')) return { bytes: file, type: 'image/jpeg' };
  const drawn = sharp(file, { density: 840 }).resize(coverWidth, coverHeight, { fit: 'cover' });
  return { bytes: await drawn.png().toBuffer(), type: 'image/png' };
}
