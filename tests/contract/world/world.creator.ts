import type {
  Discount,
  ImageSources,
  Link,
  MediaFile,
  PayoutAccount,
  Product,
  ProductVersions,
  Upload,
} from '@haat/openapi';
import sharp from 'sharp';
import { stepUp } from '../../../server/modules/accounts/account-deletion/testing/leaver';
import { contents } from '../../../server/modules/catalog/products/kinds/testing/contents';
import { sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import type { Seller, Shop } from '../../../server/modules/orders/checkout/testing/shop';
import type { Names } from '../names';
import { videosOf } from './world.video';

/** As small as pictures may be, so that drawing its versions costs little. */
export const picture = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#aa3300' } })
  .jpeg()
  .toBuffer();

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Calls as somebody, and throws what is refused. */
export const caller =
  (shop: Shop, token?: string) =>
  async <Body>(
    method: Method,
    url: string,
    payload?: object | Buffer,
    headers: Record<string, string> = {},
  ): Promise<Body> => {
    const { status, body } = await shop.call({
      method,
      url,
      headers,
      ...(payload && { payload }),
      ...(token && { token }),
    });
    if (status >= 300) throw new Error(`${method} ${url} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

/** One of everything that a creator has beside sales. `number` keeps what is unique apart. */
export async function creatorsThings(shop: Shop, seller: Seller, number: number): Promise<Names> {
  const ask = caller(shop, seller.token);
  const products = await productsOf(ask);
  const links = { productId: products['product'], campaign: 'Instagram bio', slug: `Diwali-${number}` };
  const link = await ask<Link>('POST', '/api/links', links);
  const code = `OPENING-${number}`;
  const discount = await ask<Discount>('POST', '/api/discounts', { code, basisPoints: 1_000 });
  const email = `seller${number}@example.com`;
  shop.deps.clock.advance(61_000);
  await shop.deps.database.db
    .insertInto('account_email')
    .values({ email, account_id: seller.id, verified_at: shop.deps.clock.now() })
    .execute();
  await ask('PATCH', '/api/account', { handle: `Creator${number}Bakes`, bio: 'Bread' });
  await ask('PUT', '/api/business', { gstin: number === 1 ? '29AAICP2912R1ZR' : '27AAPFU0939F1ZV' });
  const money = await documentsOf(shop, seller, number);
  const again = await secondSession(shop, seller);
  const { items } = await ask<{ items: { id: string; isCurrent: boolean }[] }>('GET', '/api/sessions');
  const addresses = await ask<{ items: { id: string; channel: string }[] }>('GET', '/api/account/addresses');
  const { user } = await ask<{ user: { referralCode: string } }>('POST', '/api/userinfo');
  return {
    ...products,
    ...money,
    creator: seller.id,
    link: link.id,
    discount: discount.id,
    code,
    otherToken: again,
    session: items.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    address: addresses.items.find(({ channel }) => channel === 'mail')?.id ?? '',
    referral: user.referralCode,
  };
}

async function productsOf(ask: ReturnType<typeof caller>): Promise<Names> {
  const names: Names = {};
  const prices = [{ type: 'once', amount: 49_900 }];
  const publish = async (fields: object): Promise<Product> => {
    const { id } = await ask<Product>('POST', '/api/products', { prices, ...fields });
    return ask<Product>('POST', `/api/products/${id}/publish`);
  };
  for (const [kind, content] of Object.entries(contents))
    names[kind] = (await publish({ kind, title: `A ${kind}`, content })).id;
  const items = [{ productId: names['lesson'] }, { productId: names['lock'] }];
  names['combo'] = (await publish({ kind: 'combo', title: 'A combo', content: { items } })).id;
  const page = await publish({ kind: 'page', title: 'Raga basics', thankYou: { message: 'Welcome **in**' } });
  const monthly = { type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } };
  const club = await publish({
    kind: 'page',
    title: 'Club',
    prices: [
      { ...monthly, label: 'Month' },
      { ...monthly, label: 'Dear', amount: 99_900 },
    ],
  });
  names['free'] = (
    await publish({
      kind: 'lesson',
      title: 'Free',
      content: contents.lesson,
      prices: [{ type: 'once', amount: 0 }],
    })
  ).id;
  names['unsold'] = (await ask<Product>('POST', '/api/products', { kind: 'page', title: 'New', prices })).id;
  const changed = await publish({ kind: 'page', title: 'Changed' });
  await ask('PATCH', `/api/products/${changed.id}`, { title: 'Changed twice' });
  return {
    ...names,
    product: page.id,
    price: page.prices[0]?.id ?? '',
    version: String(
      (await ask<ProductVersions>('GET', `/api/products/${page.id}/versions`)).items[0]?.number,
    ),
    club: club.id,
    month: club.prices[0]?.id ?? '',
    dear: club.prices[1]?.id ?? '',
    changed: changed.id,
  };
}

/** One upload that has begun, and one that is whole. */
export async function uploadsOf(shop: Shop, { token }: Seller, number: number): Promise<Names> {
  const ask = caller(shop, token);
  const file = { size: picture.length, name: 'bread.jpg', type: 'image/jpeg' };
  const begin = (key: string) => ask<Upload>('POST', '/api/uploads', { key, ...file });
  const upload = await begin(`begun-of-the-world-${number}`);
  const whole = await begin(`whole-of-the-world-${number}`);
  for (let offset = 0; offset < picture.length; offset += whole.pieceSize)
    await ask(
      'PATCH',
      `/api/uploads/${whole.id}`,
      picture.subarray(offset, Math.min(picture.length, offset + whole.pieceSize)),
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    );
  const send = async (name: string) => {
    const text = Buffer.from('Wheat, water, salt.');
    const { id } = await ask<Upload>('POST', '/api/uploads', {
      key: `${name}-of-the-world-${number}`,
      size: text.length,
      name: 'list.txt',
      type: 'text/plain',
      purpose: 'file',
    });
    await ask('PATCH', `/api/uploads/${id}`, text, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    });
    return id;
  };
  const keep = async (name: string) =>
    (await ask<MediaFile>('POST', `/api/uploads/${await send(name)}/finish`, {})).mediaId;
  const kept = await ask<ImageSources>('POST', '/api/media', picture, { 'content-type': 'image/jpeg' });
  return {
    picture: kept.id,
    upload: upload.id,
    wholeUpload: whole.id,
    wholeFile: await send('whole-file'),
    media: await keep('kept-file'),
    spareMedia: await keep('spare-file'),
    ...(await videosOf(ask, number)),
  };
}

/** Documents in order, and an account to which money may go once it has cooled off. */
async function documentsOf(shop: Shop, seller: Seller, number: number): Promise<Names> {
  const ask = caller(shop, seller.token);
  await ask('POST', '/api/kyc/pan', { pan: `ABCPV512${number}D`, name: 'Meera Iyer' });
  await shop.deps.jobs.drain();
  const otp = await stepUp(shop, seller);
  const account = { kind: 'upi', vpa: `creator${number}@upi`, otp };
  const { id } = await ask<PayoutAccount>('POST', '/api/payout-accounts', account);
  await shop.deps.jobs.drain();
  return { payoutAccount: id };
}

async function secondSession(shop: Shop, { phone }: Seller): Promise<string> {
  shop.deps.clock.advance(61_000);
  const ask = caller(shop);
  await ask('POST', '/api/send-otp', { phone });
  const otp = await sentCode(shop.deps, phone);
  return (await ask<{ token: string }>('POST', '/api/verify-otp', { phone, otp })).token;
}
