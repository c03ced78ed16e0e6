// A message to the members of a channel: the product in Chromium, Telegram simulated, everything between them real.
import { picture } from '../../contract/world/world.creator';
import { buy } from '../../simulators/buyer';
import { inviteOf, pressJoin, type SoldChannel, sellChannel, telegramEnv } from '../../simulators/channel';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, signIn } from '../../simulators/shop';
import { addPerson, block, type Person, startTelegram, type Telegram } from '../../simulators/telegram';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let telegram: Telegram;
let haat: Haat;
let creator: Creator;
let channel: SoldChannel;
let asha: Person;
let devi: Person;

async function join(name: string): Promise<Person> {
  const bought = await buy(haat.url, channel.productId, newPhone());
  const person = addPerson(telegram.world, name);
  await pressJoin(haat.url, telegram, bought, person);
  await expect.poll(() => inviteOf(person)).toContain('/+');
  return person;
}

test.beforeAll(async () => {
  telegram = await startTelegram();
  haat = await startHaat({ env: telegramEnv(telegram) });
  creator = await signIn(haat, newPhone(), 'Meera');
  channel = await sellChannel(haat, telegram, creator);
  asha = await join('Asha');
  devi = await join('Devi');
  block(telegram.world, devi);
});
test.afterAll(async () => {
  await haat?.dispose();
  await telegram?.close();
});

const textOf = ({ inbox }: Person) => inbox.at(-1)?.text ?? '';

test('a creator writes to members, tests it, sends it, and sees who did not get it', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto(`/tgch/${channel.productId}`);
  await page.getByRole('link', { name: 'Message members' }).click();
  await expect(page).toHaveURL(`/tgch/${channel.productId}/messages`);
  await page.getByRole('button', { name: 'Message members' }).click();
  const sheet = page.getByRole('dialog', { name: 'Message members' });
  await expect(sheet.getByText('Goes to 2 members who have opened the bot.')).toBeVisible();
  await sheet.getByLabel('Message', { exact: true }).fill('New notes are here');
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'bread.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(sheet.getByRole('img', { name: 'Picture of the message' })).toBeVisible();
  await sheet.getByLabel(/Button text/).fill('Read them');
  await sheet.getByLabel(/Button address/).fill('example.in/notes');

  await sheet.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The test is in your Telegram.', { exact: true })).toBeVisible();
  expect(textOf(channel.owner)).toContain('New notes are here');
  expect(textOf(asha)).not.toContain('New notes are here');

  // What was typed outlives the page.
  await page.reload();
  await page.getByRole('button', { name: 'Continue message' }).click();
  await expect(sheet.getByLabel('Message', { exact: true })).toHaveValue('New notes are here');
  await sheet.getByRole('button', { name: 'Send to 2 members' }).click();
  await expect(page.getByText('1 of 2 members got it')).toBeVisible();
  const got = asha.inbox.at(-1);
  expect(got?.text).toContain('From Meera. Send /stop');
  expect(got?.buttons).toEqual([{ text: 'Read them', url: 'https://example.in/notes' }]);
  expect(telegram.world.photos.get(got?.photo ?? '')?.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: '1 member did not get it' }).click();
  await expect(page.getByText('Has blocked the bot')).toBeVisible();
});
