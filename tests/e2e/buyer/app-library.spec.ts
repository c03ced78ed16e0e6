// The library in the app of somebody who bought several things: where they left off, what is coming up, search and filter, what has ended.
import type { Purchases } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { BrowserContext } from '@playwright/test';
import { buy, refundAll } from '../../simulators/buyer';
import { call } from '../../simulators/call';
import type { Haat } from '../../simulators/haat';
import {
  askForPassword,
  type Creator,
  expectStatus,
  publishPage,
  publishProduct,
  signIn,
} from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { goOn } from '../harness/clock';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { rememberSession } from '../harness/shop';
import { expect, test } from '../harness/test';

const hourMs = 3_600_000;
const once = (amount: number) => [{ type: 'once' as const, amount }];
const lessons = ['The kiln', 'The glaze'].map((title, index) => ({
  id: `lesson-${index + 1}`,
  title,
  text: `How ${title.toLowerCase()} is made ready.`,
}));

/** A course half read, a webinar that is to come, a page that was refunded, and four that are just there; whoever bought them is signed in. */
async function signInWithALibrary(haat: Haat, context: BrowserContext): Promise<Creator> {
  const seller = await signIn(haat, newPhone(), 'Meera Iyer');
  const { url } = haat;
  const now = await goOn(haat, 1_000);
  const phone = newPhone();
  const course = await publishProduct(url, seller.token, {
    kind: 'course',
    title: 'Clay at home',
    prices: once(49_900),
    content: { sections: [{ id: 'one', title: 'One', lessons }] },
  });
  const webinar = await publishProduct(url, seller.token, {
    kind: 'webinar',
    title: 'Kilns, live',
    prices: once(9_900),
    content: {
      startsAt: new Date(now.getTime() + 26 * hourMs).toISOString(),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      joinUrl: 'https://meet.google.com/abc-defg-hij',
    },
  });
  const titles = ['Ragas one', 'Ragas two', 'Talas three', 'Talas four', 'Ragas returned'];
  const pages = await Promise.all(titles.map((title) => publishPage(url, seller.token, { title })));
  for (const { id } of pages.slice(0, 4)) await buy(url, id, phone);
  await refundAll(url, seller, await buy(url, pages[4]?.id ?? '', phone));
  await buy(url, webinar.id, phone);
  const { grantId } = await buy(url, course.id, phone);
  // In the browser, which what is learned knows then.
  const otp = await askForPassword(haat, phone);
  const data = { phone, otp, email: '', is_p: false, name: 'Asha Rao' };
  const headers = { origin: url };
  const buyer: Creator = await (await context.request.post('/api/verify-otp', { data, headers })).json();
  const read = await call(url, 'PUT', `/api/learn/${grantId}/lessons/lesson-1`, {
    token: buyer.token,
    body: { done: true },
  });
  expectStatus(read, 200);
  await expect
    .poll(async () => {
      const { body } = await call<Purchases>(url, 'GET', '/api/purchases', { token: buyer.token });
      return body.items.find(({ product }) => product.title === 'Ragas returned')?.accessUrl;
    })
    .toBeNull();
  return buyer;
}

const english = {
  left: 'Continue where you left off',
  goOn: 'Continue Clay at home',
  done: '1 of 2 lessons done',
  coming: 'Coming up',
  ended: 'Ended (1)',
  search: 'Search purchases',
  type: 'Product type',
  webinars: 'Webinars',
  none: 'No purchases match “zzz”',
  all: 'Show all',
};
const hindi: typeof english = {
  left: 'जहाँ छोड़ा था, वहीं से आगे बढ़ें',
  goOn: 'Clay at home आगे बढ़ाएँ',
  done: '2 में से 1 पाठ पूरे',
  coming: 'आने वाला है',
  ended: 'ख़त्म (1)',
  search: 'अपनी ख़रीदारी में खोजें',
  type: 'किस तरह का',
  webinars: 'वेबिनार',
  none: 'आपकी ख़रीदारी में “zzz” नहीं मिला',
  all: 'सब दिखाएँ',
};

for (const [viewport, locale, words] of [
  [screens.phone, 'en-IN', english],
  [screens.desk, 'hi-IN', hindi],
] as const)
  test(`a library says where its buyer left off, what is coming and what has ended, and is searched, at ${viewport.width} px in ${locale}`, async ({
    visit,
    haat,
  }) => {
    const { page, context } = await visit({ viewport, locale });
    const buyer = await signInWithALibrary(haat, context);
    await rememberSession(page, buyer);
    await page.goto(paths.purchases);
    const left = page.getByRole('region', { name: words.left });
    await expect(left.getByRole('progressbar', { name: words.done })).toBeVisible();
    const coming = page.getByRole('region', { name: words.coming });
    await expect(coming.getByText('Kilns, live')).toBeVisible();

    // What has ended is folded, and cannot be opened.
    const returned = page.getByText('Ragas returned');
    await expect(returned).toBeHidden();
    await page.getByText(words.ended, { exact: true }).click();
    await expect(returned).toBeVisible();
    await expectAccessible(page, returned);
    await page.setViewportSize(viewport);

    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill('tala');
    await expect(page.getByText('Talas four')).toBeVisible();
    await expect(page.getByText('Ragas one')).toHaveCount(0);
    await expect(left).toHaveCount(0);
    await search.fill('zzz');
    await expect(page.getByText(words.none)).toBeVisible();
    await page.getByRole('button', { name: words.all }).click();
    await page.getByRole('combobox', { name: words.type }).selectOption({ label: words.webinars });
    await expect(page).toHaveURL(/kind=webinar/);
    await expect(page.getByText('Kilns, live')).toBeVisible();
    await expect(page.getByText('Talas four')).toHaveCount(0);
    await page.goto(paths.purchases);

    // Straight into the lesson that is next.
    await left.getByRole('link', { name: words.goOn }).click();
    await expect(page).toHaveURL(/\/learn\/[\w-]+\/lesson-2/);
    await expect(page.getByText('How the glaze is made ready.')).toBeVisible();
  });
