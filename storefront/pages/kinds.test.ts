import { type KindPublicContent, productKinds } from '@haat/kinds/facts';
import type { ProductKind, PublicProduct } from '@haat/openapi';
import { expect, test } from 'vitest';
import { render } from '../render';
import { assets } from '../testing/assets';
import { gallery, kindWith } from '../testing/kinds';
import { clubProduct, site } from '../testing/models';

const draw = (product: PublicProduct) => render({ page: 'preview', site, product }, assets, 'en').html;
/** What is read, without what only scripts and chats are told. */
const wordsIn = (product: PublicProduct) =>
  draw(product)
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const dataOf = (product: PublicProduct): Record<string, unknown> => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(draw(product)) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};

test('a webinar says its day, its hour where it is held, its length and its seats', () => {
  const text = wordsIn(kindWith('webinar'));
  for (const part of [
    'Live webinar · 1 h 30 min',
    'Saturday, 12 December 2026',
    '7:00 pm to 8:30 pm, India time',
    '12 of 50 seats left',
    'Book a seat',
  ])
    expect(text).toContain(part);
  const html = draw(kindWith('webinar'));
  expect(html).toMatch(
    /<span hidden="" [^>]*data-starts="2026-12-12T13:30:00.000Z" data-zone="Asia\/Kolkata"/,
  );
});

test('a webinar without a seat left sells nothing, and one without a date claims none', () => {
  const full = draw(kindWith('webinar', { seatsLeft: 0 }));
  expect(full).toContain('Sold out');
  for (const part of ['<dialog', 'data-main-action']) expect(full).not.toContain(part);
  expect(full).toMatch(/href="\/pp\/\w+\/waiting-list"/);
  const undated = draw(kindWith('webinar', { startsAt: '', seatsLeft: null }));
  expect(undated).not.toMatch(/data-starts|Invalid/);
  expect(undated).toContain('Live online');
});

test('a course opens its first part and its free lessons, and numbers them through', () => {
  const html = draw(kindWith('course'));
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  const text = wordsIn(kindWith('course'));
  for (const part of ['Course · 4 lessons · 52 min', '2 parts · 4 lessons', '3 lessons · 52 min · 2 free'])
    expect(text).toContain(part);
  expect(text).toMatch(/Read free 13 min Fill a mug with clean water/);
  expect(html).toMatch(/href="https:\/\/example\.org\/two" rel="nofollow ugc noopener"/);
  expect(text).toMatch(/4 Far hills/);
  expect(text).toContain('Enrol now');
});

test('a free lesson says so, and asks for nothing that paying needs', () => {
  const free = kindWith('lesson', {}, { prices: [{ id: 'p1', type: 'once', amount: 0 }] });
  const text = wordsIn(free);
  for (const part of ['Free', 'Get it free', 'Instant access', 'Nothing to pay, now or later.'])
    expect(text).toContain(part);
  for (const unsaid of ['after paying', 'I have a discount code', 'Remind me if', 'One payment.'])
    expect(text).not.toContain(unsaid);
  expect(dataOf(free)).toMatchObject({ offers: [{ price: '0.00' }] });
});

test('a lesson that is free or paid for says both', () => {
  const prices = [
    { id: 'p1', type: 'once', amount: 0, label: 'Watch' },
    { id: 'p2', type: 'once', amount: 9_900, label: 'With feedback' },
  ] as const;
  const html = draw(kindWith('lesson', {}, { prices: [...prices] }));
  expect(html).toMatch(/data-amount="0" data-free="Get it free"/);
  const text = wordsIn(kindWith('lesson', {}, { prices: [...prices] }));
  for (const part of ['Watch Free', 'With feedback ₹99', 'Get it free', 'UPI, card or net banking'])
    expect(text).toContain(part);
});

test('a lock names what is inside and no more of a place than its city', () => {
  const text = wordsIn(kindWith('lock'));
  for (const part of ['3 items', 'Text, 420 words', 'A link', 'A place in Byadgi', 'Unlock now'])
    expect(text).toContain(part);
});

test('each kind says what its buyer meets next, and that the link comes by SMS', () => {
  const said = (Object.keys(productKinds) as ProductKind[]).map((kind) => {
    const [, next = ''] =
      wordsIn(kindWith(kind)).match(/What happens next (.+?) The link comes by SMS, too\./) ?? [];
    return next;
  });
  expect(new Set(said).size).toBe(8);
  expect(said).not.toContain('');
  expect(wordsIn(kindWith('webinar'))).toContain('your own link to join');
  expect(wordsIn(kindWith('webinar', { isRecording: true }))).toContain(
    'The recording opens from your receipt at once.',
  );
});

test('a combo calculates what is saved where it is paid once, and nothing else', () => {
  expect(wordsIn(kindWith('combo'))).toMatch(/separately ₹1,698 Together ₹999 You save ₹699/);
  expect(wordsIn(kindWith('combo', {}, { prices: clubProduct.prices }))).not.toContain('You save');
  const dear = kindWith('combo', {}, { prices: [{ id: 'p', type: 'once', amount: 169_800 }] });
  expect(wordsIn(dear)).not.toContain('You save');
});

test('what is not sold by itself any more says so in the combo, and leads nowhere once it is gone', () => {
  const { content } = kindWith('combo');
  const [first, second] = (content as KindPublicContent['combo']).items;
  const comboWith = (state: 'paused' | 'gone') =>
    kindWith('combo', {
      items: [first, second && { ...second, state }].filter((item) => item !== undefined),
    });
  expect(wordsIn(comboWith('paused'))).toContain('Lesson · currently only in this combo');
  expect(draw(comboWith('paused'))).toContain('href="/cp/MonsoonMonsoon2"');
  const gone = draw(comboWith('gone'));
  expect(wordsIn(comboWith('gone'))).toContain('Lesson · no longer offered');
  expect(gone).not.toContain('href="/cp/MonsoonMonsoon2"');
});

test('a combo of which a part is gone promises new buyers nothing, and says what earlier ones keep', () => {
  const { content } = kindWith('combo');
  const [first, second] = (content as KindPublicContent['combo']).items;
  if (!first || !second) throw new Error('The sample of a combo holds two products');
  const text = wordsIn(
    kindWith('combo', { items: [first, { ...second, state: 'gone' }], paysForRest: true }),
  );
  expect(text).toContain('This combo cannot be bought now. Earlier buyers keep what they bought.');
  for (const promise of ['You save', 'Bought separately', 'You pay only for the rest', '₹199'])
    expect(text).not.toContain(promise);
  expect(text).toContain('Separately: ₹1,499');
  expect(wordsIn(kindWith('combo'))).not.toContain('Earlier buyers');
});

test('a channel and a server say what members get, and are joined', () => {
  const channel = wordsIn(kindWith('telegram', {}, { prices: clubProduct.prices.slice(1, 2) }));
  for (const part of ['Telegram channel', 'What members get', 'One chart each morning', 'Join for ₹4,999'])
    expect(channel).toContain(part);
  const server = wordsIn(kindWith('discord'));
  for (const said of ['Pixel Adda', 'Member, Portfolio review', 'Your roles there', 'Join for ₹999'])
    expect(server).toContain(said);
});

test('a lesson says how long it takes and what it is made of', () => {
  const text = wordsIn(kindWith('lesson'));
  for (const said of ['Lesson · 25 min', 'To watch or listen', 'To read', 'What you will learn'])
    expect(text).toContain(said);
  expect(wordsIn(kindWith('lesson', { hasText: false }))).not.toContain('To read');
});

test('more pictures can be reached with the keyboard and are fetched when they come near', () => {
  const html = draw(kindWith('lock', {}, { gallery }));
  expect(html).toMatch(/<section aria-label="Pictures" tabindex="0"/i);
  expect(html.match(/loading="lazy"/g)?.length).toBeGreaterThanOrEqual(gallery.length);
});

test('search engines are told a course, an event or a product', () => {
  expect(dataOf(kindWith('course'))).toMatchObject({
    '@type': 'Course',
    provider: { name: 'Meera Kulkarni' },
    offers: [{ price: '999.00' }],
  });
  expect(dataOf(kindWith('webinar'))).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-12T13:30:00.000Z',
    endDate: '2026-12-12T15:00:00.000Z',
    location: { '@type': 'VirtualLocation' },
  });
  expect(dataOf(kindWith('webinar', { seatsLeft: 0 }))).toMatchObject({
    offers: [{ availability: 'https://schema.org/SoldOut' }],
  });
  expect(dataOf(kindWith('combo'))).toMatchObject({ '@type': 'Product' });
});

test('what cannot be bought now says why, and offers no button', () => {
  const text = wordsIn(kindWith('webinar', {}, { closed: 'This webinar has begun' }));
  expect(text).toContain('Not on sale at the moment This webinar has begun.');
  expect(text).not.toContain('Book a seat');
});

test('a webinar that goes on is sold with its seats and says that the recording comes afterwards', () => {
  const text = wordsIn(kindWith('webinar', { hasBegun: true }));
  for (const part of ['Live webinar', '12 of 50 seats left', 'It has already begun.', 'once it is over'])
    expect(text).toContain(part);
  for (const part of ['Recorded webinar', 'opens from your receipt at once', 'We remind you', 'Reminders'])
    expect(text).not.toContain(part);
  // Nobody is asked any more once it has begun.
  const full = kindWith('webinar', { hasBegun: true, seatsLeft: 0 }, { closed: 'Sold out' });
  expect(wordsIn(full)).toContain('Not on sale at the moment Sold out.');
  expect(draw(full)).not.toContain('waiting-list');
  const closed = kindWith('webinar', { hasBegun: true, seatsLeft: 0 }, { closed: 'It has started' });
  expect(wordsIn(closed)).toContain('Not on sale at the moment It has started.');
  expect(wordsIn(closed)).not.toContain('recording');
});

test('a webinar that is over offers its recording, and counts no seats', () => {
  const text = wordsIn(kindWith('webinar', { isRecording: true, seatsLeft: null }));
  expect(text).toContain('Recorded webinar · 1 h 30 min');
  expect(text).toContain('The recording');
  expect(text).not.toContain('seats left');
});
