// A webinar from its purchase to its recording: the door says when, lets in, and shows the recording; moved in between, and bought afterwards.
import type { Order } from '@haat/openapi';
import { mp4Of } from '../../../server/modules/catalog/media/testing/video';
import { call } from '../../simulators/call';
import type { Message } from '../../simulators/haat';
import { expectStatus, publishProduct } from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { goOn, goTo, goToMorning } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { countMessages, newEmail, nextMessage } from '../harness/people';
import { screens } from '../harness/screens';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import { asVisited, browserOf, visitors } from '../harness/visits';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const room = 'https://meet.google.com/abc-defg-hij';

const english = {
  seats: '20 of 20 seats left',
  join: 'Join the webinar',
  joinFrom: 'You can join from',
  calendar: 'Add to your calendar',
  joinNow: 'Join now',
  offSale: 'no longer on sale',
  over: 'The session is over.',
  wasThere: 'You were there.',
  recorded: 'Recorded webinar',
  watch: 'Watch the recording',
};
const hindi: typeof english = {
  seats: '20 में से 20 सीटें बची हैं',
  join: 'वेबिनार से जुड़ें',
  joinFrom: 'से जुड़ सकते हैं',
  calendar: 'अपने कैलेंडर में जोड़ें',
  joinNow: 'अभी जुड़ें',
  offSale: 'सीटें अब नहीं बिकतीं',
  over: 'सेशन ख़त्म हो चुका है।',
  wasThere: 'आप उसमें थे।',
  recorded: 'रिकॉर्ड किया वेबिनार',
  watch: 'रिकॉर्डिंग देखें',
};
const wordsIn = { en: english, hi: hindi };

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

for (const visitor of visitors)
  test(`a webinar is bought, joined in time and watched afterwards ${asVisited(visitor)}`, async ({
    visit,
    haat,
  }) => {
    const { javaScriptEnabled, language, size } = visitor;
    const words = wordsIn[language];
    const { token } = shop.creator;
    const now = await goOn(haat, 1_000);
    const startsAt = Math.ceil(now.getTime() / minuteMs) * minuteMs + 120 * minuteMs;
    const content = {
      startsAt: new Date(startsAt).toISOString(),
      minutes: 45,
      timeZone: 'Asia/Kolkata',
      seats: 20,
      joinUrl: room,
    };
    const { id } = await publishProduct(haat.url, token, {
      kind: 'webinar',
      title: 'Hampers, live',
      prices: [{ type: 'once', amount: 9_900 }],
      content,
    });
    const { page, context } = await visit(browserOf(visitor));
    await page.goto(`/wp/${id}`);
    await expect(page.getByText(words.seats).first()).toBeVisible();
    const { placed } = await buyIn(context, haat, id);
    const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
      headers: { 'order-token': placed.token },
    });
    const door = `/webinar/${body.accesses?.[0]?.id}/join`;
    await page.goto(`/access/${placed.id}`);
    expect(await page.content()).not.toContain('abc-defg-hij');
    await page.getByRole('link', { name: words.join }).click();
    await expect(page.getByText(words.joinFrom)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(door);
    expect(await page.content()).not.toContain('abc-defg-hij');
    if (javaScriptEnabled) {
      await expectAccessible(page, page.getByText(words.joinFrom));
    }
    await page.setViewportSize(size);
    const file = await context.request.get(
      (await page.getByRole('link', { name: words.calendar }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');

    await goTo(haat, startsAt - 10 * minuteMs - 6_000);
    await page.goto(`/access/${placed.id}`);
    await expect(page.getByRole('link', { name: words.joinNow })).toHaveCount(0);
    // By itself, once the room opens.
    await expect(page.getByRole('link', { name: words.joinNow })).toBeVisible({ timeout: 20_000 });
    await goTo(haat, startsAt - 5 * minuteMs);
    // Playwright does not route what a redirect leads to, so the answer with the address is what is looked at.
    const answered = page.waitForResponse((response) => response.url().endsWith(door));
    await page.getByRole('link', { name: words.joinNow }).click();
    const entered = await answered;
    expect([entered.status(), await entered.headerValue('location')]).toEqual([303, room]);
    const other = await visit({ viewport: widths.phone });
    expect((await other.page.goto(door))?.status()).toBe(404);

    await goTo(haat, startsAt + minuteMs);
    for (const path of [`/wp/${id}`, `/pp/${id}/checkout`]) {
      await page.goto(path);
      await expect(page.getByText(words.offSale).first()).toBeVisible();
    }

    await goTo(haat, startsAt + 50 * minuteMs);
    await page.goto(door);
    await expect(page.getByText(words.over)).toBeVisible();
    await expect(page.getByText(words.wasThere)).toBeVisible();
    const mediaId = await uploadFile(haat.url, shop.creator, {
      bytes: await mp4Of({ seconds: 2 }),
      purpose: 'video',
      name: 'hampers.mp4',
    });
    const items = [{ id: 'rec', type: 'video', title: 'The whole evening', mediaId }];
    const at = `/api/products/${id}`;
    expectStatus(await call(haat.url, 'PATCH', at, { token, body: { content: { ...content, items } } }), 200);
    expectStatus(await call(haat.url, 'POST', `${at}/publish`, { token }), 200);
    await page.goto(door);
    await expect(page.getByRole('heading', { name: 'The whole evening' })).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    await page.goto(`/wp/${id}`);
    await expect(page.getByText(words.recorded).first()).toBeVisible();

    // The creator's side is the same whoever bought.
    if (visitor !== visitors[0]) return;
    const creator = await visit({ viewport: widths.desktop });
    await rememberSession(creator.page, shop.creator);
    await creator.page.goto(`/tgsettings5/engagement?id=${id}`);
    await expect(creator.page.getByRole('columnheader', { name: 'Came' })).toBeVisible();
    await expectGoodLooks(creator.page, creator.page.getByText('Members', { exact: true }).first());
  });

test('a webinar that is moved is told by text message and by mail, and moves in calendars', async ({
  visit,
  haat,
}) => {
  await goToMorning(haat);
  const now = await goOn(haat, 1_000);
  const at = (days: number) => new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs + days * dayMs);
  const content = (startsAt: Date) => ({
    startsAt: startsAt.toISOString(),
    minutes: 45,
    timeZone: 'Asia/Kolkata',
    joinUrl: room,
  });
  const { token } = shop.creator;
  const { id } = await publishProduct(haat.url, token, {
    kind: 'webinar',
    title: 'Kilns, live',
    prices: [{ type: 'once', amount: 9_900 }],
    content: content(at(3)),
  });
  const { context } = await visit({ viewport: screens.phone });
  const email = newEmail();
  const { phone } = await buyIn(context, haat, id, email);
  /** The event in the calendar file of a mail, by the names of its lines. */
  const eventOf = async ({ id: mail }: Message) => {
    const file = await (await fetch(`${haat.url}/dev/outbox/${mail}/session.ics`)).text();
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    return new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    );
  };
  const stampOf = (time: Date) => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const receipt = await eventOf(await nextMessage(haat, email));
  expect([receipt.get('DTSTART'), receipt.get('SEQUENCE')]).toEqual([stampOf(at(3)), '0']);

  const already = await countMessages(haat, phone);
  const path = `/api/products/${id}`;
  expectStatus(await call(haat.url, 'PATCH', path, { token, body: { content: content(at(5)) } }), 200);
  expectStatus(await call(haat.url, 'POST', `${path}/publish`, { token }), 200);
  // A job looks every minute.
  await expect
    .poll(async () => {
      await goOn(haat, minuteMs);
      return countMessages(haat, phone);
    })
    .toBe(already + 1);
  const told = await nextMessage(haat, phone, already);
  const mail = await nextMessage(haat, email, 1, ({ text }) => text.startsWith('New time for Kilns, live'));
  const moved = await eventOf(mail);
  expect([moved.get('DTSTART'), moved.get('SEQUENCE'), moved.get('UID')]).toEqual([
    stampOf(at(5)),
    '1',
    receipt.get('UID'),
  ]);
  expect(told.text + mail.text).not.toContain('abc-defg-hij');

  // Its link opens the door where the buyer is known, and asks for the number anywhere else.
  const door = new URL(/https?:\/\/\S+/.exec(told.text)?.[0] ?? '');
  const known = await context.newPage();
  await known.goto(door.pathname + door.search);
  await expect(known.getByRole('heading', { level: 1, name: 'Kilns, live' })).toBeVisible();
  await expect(known.locator(`time[datetime="${at(5).toISOString()}"]`).first()).toBeVisible();
  const { page: stranger } = await visit({ viewport: screens.phone });
  await stranger.goto(door.pathname + door.search);
  await expect(stranger.getByLabel('Mobile number')).toBeVisible();
  await expect(stranger.getByText('Kilns, live')).toHaveCount(0);
});

for (const visitor of visitors)
  test(`a webinar that is over is bought for the link of its recording ${asVisited(visitor)}`, async ({
    visit,
    haat,
  }) => {
    const words = wordsIn[visitor.language];
    const { token } = shop.creator;
    const now = await goOn(haat, 1_000);
    const startsAt = now.getTime() + 30 * minuteMs;
    const recordingUrl = 'https://video.example.com/the-recording';
    const { id } = await publishProduct(haat.url, token, {
      kind: 'webinar',
      title: 'Hampers, recorded',
      prices: [{ type: 'once', amount: 9_900 }],
      content: {
        startsAt: new Date(startsAt).toISOString(),
        minutes: 45,
        timeZone: 'Asia/Kolkata',
        joinUrl: room,
        recordingUrl,
      },
    });
    await goTo(haat, startsAt + 60 * minuteMs);
    const { page, context } = await visit(browserOf(visitor));
    await page.goto(`/wp/${id}`);
    await expect(page.getByText(words.recorded).first()).toBeVisible();
    expect(await page.content()).not.toContain('the-recording');
    const { placed } = await buyIn(context, haat, id);
    await page.goto(`/access/${placed.id}`);
    expect(await page.content()).not.toContain('the-recording');
    const watch = page.getByRole('link', { name: words.watch }).first();
    const answer = await context.request.get((await watch.getAttribute('href')) ?? '', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, recordingUrl]);
  });
