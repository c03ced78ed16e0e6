import type { Learning, ReceivedPart } from '@haat/openapi';
import type { AccessModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import { render } from '../../render';
import {
  combo,
  comboGrants,
  comboWithUnsold,
  file,
  fileWith,
  grantWith,
  lessons,
  link,
  place,
  receiptOf,
  recording,
  seat,
  text,
} from '../../testing/access-parts';
import { assets } from '../../testing/assets';
import { learningWith } from '../../testing/learning';
import { subscriptionWith } from '../../testing/models';

const draw = (...args: Parameters<typeof receiptOf>) => render(receiptOf(...args), assets, 'en').html;
const mainActions = (html: string) => html.match(/data-main-action/g)?.length ?? 0;

test('a seat says its hour, is joined from the page and can be put into a calendar', () => {
  const html = draw([seat], { kind: 'webinar' });
  expect(html).toContain('Saturday, 12 December 2026');
  expect(html).toContain('7:00 pm to 8:30 pm, India time (1 h 30 min)');
  expect(html).toContain('href="/webinar/GrAnT7K2M9QabcdefG/join"');
  expect(html.match(/href="\/access\/HT7K2M9QabcdefGH\/seat.ics"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/access\/HT7K2M9QabcdefGH\/seat.ics" data-main-action/);
  expect(draw([{ ...seat, url: undefined }], { kind: 'webinar' })).not.toContain('Join the webinar');
});

test('the first thing that leads on is the one main action, unless the page has another', () => {
  for (const html of [
    draw([link]),
    draw([text, link, seat]),
    draw([text, place]),
    draw(combo, { kind: 'combo', accesses: comboGrants() }),
  ])
    expect(mainActions(html)).toBe(1);
  // A link that is shared with all has no place that moves.
  expect(draw([link], { kind: 'telegram' })).not.toContain('Use another account');
  const both = draw([link], { redirectUrl: 'https://example.org/' });
  expect(mainActions(both)).toBe(1);
  expect(both).toMatch(/href="https:\/\/t\.me[^"]*" data-main-action/);
  const elsewhere = draw([], { redirectUrl: 'https://example.org/' });
  expect(elsewhere).toMatch(/href="https:\/\/example\.org\/" data-main-action/);
  expect(mainActions(draw([]))).toBe(0);
});

test('a file says what it is and is downloaded or read; a recording is played, and may be downloaded', () => {
  const html = draw([file, recording]);
  expect(html).toMatch(new RegExp(`href="${file.url}" data-main-action`));
  expect(html).toContain('PDF, 2.4 MB');
  expect(html).toContain(`href="${file.url}?view"`);
  expect(html).toMatch(
    /<audio[^>]+controls[^>]*><source src="\/stream\/video\/Wn4YcPv8RsJgU3eB\?access=HT7K2M9QabcdefGH"/,
  );
  expect(html).toContain('Audio, 30 MB');
  const { streamUrl: _, ...picture } = { ...recording, type: 'image' as const, fileType: 'image/png' };
  expect(draw([picture])).toMatch(/<img[^>]+src="\/media\/file\/HT7K2M9QabcdefGH\/Wn4YcPv8RsJgU3eB\?view"/);
});

test('the script of the player comes where something is played, and the mark where it is seen', () => {
  const video = { ...recording, type: 'video' as const, fileType: 'video/mp4' };
  const clients = (html: string) => / data-client="([^"]*)"/.exec(html)?.[1];
  expect(clients(draw([file]))).toBeUndefined();
  expect(clients(draw([file, recording]))).toBe('/assets/player.js');
  expect(draw([video])).toContain('data-mark="true"');
  expect(draw([recording])).not.toContain('data-mark');
});

test('a channel that is joined says so, and is no more the main action; others are awaited', () => {
  const path = (id: string) => `/access/HT7K2M9QabcdefGH/join/${id}`;
  const parts = [
    { type: 'product', title: 'Chai', url: '#Chai' },
    { ...link, url: path('one') },
    { type: 'product', title: 'Charts', url: '#Charts' },
    { ...link, url: path('two') },
  ] satisfies ReceivedPart[];
  const accesses = [
    grantWith({ id: 'one', productId: 'Chai', kind: 'telegram', title: 'Chai' }),
    grantWith({ id: 'two', productId: 'Charts', kind: 'telegram', title: 'Charts' }),
  ];
  const seats = { url: '/access/HT7K2M9QabcdefGH/seats', joined: ['one'], isAwaited: true };
  const model = receiptOf(parts, { kind: 'combo', accesses });
  const html = render({ ...model, seats }, assets, 'en').html;
  expect(html.match(/You are in/g)).toHaveLength(1);
  expect(html).toMatch(/href="[^"]+\/join\/two"[^>]* data-main-action/);
  expect(html).toContain('data-seats="/access/HT7K2M9QabcdefGH/seats"');
  // Its button says all of it: neither the link nor the name of its product stands below again.
  expect(html.match(/join\/one/g)).toHaveLength(1);
  expect(html).not.toContain('id="Chai"');
  // Whoever joined with an account that they did not mean finds where the place moves.
  for (const id of ['Chai', 'Charts']) expect(html).toContain(`href="/telegramPriviewlogin?id=${id}"`);
  expect(html.match(/Use another account/g)).toHaveLength(2);
  const all = render({ ...model, seats: { ...seats, isAwaited: false } }, assets, 'en').html;
  expect(all).not.toContain('data-seats');
});

const actOf = (html: string) =>
  /<a href="([^"]*)"[^>]* data-main-action[^>]*>(?:<svg.*?<\/svg>)?<span>(.*?)<\/span>/.exec(html)?.slice(1);

test('a page that leads to a room later is shown anew when it opens, with and without a script', () => {
  const webinar = receiptOf([seat], { kind: 'webinar' });
  const at = (now: string) => render({ ...webinar, now }, assets, 'en').html;
  const timer = 'src="/assets/reload-timer.js"';
  const early = at('2026-12-12T13:19:30.500Z');
  expect(early).toContain('data-reload-in="31"');
  expect(early).toContain('<noscript><meta http-equiv="refresh" content="31"></noscript>');
  expect(early).toContain(timer);
  for (const other of [at('2026-12-12T13:20:00.000Z'), at('2026-12-10T13:20:00.000Z'), draw([link])])
    for (const part of ['data-reload-in', 'http-equiv="refresh"', timer]) expect(other).not.toContain(part);
});

test('each kind has its own first thing to do', () => {
  const webinar = receiptOf([seat], { kind: 'webinar' });
  const at = (now: string) => actOf(render({ ...webinar, now }, assets, 'en').html);
  const ics = '/access/HT7K2M9QabcdefGH/seat.ics';
  expect(at('2026-12-12T13:19:59.000Z')).toEqual([ics, 'Add to calendar']);
  expect(at('2026-12-12T13:20:00.000Z')).toEqual(['/webinar/GrAnT7K2M9QabcdefG/join', 'Join now']);
  expect(actOf(draw([link], { kind: 'telegram' }))).toEqual([link.url, 'Join on Telegram']);
  expect(actOf(draw([link], { kind: 'discord' }))).toEqual([link.url, 'Connect Discord']);
  expect(actOf(draw([file], { kind: 'lock' }))).toEqual([file.url, 'Download The workbook']);
  expect(actOf(draw([recording, text], { kind: 'lock' }))).toEqual(['#part-0', 'Listen to The evening raga']);
  expect(actOf(draw([{ ...text, title: '' }], { kind: 'page' }))).toEqual(['#part-0', 'Read']);
  const course = (changes: Partial<Learning>) =>
    actOf(
      render({ ...receiptOf([], { kind: 'course' }), learning: [learningWith(changes)] }, assets, 'en').html,
    );
  expect(course({ done: 0, nextLessonId: 'why' })).toEqual([
    '/learn/GrAnT7K2M9QabcdefG/why',
    'Start lesson 1',
  ]);
  expect(course({})?.[1]).toBe('Continue lesson 2');
  expect(course({ nextLessonId: null })).toEqual(['/learn/GrAnT7K2M9QabcdefG', 'All lessons']);
});

test('several files are downloaded at once, with their size said before, and one by one beside it', () => {
  const archive = '/media/archive/HT7K2M9QabcdefGH';
  const prices = fileWith('Hk3VbNq8TzRmL5sD', { size: 83_000 });
  const video = { ...recording, type: 'video' as const, mediaId: 'Jm4XcQr9UwPtK6eF', size: 5 * 1024 ** 3 };
  const html = draw([text, file, prices, recording, video], { kind: 'lock' });
  expect(actOf(html)).toEqual([archive, 'Download 3 files (32\u00a0MB)']);
  expect(html).toMatch(/As one ZIP file · <a href="#part-1"[^>]*>Download one by one<\/a>/);
  for (const { url } of [file, prices, recording]) expect(html).toContain(`href="${url}"`);

  const twice = draw([file, { ...file, title: 'The same' }], { kind: 'page' });
  expect(actOf(twice)).toEqual([file.url, 'Download The workbook']);
  expect(twice).not.toContain(archive);

  const large = draw([file, fileWith('Hk3VbNq8TzRmL5sD', { size: 5 * 1024 ** 3 })], { kind: 'lock' });
  expect(actOf(large)).toEqual(['#part-0', 'Download 2 files']);
  expect(large).toContain('Together they are too large for one download.');
  expect(large).not.toContain(archive);

  const both = draw([file, recording], { kind: 'lock' });
  expect(actOf(both)).toEqual([file.url, 'Download The workbook']);
  expect(both).toMatch(new RegExp(`<a href="${archive}"[^>]*>Download 2 files \\(32\u00a0MB\\)</a>`));

  const raga = { ...recording, mediaId: 'Hk3VbNq8TzRmL5sD' };
  const heard = draw([recording, raga], { kind: 'lock' });
  expect(actOf(heard)).toEqual(['#part-0', 'Listen to The evening raga']);
  expect(heard).toMatch(new RegExp(`<a href="${archive}"[^>]*>Download 2 files \\(60\u00a0MB\\)</a>`));
});

test('a combo says of each product until when it is held, and of one that ended that it did', () => {
  const html = draw(combo, {
    kind: 'combo',
    accesses: comboGrants({ status: 'ended', endsAt: '2026-07-16T14:13:00.000Z' }),
  });
  expect(html).toContain('Lifetime access');
  expect(html).toContain('Ended on 16 July 2026');
});

test('a part of a combo that is no longer sold says so, that it stays, and until when', () => {
  const itemsOf = (html: string) => /<ul role="list".*?<\/ul>/s.exec(html)?.[0].match(/<li.*?<\/li>/gs) ?? [];
  const withEnd = comboGrants({ kind: 'lesson', endsAt: '2026-12-16T14:13:00.000Z' });
  const [sold, unsold] = itemsOf(draw(comboWithUnsold, { kind: 'combo', accesses: withEnd }));
  expect(sold).not.toContain('no longer sold');
  expect(unsold).toContain('This is no longer sold, but it stays yours.');
  expect(unsold).toContain('Until 16 December 2026');
  const [, kept] = itemsOf(
    draw(comboWithUnsold, { kind: 'combo', accesses: comboGrants({ kind: 'lesson' }) }),
  );
  expect(kept).toContain('This is no longer sold, but it stays yours.');
  expect(kept).toContain('Lifetime access');
  const model = receiptOf(comboWithUnsold, { kind: 'combo', accesses: withEnd });
  expect(render(model, assets, 'hi').html).toContain('यह अब नहीं बिकता, पर आपके पास रहेगा।');
});

test('a session of a combo that was cancelled is archived too, and is not said to stay', () => {
  const model = receiptOf(comboWithUnsold, { kind: 'combo', accesses: comboGrants() });
  const title = 'Balance sheets for shopkeepers';
  const accessId = 'GrAnT7K2M9QabcdefH';
  const cancelled = [{ accessId, title, reason: '', refund: 'waiting' as const, amount: 49_900 }];
  const html = render({ ...model, cancelled }, assets, 'en').html;
  expect(html).toContain('It does not take place.');
  expect(html).not.toContain('it stays yours');
});

test('what was cancelled is not joined, booked or put into a calendar, while its refund is on its way', () => {
  const cancelledWith = (accessId: string, model: AccessModel) =>
    render(
      {
        ...model,
        cancelled: [{ accessId, title: 'The session', reason: '', refund: 'waiting', amount: 49_900 }],
        now: seat.startsAt ?? '',
      },
      assets,
      'en',
    ).html;
  const alone = receiptOf([seat, file], { kind: 'webinar' });
  const inCombo = receiptOf(combo, { kind: 'combo', accesses: comboGrants() });
  const cases = [
    ['GrAnT7K2M9QabcdefG', alone],
    ['GrAnT7K2M9QabcdefH', inCombo],
  ] as const;
  for (const [accessId, model] of cases) {
    const says = ['Join now', 'Your seat is booked', 'seat.ics', '/join'];
    const held = render({ ...model, now: seat.startsAt ?? '' }, assets, 'en').html;
    const html = cancelledWith(accessId, model);
    expect(html).toContain('“The session” was cancelled');
    for (const part of says) {
      expect(held).toContain(part);
      expect(html).not.toContain(part);
    }
  }
  // What it gave besides is open until then.
  expect(cancelledWith('GrAnT7K2M9QabcdefG', alone)).toContain('The workbook');
  expect(cancelledWith('GrAnT7K2M9QabcdefH', inCombo)).toMatch(/<li [^>]*MonsoonMonsoon2/);
});

test('a receipt that opens nothing lists nothing', () => {
  const model = receiptOf([], { access: null });
  expect(render(model, assets, 'en').html).not.toContain('aria-label="What you bought"');
});

test('what is kept for life says so, and what is over after its hour or opens nothing does not', () => {
  expect(draw([file], { kind: 'lock' })).toContain('Locked content · From Meera Kulkarni · Lifetime access');
  expect(draw([file], { kind: 'page' })).toContain('Lifetime access');
  expect(draw([], { kind: 'page' })).not.toContain('Lifetime access');
  expect(draw([file], { kind: 'webinar' })).not.toContain('Lifetime access');
});

test('a receipt says until when its money comes back, and where it is asked for', () => {
  const html = draw([file], { kind: 'course' });
  expect(html).toContain('Refund within 7 days');
  const asks = /<a href="[^"]*#refund" aria-label="Request a refund"[^>]*>Request</;
  expect(html).toMatch(asks);
  const over = { ...receiptOf([file], { kind: 'course' }), refundable: 0 };
  expect(render(over, assets, 'en').html).not.toMatch(asks);
});

test('a subscription says when it is charged next and leads to where it is cancelled; a wish for a refund is answered', () => {
  const subscription = {
    id: 'HT7K2M9QabcdefGH',
    endsAt: '2026-08-17T14:13:00.000Z',
    amount: 49_900,
    period: { unit: 'month' as const, count: 1 },
    renews: 'automatically' as const,
  };
  const model = receiptOf([link], { kind: 'telegram', subscription });
  const html = render(
    {
      ...model,
      subscription: subscriptionWith({
        autopay: { status: 'active', method: 'upi', most: 49_900, charge: null },
        chargeDay: '2026-08-16T18:30:00.000Z',
      }),
      refundable: 0,
      refundRequest: {
        number: 1,
        status: 'asked',
        amount: 49_900,
        reason: 'Bought twice',
        message: null,
        answeredBy: null,
        at: '2026-07-17T15:00:00.000Z',
        answerBy: '2026-07-19T15:00:00.000Z',
        endedAt: null,
      },
    },
    assets,
    'en',
  ).html;
  expect(html).toContain('Paid until 17 August 2026');
  expect(html).toContain('Renews on 17 August 2026: ₹499 with UPI');
  expect(html).toMatch(/href="\/purchase\/library\/HT7K2M9QabcdefGH"[^>]*>Cancel or change the subscription/);
  expect(html).toContain('You requested a refund of ₹499.');
  expect(html).not.toContain('aria-label="Request a refund"');
});

test('a few texts stand open, many are folded with how long they take', () => {
  expect(draw([text, text])).not.toContain('<details');
  const course = draw(lessons);
  expect(course.match(/<details/g)).toHaveLength(4);
  expect(course).toContain('4 min');
  expect(course).toMatch(/<h3[^>]*>Water first<\/h3>/);
});

test('everything of a combo stands under a heading that can be linked to', () => {
  expect(draw(combo, { kind: 'combo', accesses: comboGrants() })).toMatch(
    /<h2 id="MonsoonMonsoon2"[^>]*>Balance sheets for shopkeepers<\/h2>/,
  );
});

test('a place says its address and how to get there, and opens in maps', () => {
  const html = draw([place]);
  expect(html).toContain('Shop 14, Market Road\nByadgi');
  expect(html).toContain('The blue door.');
  expect(html).toContain('href="geo:14.6725,75.487?q=14.6725,75.487"');
});

test('a receipt that opens nothing of its own is as it was', () => {
  const model = receiptOf([]);
  const without = render(
    { ...model, order: { ...model.order, access: { url: '/a', messageHtml: '', redirectUrl: null } } },
    assets,
    'en',
  ).html;
  expect(without).not.toContain('seat.ics');
});
