// Files that are sold: uploaded on the screen, over a reload and a network that goes, and received as the same bytes.
import { createHash } from 'node:crypto';
import { mkdtempSync, openSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CourseContent, Product, ProductKind, Upload } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { decide, placeOrder, readOrder } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';

const megabyte = 1_048_576;
const pieces = '**/api/uploads/*';
/** Bytes that are the same in every run, of which no two pieces are alike. */
function bytesOf(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0, state = 7; at < size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, Math.min(at, size - 4));
  }
  return bytes;
}
/** A PDF of one empty page, and a stream of so many bytes beside it. */
function pdfOf(size: number): Buffer {
  const stream = bytesOf(size);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Resources << >> >>',
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const head = ['%PDF-1.7\n', ...objects, `4 0 obj\n<< /Length ${size} >>\nstream\n`];
  const offsets = head.map((_, at) => head.slice(0, at).join('').length).slice(1);
  const tail = '\nendstream\nendobj\n';
  const body = Buffer.concat([Buffer.from(head.join('')), stream, Buffer.from(tail)]);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pdf = (name: string, size: number) => ({ name, mimeType: 'application/pdf', buffer: pdfOf(size) });

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** The second step of a product with a title; of locked content, that of its items. */
async function enter({ page }: Visit, title: string, kind: ProductKind = 'lock') {
  await rememberSession(page, shop.creator);
  await page.goto(paths.create(kind));
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: /^Next:/ }).click();
  if (kind !== 'lock') return;
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible();
}
const input = (page: Page) => page.locator('input[type="file"][multiple]');
const item = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What is locked' }).getByRole('button', { name });

test('two files become two items over a reload, and the buyer gets the same bytes', async ({
  visit,
  haat,
}) => {
  const visited = await visit({ viewport: widths.desktop });
  const { page } = visited;
  await enter(visited, 'Two files');
  let sent = 0;
  await page.route(pieces, (route) =>
    route.request().method() !== 'PATCH' || ++sent <= 4 ? route.fallback() : undefined,
  );
  const files = [pdf('notes.pdf', 300_000), pdf('book.pdf', 12 * megabyte)];
  await input(page).setInputFiles(files);
  await expect(item(page, 'notes')).toBeVisible();
  await expect.poll(() => sent).toBeGreaterThan(4);
  const resumed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/uploads') && answer.request().method() === 'POST',
  );
  await page.reload();
  expect(((await (await resumed).json()) as Upload).offset).toBeGreaterThan(0);
  await page.unroute(pieces);
  await expect(item(page, 'book')).toBeVisible();

  const productId = new URL(page.url()).searchParams.get('id') ?? '';
  const headers = { Authorization: `Bearer ${shop.creator.token}` };
  const savedTitles = async () => {
    const answer = await fetch(`${haat.url}/api/products/${productId}`, { headers });
    const { content } = (await answer.json()) as { content: { items: { title: string }[] } };
    return content.items.map(({ title }) => title);
  };
  await expect.poll(savedTitles).toEqual(['notes', 'book']);
  const price = await fetch(`${haat.url}/api/products/${productId}`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prices: [{ type: 'once', amount: 9_900 }] }),
  });
  expect(price.status).toBe(200);
  const published = await fetch(`${haat.url}/api/products/${productId}/publish`, { method: 'POST', headers });
  expect(published.status).toBe(200);

  const order = await placeOrder(
    haat.url,
    { productId, buyer: { phone: newPhone(), name: 'Asha Rao', email: 'asha@example.com' } },
    `files-${newPhone()}`,
  );
  await decide(haat.url, order.payment.session, 'success');
  const { access } = await readOrder(haat.url, order);
  const hashes: string[] = [];
  for (const { url } of access?.received?.parts ?? []) {
    if (!url) continue;
    const file = await page.request.get(new URL(url, haat.url).href, {
      headers: { 'Order-Token': order.token },
    });
    expect(file.status()).toBe(200);
    hashes.push(hashOf(await file.body()));
  }
  expect(hashes).toEqual(files.map(({ buffer }) => hashOf(buffer)));
});

test('a program that calls itself a PDF is refused, and what is cancelled is gone', async ({ visit }) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  await enter(visited, 'Refused and cancelled');
  const program = bytesOf(200_000);
  program.write('\x7fELF\x02\x01\x01', 0, 'latin1');
  await input(page).setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: program });
  const rows = page.getByRole('list', { name: 'Uploads' });
  await expect(rows.getByText(/program/i)).toBeVisible();
  await rows.getByRole('button', { name: 'Cancel notes.pdf' }).click();
  await expect(rows).toHaveCount(0);

  await page.route(pieces, (route) => (route.request().method() === 'PATCH' ? undefined : route.fallback()));
  await input(page).setInputFiles(pdf('draft.pdf', megabyte));
  await expect(rows.getByText(/of 1 MB/)).toBeVisible();
  await rows.getByRole('button', { name: 'Pause draft.pdf' }).click();
  await expect(rows.getByText('Paused. 0% uploaded.')).toBeVisible();
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await rows.getByRole('button', { name: 'Cancel draft.pdf' }).click();
  expect((await forgotten).status()).toBe(204);
  await expect(rows).toHaveCount(0);
});

test('a file too large to be kept is picked again after a reload, and another one is not taken for it', async ({
  visit,
}) => {
  const visited = await visit({ viewport: widths.desktop });
  const { page } = visited;
  await enter(visited, 'A large file');
  const folder = mkdtempSync(join(tmpdir(), 'haat-large-'));
  const large = (place: string, first: string) => {
    const path = join(folder, place);
    const file = openSync(path, 'w');
    writeSync(file, first);
    truncateSync(path, 101 * megabyte);
    return path;
  };
  const path = large('large.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
  let sent = 0;
  await page.route(pieces, (route) =>
    route.request().method() !== 'PATCH' || ++sent <= 2 ? route.fallback() : undefined,
  );
  await input(page).setInputFiles(path);
  await expect.poll(() => sent).toBeGreaterThan(2);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Uploads' });
  await expect(rows.getByText(/^Choose the same file again/)).toBeVisible();
  const again = page.locator('input[type="file"]:not([multiple])');
  await again.setInputFiles(large('other.pdf', '%PDF-1.4\n'));
  await expect(rows.getByText(/^That is a different file/)).toBeVisible();
  await page.unroute(pieces);
  const resumed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/uploads') && answer.request().method() === 'POST',
  );
  await again.setInputFiles(path);
  expect(((await (await resumed).json()) as Upload).offset).toBeGreaterThan(0);
  await expect(item(page, 'large')).toBeVisible({ timeout: 60_000 });
});

test('the files of a creator are listed, renamed, and deleted when nothing uses them', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(paths.media);
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
  await input(page).setInputFiles(pdf('loose.pdf', 200_000));
  const files = page.getByRole('list', { name: 'Your files' });
  await files.getByRole('button', { name: 'Change loose.pdf' }).click();
  const sheet = page.getByRole('dialog', { name: 'File' });
  await sheet.getByLabel('Name').fill('tidy.pdf');
  await sheet.getByRole('button', { name: 'Save name' }).click();
  await files.getByRole('button', { name: 'Change tidy.pdf' }).click();
  await sheet.getByRole('button', { name: 'Delete the file' }).click();
  await expect(sheet).toBeHidden();
  await expect(files.getByRole('button', { name: 'Change tidy.pdf' })).toHaveCount(0);
});

/** The product that is edited, as it is saved. */
const productOf = async (page: Page): Promise<Product> => {
  await page.waitForURL(/[?&]id=/);
  const productId = new URL(page.url()).searchParams.get('id') ?? '';
  const answer = await page.request.get(`/api/products/${productId}`, {
    headers: { Authorization: `Bearer ${shop.creator.token}` },
  });
  return answer.json();
};

test('files become lessons of a course, and go into a lesson that is closed meanwhile', async ({ visit }) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  await enter(visited, 'Bread in a week', 'course');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Week 1');
  await expect(page.getByRole('button', { name: 'Upload lessons' })).toBeVisible();
  await input(page).setInputFiles([pdf('Starter.pdf', 20_000), pdf('Dough.pdf', 20_000)]);
  const lessons = page.getByRole('list', { name: 'Lessons of section 1' });
  await expect(lessons.getByRole('button', { name: /Starter/ }).first()).toBeVisible();
  await expect(lessons.getByRole('button', { name: /Dough/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add a lesson' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lesson' });
  await sheet.getByLabel('Title', { exact: true }).fill('Baking');
  let isHeld = true;
  await page.route(pieces, async (route) => {
    if (route.request().method() === 'PATCH') await expect.poll(() => isHeld).toBe(false);
    await route.fallback();
  });
  await sheet.locator('input[type="file"][multiple]').setInputFiles(pdf('Oven.pdf', 20_000));
  await expect(sheet.getByText('Oven.pdf')).toBeVisible();
  await sheet.getByLabel('Opens after days').fill('3');
  await sheet.getByRole('switch', { name: 'Hide from buyers' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  isHeld = false;
  const saved = async () => {
    const { sections } = (await productOf(page)).content as CourseContent;
    return sections
      ?.flatMap((section) => section.lessons)
      .map(({ title, items = [], opens, isDraft }) => ({
        title,
        items: items.map((one) => one.title),
        ...(opens && { opens }),
        ...(isDraft && { isDraft }),
      }))
      .toSorted((one, other) => one.title.localeCompare(other.title));
  };
  await expect.poll(saved).toEqual([
    { title: 'Baking', items: ['Oven'], opens: { days: 3 }, isDraft: true },
    { title: 'Dough', items: ['Dough'] },
    { title: 'Starter', items: ['Starter'] },
  ]);
  await expect(lessons.getByText('3 days later · Hidden')).toBeVisible();
});

test('a lesson holds files', async ({ visit }) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  await enter(visited, 'One loaf', 'lesson');
  await input(page).setInputFiles(pdf('Recipe.pdf', 20_000));
  const items = page.getByRole('list', { name: 'Files and more' });
  await expect(items.getByRole('button', { name: 'Recipe' })).toBeVisible();
  const saved = async () => (await productOf(page)).content;
  await expect.poll(saved).toMatchObject({ items: [{ type: 'file', title: 'Recipe' }] });
  await page.reload();
  await expect(items.getByRole('button', { name: 'Recipe' })).toBeVisible();
});

test('a payment page that promises a workbook says so until its thank-you holds one', async ({
  visit,
  haat,
}) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  await enter(visited, 'The bread workbook', 'page');
  await page.getByRole('textbox', { name: 'Price' }).fill('99');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const { id: productId } = await productOf(page);
  await page.goto(`${paths.edit('page', productId)}&step=publish`);
  await page.getByRole('button', { name: /You promise “workbook”/ }).click();
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible();
  await input(page).setInputFiles(pdf('Workbook.pdf', 20_000));
  const items = page.getByRole('list', { name: 'What buyers get' });
  await expect(items.getByRole('button', { name: 'Workbook' })).toBeVisible();
  await expect.poll(async () => (await productOf(page)).thankYou.items?.length).toBe(1);
  await page.goto(`${paths.edit('page', productId)}&step=publish`);
  await page.getByRole('button', { name: 'Publish the page' }).click();
  await expect.poll(async () => (await productOf(page)).status).toBe('published');
  const buyer = { phone: newPhone(), name: 'Asha Rao', email: 'asha@example.com' };
  const order = await placeOrder(haat.url, { productId, buyer }, `page-${newPhone()}`);
  await decide(haat.url, order.payment.session, 'success');
  const { access } = await readOrder(haat.url, order);
  expect(access?.received?.parts).toMatchObject([{ type: 'file', title: 'Workbook' }]);
});
