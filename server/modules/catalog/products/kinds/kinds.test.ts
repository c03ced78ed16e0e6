import { type ProductKind, productKinds } from '@haat/kinds/facts';
import { sampleOf } from '@haat/kinds/samples';
import type { Missing, Product, PublicProduct } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { contractErrors } from '../../../../platform/http/api.validation';
import {
  get,
  make,
  patch,
  post,
  publish,
  publishChanged,
  setUpCatalog,
  test,
} from '../testing/catalog.setup';
import { contents, secret } from './testing/contents';

setUpCatalog();

const kinds = Object.keys(contents) as (keyof typeof contents)[];
const fieldsOf = (missing: Missing[]) => missing.map(({ field }) => field);
const publicOf = async (id: string): Promise<PublicProduct> => {
  test.catalog.forget(id);
  return (await test.call('GET', `/api/public/products/${id}`)).json();
};

describe.each(kinds)('a %s', (kind) => {
  const { missingFields } = sampleOf(kind);

  it('says what it lacks, is published once it has it, and shows nothing that is paid for', async () => {
    const draft = await make({ kind });
    expect(fieldsOf(draft.missing)).toEqual(missingFields);
    expect(draft.url).toBe(`${productKinds[kind].previewBase}${draft.id}`);
    if (missingFields.length > 0) {
      const early = await post(`/api/products/${draft.id}/publish`);
      expect([early.statusCode, early.json().code]).toEqual([409, 'product_incomplete']);
      expect(Object.keys(early.json().fields)).toEqual(missingFields);
    }
    const changed = await patch(draft.id, { content: contents[kind] });
    expect(changed.json<Product>()).toMatchObject({ content: contents[kind], missing: [] });
    expect((await post(`/api/products/${draft.id}/publish`)).statusCode).toBe(200);
    const shown = await publicOf(draft.id);
    expect(shown).toMatchObject({ kind, url: draft.url });
    expect(contractErrors(productKinds[kind].publicSchema, shown.content, 'content')).toEqual({});
    expect(JSON.stringify(shown)).not.toContain(secret);
  });

  it('is copied whole, as a draft with prices of its own', async () => {
    const original = await publish({ kind, content: contents[kind] });
    const answer = await post(`/api/products/${original.id}/duplicate`);
    expect(answer.statusCode).toBe(201);
    const copy = answer.json<Product>();
    expect(copy).toMatchObject({ kind, status: 'draft', content: contents[kind], missing: [], sold: 0 });
    expect(copy.id).not.toBe(original.id);
    expect(copy.prices[0]?.id).not.toBe(original.prices[0]?.id);
    expect(copy.title).toBe(`${original.title} (copy)`);
  });

  it('is told when it was changed in another tab, and overwrites nothing', async () => {
    const { id, version } = await make({ kind });
    const mine = await patch(id, { content: contents[kind], version });
    expect(mine.statusCode).toBe(200);
    const theirs = await patch(id, { title: 'From the other tab', version });
    expect([theirs.statusCode, theirs.json().code]).toEqual([409, 'version_conflict']);
    const stored = (await get(`/api/products/${id}`)).json<Product>();
    expect(stored).toMatchObject({
      title: 'Sourdough at home',
      content: contents[kind],
      version: version + 1,
    });
    const again = await patch(id, { title: 'From the other tab', version: stored.version });
    expect(again.json<Product>()).toMatchObject({ title: 'From the other tab', content: contents[kind] });
  });
});

describe('content', () => {
  it('is trimmed, and what is left empty is left out', async () => {
    const content = { chatTitle: '  Notes ', inviteUrl: '', benefits: [' One ', '  '] };
    const { content: stored } = await make({ kind: 'telegram', content });
    expect(stored).toEqual({ chatTitle: 'Notes', benefits: ['One'] });
  });

  const lesson = { id: 'a', title: 'A' };
  it.each<[string, ProductKind, object, string]>([
    ['an invitation to elsewhere', 'telegram', { inviteUrl: 'https://example.in' }, 'content.inviteUrl'],
    ['a link without a lock', 'lesson', { url: 'http://example.in' }, 'content.url'],
    ['a link that leads nowhere', 'lesson', { url: 'https://' }, 'content.url'],
    ['a zone that is none', 'webinar', { timeZone: 'Asia/Atlantis' }, 'content.timeZone'],
    ['a seat too few', 'webinar', { seats: 0 }, 'content.seats'],
    ['a field of another kind', 'lock', { seats: 4 }, 'content.seats'],
    [
      'a place off the map',
      'lock',
      { items: [{ id: 'a', type: 'place', title: 'P', place: { latitude: 91 } }] },
      'content.items.0.place.latitude',
    ],
    [
      'two items with one id',
      'lock',
      {
        items: [
          { ...lesson, type: 'text' },
          { ...lesson, type: 'link' },
        ],
      },
      'content.items.1.id',
    ],
    [
      'a lesson with the id of its section',
      'course',
      { sections: [{ id: 'a', title: 'S', lessons: [lesson] }] },
      'content.sections.0.lessons.0.id',
    ],
    [
      'a lesson without a title',
      'course',
      { sections: [{ id: 's', title: 'S', lessons: [{ id: 'a' }] }] },
      'content.sections.0.lessons.0.title',
    ],
  ])('%s is refused', async (_name, kind, content, field) => {
    const { id } = await make({ kind });
    const answer = await patch(id, { content });
    expect([answer.statusCode, Object.keys(answer.json().fields)], answer.body).toEqual([422, [field]]);
  });

  it('names each lesson and each item that is not ready', async () => {
    const untitled = [{ id: 's', title: '', lessons: [{ id: 'a', title: '', text: 'Words' }] }];
    const course = await make({ kind: 'course', content: { sections: untitled } });
    expect(fieldsOf(course.missing)).toEqual(['content.sections.s.title', 'content.lessons.a.title']);
    const items = [
      { id: 'a', type: 'text', title: 'Ready', text: 'Words' },
      { id: 'b', type: 'link', title: 'Not yet' },
    ];
    const lock = await make({ kind: 'lock', content: { items } });
    expect(lock.missing).toEqual([{ field: 'content.items.b.url', message: 'Add the link of “Not yet”' }]);
  });

  it('on sale stays complete', async () => {
    const { id } = await publish({ kind: 'lesson', content: contents.lesson });
    const answer = await publishChanged(id, { content: {} });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'product_incomplete']);
  });
});
