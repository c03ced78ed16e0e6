import type {
  Learning,
  LessonNote,
  LessonQuestion,
  Order,
  PlacedOrder,
  Product,
  ReceivedReviews,
} from '@haat/openapi';
import { contents } from '../../../server/modules/catalog/products/kinds/testing/contents';
import { newKey, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import type { Names } from '../names';
import { caller } from './world.creator';

const order = (shop: Shop, productId: string, buyer: object, more: object = {}) =>
  caller(shop)<PlacedOrder>(
    'POST',
    '/api/orders',
    { productId, buyer, ...more },
    { 'idempotency-key': newKey() },
  );

/** What a buyer has of a creator: sales in every state that somebody may ask about. */
export async function buyersThings(
  shop: Shop,
  seller: Seller,
  buyer: Seller,
  products: Names,
): Promise<Names> {
  const ask = caller(shop, buyer.token);
  const sell = caller(shop, seller.token);
  const who = { phone: buyer.phone, name: 'Ravi', email: 'ravi@example.com' };
  const bought = async (product: string, more: object = {}) => {
    const placed = await order(shop, products[product] ?? '', who, more);
    await shop.pay(placed.payment.session);
    shop.deps.clock.advance(60_000);
    return placed.id;
  };
  const sale = await bought('product');
  const asking = await bought('lesson');
  const refused = await bought('lock');
  const plain = await bought('course');
  const subscription = await bought('club', { priceId: products['month'] });
  await shop.deps.jobs.drain();
  const reason = 'It does not open';
  await ask('PUT', `/api/purchases/${sale}/review`, { stars: 4, text: 'Good', name: 'Ravi' });
  await ask('PUT', `/api/purchases/${plain}/review`, { stars: 1, text: 'Call me', name: 'Ravi' });
  for (const id of [asking, refused]) await ask('POST', `/api/purchases/${id}/refund-request`, { reason });
  const answer = { isGranted: false, message: 'It opens here' };
  await sell('POST', `/api/transactions/${refused}/refund-request`, answer);
  await ask('POST', `/api/subscriptions/${subscription}/autopay`);
  const { accesses = [] } = await ask<Order>('GET', `/api/orders/${plain}`);
  const course = accesses[0]?.id ?? '';
  const { sections } = await ask<Learning>('GET', `/api/learn/${course}`);
  const lessons = sections.flatMap((section) => section.lessons);
  const at = `/api/learn/${course}/lessons/${lessons[0]?.id}`;
  const note = await ask<LessonNote>('POST', `${at}/notes`, { text: 'Clay breathes' });
  const question = await ask<LessonQuestion>('POST', `${at}/questions`, { text: 'Does it?' });
  const quiz = lessons.find(({ questions }) => questions !== undefined)?.id ?? '';
  await ask('POST', `/api/learn/${course}/lessons/${quiz}/quiz`, { answers: { q1: 'Sand' } });
  const { items } = await sell<ReceivedReviews>('GET', '/api/reviews?limit=100');
  const mine = items.filter(({ stars }) => stars === 4);
  const bad = items.find(({ status, stars }) => status === 'shown' && stars === 1);
  if (bad) await sell('POST', `/api/reviews/${bad.id}/report`, { reason: 'A phone number' });
  return {
    sale,
    asking,
    refused,
    plain,
    learning: course,
    note: note.id,
    question: question.id,
    taught: lessons[0]?.id ?? '',
    quiz,
    subscription,
    review: mine[0]?.id ?? '',
    reportedReview: bad?.id ?? '',
  };
}

/** A seat of a live session that is held on another date as well: its sale, and both dates. */
export async function datedOf(shop: Shop, seller: Seller): Promise<Names> {
  const sell = caller(shop, seller.token);
  const { id: date } = await sell<Product>('POST', '/api/products', {
    kind: 'webinar',
    title: 'Bread, live',
    prices: [{ type: 'once', amount: 19_900 }],
    content: { ...contents.webinar, startsAt: '2099-04-01T13:00:00.000Z' },
  });
  await sell('POST', `/api/products/${date}/publish`);
  const added = { startsAt: '2099-04-08T13:00:00.000Z' };
  const { id: otherDate } = await sell<Product>('POST', `/api/products/${date}/dates`, added);
  await sell('POST', `/api/products/${otherDate}/publish`);
  const placed = await order(shop, date, { phone: '98765 43211', name: 'Ravi' });
  await shop.pay(placed.payment.session);
  return { datedSale: placed.id, date, otherDate };
}

/** An order that nobody has paid yet: its id, its token and where it is paid. */
export async function openOrder(shop: Shop, names: Names): Promise<Names> {
  const buyer = { phone: '98765 43210', name: 'Ravi' };
  const { id, token, payment } = await order(shop, names['product'] ?? '', buyer);
  return { order: id, orderToken: token ?? '', paymentSession: payment.session };
}

/** A video of a creator that a buyer has paid for: the access that opens it. */
export async function watchedOf(
  shop: Shop,
  seller: Seller,
  buyer: Seller,
  { video: mediaId = '' }: Names,
): Promise<Names> {
  const sell = caller(shop, seller.token);
  const { id: productId } = await sell<Product>('POST', '/api/products', {
    kind: 'lock',
    title: 'Bread, filmed',
    prices: [{ type: 'once', amount: 19_900 }],
    content: { items: [{ id: 'film', type: 'video', title: 'The film', mediaId }] },
  });
  await sell('POST', `/api/products/${productId}/publish`);
  const placed = await order(shop, productId, {
    phone: buyer.phone,
    name: 'Ravi',
    email: 'ravi@example.com',
  });
  await shop.pay(placed.payment.session);
  await shop.deps.jobs.drain();
  const { accesses = [] } = await caller(shop, buyer.token)<Order>('GET', `/api/orders/${placed.id}`);
  return { watched: accesses[0]?.id ?? '' };
}

/** A course that a buyer has finished and that gives a certificate: the access. */
export async function finishedOf(
  shop: Shop,
  seller: Seller,
  buyer: Seller,
  { video: mediaId = '' }: Names,
): Promise<Names> {
  const sell = caller(shop, seller.token);
  const items = [{ id: 'film', type: 'video' as const, title: 'The film', mediaId }];
  const lessons = [{ id: 'only', title: 'The only one', text: 'Read this.', items }];
  const { id: productId } = await sell<Product>('POST', '/api/products', {
    kind: 'course',
    title: 'Bread, in one lesson',
    prices: [{ type: 'once', amount: 19_900 }],
    content: { certificate: true, sections: [{ id: 's', title: 'Bread', lessons }] },
  });
  await sell('POST', `/api/products/${productId}/publish`);
  const placed = await order(shop, productId, { phone: buyer.phone, name: 'Ravi' });
  await shop.pay(placed.payment.session);
  await shop.deps.jobs.drain();
  const ask = caller(shop, buyer.token);
  const { accesses = [] } = await ask<Order>('GET', `/api/orders/${placed.id}`);
  const finished = accesses[0]?.id ?? '';
  await ask('PUT', `/api/learn/${finished}/lessons/only`, { done: true });
  const note = { text: 'Watch this again', position: 1, mediaId };
  const { id } = await ask<LessonNote>('POST', `/api/learn/${finished}/lessons/only/notes`, note);
  return { finished, filmNote: id };
}
