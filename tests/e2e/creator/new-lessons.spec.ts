// A lesson is added to a course that is on sale, its buyer is told where the creator asks for it, opens it from the mail, and turns such mails off.
import { paths } from '@haat/web/paths';
import { decide, placeOrder, publishProduct } from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { goToMorning } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { countMessages, newEmail, newPhone, nextMessage } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  const lessons = [
    { id: 'flour', title: 'Flour', text: 'Weigh it.' },
    { id: 'oven', title: 'The oven', text: 'Heat it.', isDraft: true },
  ];
  const product = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread, slowly',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { sections: [{ id: 's', title: 'Bread', lessons }] },
  });
  productId = product.id;
});

test('a lesson is shown to buyers, who are told of it and can turn such mails off', async ({
  visit,
  haat,
}) => {
  await goToMorning(haat);
  const [phone, email] = [newPhone(), newEmail()];
  const buyer = { phone, name: 'Asha Rao', email };
  const placed = await placeOrder(haat.url, { productId, buyer }, `lessons-${phone}`);
  await decide(haat.url, placed.payment.session, 'success');
  await nextMessage(haat, email);
  const already = await countMessages(haat, email);

  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(`${paths.edit('course', productId)}&step=content`);
  await expect(page.getByRole('switch', { name: 'Tell buyers when a lesson opens' })).toBeChecked();
  await page.getByRole('button', { name: /^The oven/ }).click();
  const lesson = page.getByRole('dialog', { name: 'Lesson' });
  await lesson.getByRole('switch', { name: 'Hide from buyers' }).click();
  await lesson.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Unpublished changes, saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const review = page.getByRole('dialog', { name: 'Publish changes' });
  const box = review.getByRole('checkbox', { name: 'Tell buyers of 1 new lesson' });
  await expect(box).not.toBeChecked();
  await box.check();
  await expectGoodLooks(page, review.getByRole('heading'));
  await page.setViewportSize(widths.desktop);
  await review.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Buyers will be told.', { exact: true })).toBeVisible();

  // Announcements are looked for every minute.
  await haat.advanceClock('PT2M');
  const { text } = await nextMessage(haat, email, already);
  expect(text).toContain('Meera Iyer added a lesson to Bread, slowly.');
  const linkTo = (path: string) => new RegExp(`${path}\\S+`).exec(text)?.[0] ?? '';

  const { page: phoneOf } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await phoneOf.goto(linkTo('/learn/'));
  await expect(phoneOf.getByRole('textbox', { name: /mobile|phone/i })).toBeVisible();
  await phoneOf.goto(linkTo('/lesson-messages/'));
  await expect(phoneOf.getByRole('heading', { level: 1, name: 'Messages about lessons' })).toBeVisible();
  await phoneOf.getByRole('button', { name: 'Turn messages off' }).click();
  await expect(phoneOf.getByRole('heading', { level: 1, name: 'Messages are off' })).toBeVisible();
  await expect(phoneOf.getByRole('button', { name: 'Turn messages on' })).toBeVisible();

  const { page: withScripts } = await visit({ viewport: widths.phone });
  await withScripts.goto(linkTo('/lesson-messages/'));
  const turnOn = withScripts.getByRole('button', { name: 'Turn messages on' });
  await expectAccessible(withScripts, turnOn);
});
