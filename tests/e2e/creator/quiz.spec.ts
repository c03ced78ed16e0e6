// A quiz is written in the course editor, and a buyer finishes its lesson by passing it.
import type { CourseContent, Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('a quiz is written in the editor of a course, and passed by a buyer', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.phone });
  const { token } = shop.creator;
  await rememberSession(page, shop.creator);
  await page.goto(paths.create('course'));
  await page.getByLabel('Title', { exact: true }).fill('Bread, asked about');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: /^Next:/ }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Week 1');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  const lesson = page.getByRole('dialog', { name: 'Lesson' });
  await lesson.getByLabel('Title', { exact: true }).fill('The test');
  await lesson.getByRole('switch', { name: 'Quiz' }).click();

  const question = page.getByRole('dialog', { name: 'Question' });
  await lesson.getByRole('button', { name: 'Add a question' }).click();
  await question.getByRole('textbox', { name: 'Question' }).fill('What rises?');
  await question.getByLabel('Option 1', { exact: true }).fill('Clay');
  await question.getByLabel('Option 2', { exact: true }).fill('Dough');
  await question.getByRole('checkbox', { name: 'Right answer' }).nth(1).check();
  await expect(question.getByRole('checkbox', { name: 'Right answer' }).first()).not.toBeChecked();
  await question.getByRole('button', { name: 'Done' }).click();
  await lesson.getByRole('button', { name: 'Add a question' }).click();
  await question.getByRole('textbox', { name: 'Question' }).fill('How hot is the oven?');
  await question.getByLabel('Answer', { exact: true }).selectOption({ label: 'A number' });
  await question.getByLabel('Right number').fill('230');
  await question.getByLabel('Still right within').fill('10');
  await question.getByLabel('Explanation').fill('Steam needs heat.');
  await question.getByRole('button', { name: 'Done' }).click();
  await expect(lesson.getByRole('list', { name: 'Questions' }).getByRole('listitem')).toHaveCount(2);
  await lesson.getByLabel('Right answers needed to pass').fill('100');
  await lesson.getByLabel('Tries').fill('2');
  await lesson.getByRole('button', { name: 'Done' }).click();
  await expect(lesson).toBeHidden();

  await page.waitForURL(/[?&]id=/);
  const productId = new URL(page.url()).searchParams.get('id') ?? '';
  const at = `/api/products/${productId}`;
  const quizNow = async () => {
    const { content } = expectStatus(await call<Product>(haat.url, 'GET', at, { token }), 200);
    return (content as CourseContent).sections?.[0]?.lessons[0]?.quiz;
  };
  await expect.poll(quizNow).toEqual({
    questions: [
      { id: 'q1', type: 'choice', text: 'What rises?', options: ['Clay', 'Dough'], correct: ['Dough'] },
      {
        id: 'q2',
        type: 'number',
        text: 'How hot is the oven?',
        correct: ['230'],
        tolerance: 10,
        explanation: 'Steam needs heat.',
      },
    ],
    pass: 100,
    tries: 2,
  });

  const lessons = page.getByRole('list', { name: 'Lessons of section 1' });
  await lessons
    .getByRole('button', { name: /The test/ })
    .first()
    .click();
  await lesson.getByRole('button', { name: 'Duplicate lesson' }).click();
  await expect(lesson.getByRole('switch', { name: 'Hide from buyers' })).toBeChecked();
  await lesson.getByLabel('Title', { exact: true }).fill('Another test');
  await lesson.getByRole('button', { name: 'Done' }).click();
  await expect(lessons.getByText('Quiz · Hidden')).toBeVisible();
  const titlesNow = async () => {
    const { content } = expectStatus(await call<Product>(haat.url, 'GET', at, { token }), 200);
    return (content as CourseContent).sections?.[0]?.lessons.map(({ title }) => title);
  };
  await expect.poll(titlesNow).toEqual(['The test', 'Another test']);

  const prices = [{ type: 'once', amount: 9_900 }];
  expectStatus(await call(haat.url, 'PATCH', at, { token, body: { prices } }), 200);
  expectStatus(await call(haat.url, 'POST', `${at}/publish`, { token }), 200);
  const buyer = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(buyer.context, haat, productId);
  await buyer.page.goto(`/access/${placed.id}`);
  await buyer.page.getByRole('link', { name: 'Start the lesson' }).click();
  await buyer.page.getByLabel('Dough').check();
  const heat = buyer.page.getByRole('textbox', { name: 'How hot is the oven?' });
  await heat.fill('100');
  await buyer.page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(buyer.page.getByText('Steam needs heat.')).toBeVisible();
  await expect(buyer.page.getByText(/1 try left/).first()).toBeVisible();
  await buyer.page.getByLabel('Dough').check();
  await heat.fill('225');
  await buyer.page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(buyer.page.getByText('This lesson is done.')).toBeVisible();
});
