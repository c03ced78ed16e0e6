import type { CourseContent, Product } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../../catalog/media/testing/files';
import { mp4Of } from '../../../catalog/media/testing/video';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { buy, upload } from '../testing/sold-files';

setUpPageOnSale();

let productId: string;
let pdfId: string;
let filmId: string;
let cookie: string;
let content: CourseContent;
const plain = { sections: [{ id: 's1', title: 'One', lessons: [{ id: 'l1', title: 'One', text: 'So.' }] }] };

/** Answers the cookie that opens previews. */
async function begin(who: Seller, id = productId): Promise<{ status: number; path: string; cookie: string }> {
  const answer = await shop.call({
    method: 'POST',
    url: `/api/products/${id}/learner-preview`,
    token: who.token,
  });
  const given = [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith('haat_preview='));
  const { path = '' } = answer.body as { path?: string };
  return { status: answer.status, path, cookie: given?.split(';', 1)[0] ?? '' };
}

const see = (path = '', as = cookie) => get(`/learn/preview/${productId}${path}`, { cookie: as });
const rows = async () =>
  Promise.all(
    ['lesson_progress', 'quiz_attempt', 'file_download', 'visit_count'].map((table) => shop.count(table)),
  );

beforeAll(async () => {
  pdfId = await upload(await pdfOf(2), 'file', 'Chart.pdf');
  filmId = await upload(await mp4Of({ seconds: 2 }), 'video', 'Film.mp4');
  content = {
    inOrder: true,
    certificate: true,
    sections: [
      {
        id: 's1',
        title: 'Flour',
        lessons: [
          { id: 'why', title: 'Why', text: 'Read **this**.' },
          { id: 'draft', title: 'Not ready', isDraft: true, text: 'Secret' },
          {
            id: 'test',
            title: 'What you know',
            opens: { days: 30 },
            items: [
              { id: 'i1', type: 'file', title: 'Chart', mediaId: pdfId, downloads: 1, stamp: 'footer' },
              { id: 'i2', type: 'video', title: 'Film', mediaId: filmId },
            ],
            quiz: {
              pass: 100,
              tries: 1,
              questions: [
                { id: 'q1', type: 'choice', text: 'How much?', options: ['60 g', '75 g'], correct: ['75 g'] },
              ],
            },
          },
        ],
      },
    ],
  };
  productId = (await publishKind(shop, seller, { kind: 'course', content })).id;
  ({ cookie } = await begin(seller));
});

test('its creator sees a course with every lesson open, and which version it is', async () => {
  expect(await begin(seller)).toMatchObject({ status: 200, path: `/learn/preview/${productId}` });
  const outline = modelOf((await see()).body, 'learn');
  expect(outline).toMatchObject({
    page: 'learn',
    preview: 'published',
    learning: { lessons: 2, nextLessonId: 'why' },
  });
  expect(outline.learning.sections[0]?.lessons.map(({ status }) => status)).toEqual(['open', 'open']);
  expect(outline.learning.certificate).toEqual({ status: 'pending', issued: null });
  const lesson = modelOf((await see('/test')).body, 'lesson');
  expect(lesson).toMatchObject({ page: 'lesson', preview: 'published', lesson: { previousLessonId: 'why' } });
  expect(JSON.stringify(lesson)).not.toMatch(/playbackUrl|correct/);
  expect((await see('/draft')).statusCode).toBe(404);
});

test('what is changed and not published is what they see', async () => {
  const url = `/api/products/${productId}`;
  const { title: _, ...section } = content.sections?.[0] ?? { id: 's1', lessons: [] };
  const changed = { ...content, sections: [{ ...section, title: 'Flour and water' }] };
  const { token } = seller;
  expect((await shop.call({ method: 'PATCH', url, token, payload: { content: changed } })).status).toBe(200);
  const outline = modelOf((await see()).body, 'learn');
  expect([outline.preview, outline.learning.sections[0]?.title]).toEqual(['changed', 'Flour and water']);
  const copy = await shop.call({ method: 'POST', url: `${url}/duplicate`, token });
  const { id } = copy.body as Product;
  expect(modelOf((await get(`/learn/preview/${id}`, { cookie })).body, 'learn').preview).toBe('draft');
});

test('files and films open, and nothing is counted or kept', async () => {
  const before = await rows();
  for (let time = 0; time < 2; time += 1) {
    const file = await get(`/media/file/${productId}/${pdfId}`, { cookie });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  }
  expect((await get(`/stream/video/${filmId}?access=${productId}`, { cookie })).statusCode).toBe(200);
  const wrong = modelOf(
    (await post(`/learn/preview/${productId}/test/quiz`, { 'q.q1': '60 g' }, { cookie })).body,
    'lesson',
  );
  expect(wrong.result).toMatchObject({ passed: false, score: 0 });
  const right = modelOf(
    (await post(`/learn/preview/${productId}/test/quiz`, { 'q.q1': '75 g' }, { cookie })).body,
    'lesson',
  );
  expect(right.result).toMatchObject({ passed: true, score: 100 });
  expect(right.lesson.quiz).toMatchObject({ passed: false, score: null });
  expect((await post(`/learn/preview/${productId}/why/done`, {}, { cookie })).statusCode).toBe(404);
  const reported = await shop.call({
    method: 'PUT',
    url: `/api/learn/${productId}/lessons/why`,
    headers: { cookie },
    payload: { done: true },
  });
  expect([401, 404]).toContain(reported.status);
  expect(await rows()).toEqual(before);
});

test('everybody else is told that there is nothing', async () => {
  const other = await shop.seller();
  expect((await begin(other)).status).toBe(404);
  const page = await shop.page(other);
  const theirs = await begin(other, (await publishKind(shop, other, { kind: 'course', content: plain })).id);
  expect(theirs.status).toBe(200);
  expect((await begin(other, page)).status).toBe(404);
  const bought = await buy(productId);
  const [value, signature] = [cookie.slice(0, -43), cookie.slice(-43)];
  const forged = value.replace(/\d{13}/, (until) => String(Number(until) + 1)) + signature;
  for (const as of ['', theirs.cookie, bought.cookie, forged])
    for (const path of [
      `/learn/preview/${productId}`,
      `/learn/preview/${productId}/test`,
      `/media/file/${productId}/${pdfId}`,
      `/stream/video/${filmId}?access=${productId}`,
      `/stream/video/${filmId}/master.m3u8?access=${productId}`,
    ])
      expect([path, (await get(path, { cookie: as })).statusCode]).toEqual([path, 404]);
  // A file of theirs does not open by a product of another, nor by a product that does not name it.
  expect((await get(`/media/file/${page}/${pdfId}`, { cookie })).statusCode).toBe(404);
});

test('it ends after twelve hours, and with the session it began in', async () => {
  const again = await begin(seller);
  shop.deps.clock.advance(12 * 60 * 60_000 - 1_000);
  expect((await see('', again.cookie)).statusCode).toBe(200);
  shop.deps.clock.advance(1_000);
  expect((await see('', again.cookie)).statusCode).toBe(404);
  const last = await begin(seller);
  expect((await see('', last.cookie)).statusCode).toBe(200);
  await shop.call({ method: 'POST', url: '/api/logout', token: seller.token });
  expect((await see('', last.cookie)).statusCode).toBe(404);
});
