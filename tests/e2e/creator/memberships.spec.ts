// What becomes of a member: reminded, removed, back by paying again, kept by renewing. The product in Chromium, Telegram simulated, everything
// between them real; months go by on the clock of the server.
import type { Page } from '@playwright/test';
import { inviteOf, type SoldChannel, sellChannel, telegramEnv } from '../../simulators/channel';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, signIn } from '../../simulators/shop';
import {
  addPerson,
  openLink,
  type Person,
  start,
  startTelegram,
  statusIn,
  type Telegram,
} from '../../simulators/telegram';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { atGateway, decide, order } from '../story/buyer';

test.describe.configure({ mode: 'serial' });

let telegram: Telegram;
let haat: Haat;
let creator: Creator;
let sold: SoldChannel;

test.beforeAll(async () => {
  telegram = await startTelegram();
  haat = await startHaat({ env: telegramEnv(telegram) });
  creator = await signIn(haat, newPhone(), 'Meera');
  const period = { unit: 'month', count: 1 } as const;
  sold = await sellChannel(haat, telegram, creator, [{ type: 'subscription', amount: 9_900, period }]);
});
test.afterAll(async () => {
  await haat?.dispose();
  await telegram?.close();
});

/** Hours go by until it is so: nobody is written to at night, and what time brings is done by jobs that run every minute. */
const until = (check: () => void) =>
  expect(async () => {
    await haat.advanceClock('PT6H');
    await expect(check).toPass({ timeout: 1500 });
  }).toPass({ timeout: 40_000 });

const statusOf = (person: Person) => statusIn(sold.chat, person.id);
const lastText = (person: Person) => person.inbox.at(-1)?.text ?? '';
/** The address that the bot wrote last; it is in the text where it is not public. */
const lastAddress = (person: Person) => /http\S+/.exec(lastText(person))?.[0] ?? '';

async function buy(page: Page, { name, sum, phone }: { name: string; sum: string; phone: string }) {
  await order(page, { phone, name, email: 'asha@example.com' }, sum);
  await decide(page, `Pay ${sum}`);
  await expect(page).toHaveURL(/\/access\//);
}

/** Buys on a phone by the page of a product, and joins from the access page. */
async function buyAndJoin(
  page: Page,
  { path, sum, name, phone = newPhone() }: { path: string; sum: string; name: string; phone?: string },
): Promise<Person> {
  await page.goto(path);
  await buy(page, { name, sum, phone });
  const button = page.getByRole('link', { name: 'Join on Telegram' });
  const answer = await page.request.get((await button.getAttribute('href')) ?? '', { maxRedirects: 0 });
  const person = addPerson(telegram.world, name);
  const link = new URL(answer.headers()['location'] ?? '');
  start(telegram.world, person, link.searchParams.get('start') ?? '');
  await expect.poll(() => inviteOf(person)).toContain('/+');
  openLink(telegram.world, person, inviteOf(person));
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  expect(statusOf(person)).toBe('member');
  return person;
}

test('whoever does not renew is reminded, removed when the days of grace are over, and let in for paying again', async ({
  visit,
}) => {
  const { page: members } = await visit({ baseURL: haat.url, viewport: widths.desktop });
  await rememberSession(members, creator);
  await members.goto(`/tgch/${sold.productId}`);
  await expect(members.getByRole('heading', { level: 1 })).toBeVisible();
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const phone = newPhone();
  const monthly = { path: `/tg/${sold.productId}`, sum: '₹99', name: 'Asha' };
  const asha = await buyAndJoin(page, { ...monthly, phone });
  // The creator's list was open before, and nobody reloads it.
  await expect(members.getByText('Asha').first()).toBeVisible();

  await haat.advanceClock('P27D');
  await until(() => expect(lastText(asha)).toContain('Renew it to stay in'));
  await haat.advanceClock('P6D');
  await until(() => expect(statusOf(asha)).toBe('left'));
  await expect.poll(() => lastText(asha)).toContain('so you were removed');
  await expect(members.getByText('Ended').first()).toBeVisible();

  // From another phone: the bot knows them still.
  const { page: again } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await again.goto(lastAddress(asha));
  await buy(again, { ...monthly, phone });
  await expect.poll(() => lastText(asha)).toContain('is ready');
  openLink(telegram.world, asha, inviteOf(asha));
  await expect(again.getByText('You are in', { exact: true })).toBeVisible();
});

test('the link under a reminder renews, and the member stays in when others are removed', async ({
  visit,
}) => {
  const monthly = { path: `/tg/${sold.productId}`, sum: '₹99' };
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const ravi = await buyAndJoin(page, { ...monthly, name: 'Ravi' });
  const { page: another } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const kiran = await buyAndJoin(another, { ...monthly, name: 'Kiran' });
  await haat.advanceClock('P27D');
  await until(() => expect(lastText(ravi)).toContain('Renew it to stay in'));
  await page.goto(lastAddress(ravi));
  await page.getByRole('button', { name: 'Pay ₹99' }).click();
  await atGateway(page);
  await decide(page, 'Pay ₹99');
  await expect(page).toHaveURL(/\/access\//);
  const messages = ravi.inbox.length;
  await haat.advanceClock('P6D');
  await until(() => expect(statusOf(kiran)).toBe('left'));
  expect(statusOf(ravi)).toBe('member');
  expect(ravi.inbox).toHaveLength(messages);
});
