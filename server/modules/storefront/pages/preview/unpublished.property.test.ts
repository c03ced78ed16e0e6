import { type KindContent, productKinds } from '@haat/kinds/facts';
import type { PlacedOrder, Product } from '@haat/openapi';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { stories } from '../../../../platform/testing/property.testing';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { newKey, type Seller } from '../../../orders/checkout/testing/shop';
import { get, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

type Step =
  | { does: 'edit'; fields: string[] }
  | { does: 'publish' | 'discard' | 'pause' | 'resume' | 'look' };

const kinds = ['page', 'telegram', 'discord', 'course', 'lesson', 'webinar', 'lock', 'combo'] as const;
type Kind = (typeof kinds)[number];

const fields = [
  'title',
  'description',
  'prices',
  'content',
  'questions',
  'thankYou',
  'seo',
  'accent',
  'language',
];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      fields: fc.subarray(fields, { minLength: 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('publish', 'discard', 'pause', 'resume').map((does) => ({ does })),
  },
) as fc.Arbitrary<Step>;

let seller: Seller;
const handle = 'storybakes';
let items: { productId: string }[] = [];
let edits = 0;

beforeAll(async () => {
  seller = await shop.seller('Meera');
  await call('PATCH', '/api/account', { handle });
  items = [(await onSale('lesson')).id, (await onSale('lock')).id].map((productId) => ({ productId }));
});

async function call<Body>(method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await shop.call({ method, url, token: seller.token, ...(payload && { payload }) });
  return answer as { status: number; body: Body };
}

const contentOf = (kind: Kind): object =>
  kind === 'combo' ? { items } : ((contents as Record<string, object>)[kind] ?? {});

async function onSale(kind: Kind): Promise<Product> {
  const prices = [{ type: 'once', amount: 49_900 }];
  const made = await call<Product>('POST', '/api/products', {
    kind,
    title: `A ${kind}`,
    prices,
    content: contentOf(kind),
  });
  const published = await call<Product>('POST', `/api/products/${made.body.id}/publish`);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  return published.body;
}

/** Every text in a content says that it was edited, and how often, wherever a kind can take another text. */
function edited(value: unknown, mark: string, name = ''): unknown {
  const keep = ['id', 'type', 'productId', 'chatType', 'action', 'startsAt', 'timeZone'];
  if (typeof value === 'string')
    return keep.includes(name) ? value : value.startsWith('https:') ? `${value}${mark}` : `${value} ${mark}`;
  if (Array.isArray(value)) return value.map((one) => edited(one, mark, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, edited(one, mark, key)]));
}

function editOf(kind: Kind, chosen: string[]): { mark: string; amount: number; payload: object } {
  const mark = `zq${++edits}qz`;
  const amount = 4_710_000 + edits;
  const all: Record<string, unknown> = {
    title: `Title ${mark}`,
    description: `Text **${mark}**`,
    prices: [{ type: 'once', amount, label: mark }],
    content: edited(contentOf(kind), mark),
    questions: [{ id: 'size', label: mark, type: 'text', required: false }],
    thankYou: { message: mark },
    seo: { title: mark, description: mark },
    accent: `#${String(100_000 + edits)}`,
    language: edits % 2 === 0 ? 'en' : 'hi',
  };
  return { mark, amount, payload: Object.fromEntries(chosen.map((name) => [name, all[name]])) };
}

/** All that anybody may read of a product, word for word. */
async function publicReads({ id, kind }: Product): Promise<Record<string, string>> {
  const preview = await get(`${productKinds[kind].previewBase}${id}`);
  const open = await get(`/api/public/products/${id}`);
  const shelf = await get(`/@${handle}`);
  const sitemap = await get('/sitemap.xml');
  const [share = ''] = /\/share\/[\w.-]+/.exec(preview.body) ?? [];
  return {
    preview: `${preview.statusCode} ${preview.body}`,
    open: `${open.statusCode} ${open.body}`,
    shelf: `${shelf.statusCode} ${shelf.body}`,
    sitemap: sitemap.body,
    share,
    price: JSON.stringify(await priceAsked(id)),
  };
}

/** What an order placed now has to pay, or why there is none. */
async function priceAsked(id: string): Promise<unknown> {
  const buyer = { phone: `+9198111${String(10_000 + (edits % 80_000))}` };
  const { status, body } = await shop.order(id, { buyer }, newKey());
  return status === 201 ? (body as PlacedOrder).amount : [status, (body as unknown as { code: string }).code];
}

async function tell(kind: Kind, steps: Step[]): Promise<void> {
  const product = await onSale(kind);
  let shown = await publicReads(product);
  let unpublished: ReturnType<typeof editOf>[] = [];
  for (const taken of steps) {
    if (taken.does === 'edit') {
      const edit = editOf(kind, taken.fields);
      const { status, body } = await call('PATCH', `/api/products/${product.id}`, edit.payload);
      expect(status, JSON.stringify(body)).toBe(200);
      unpublished.push(edit);
    } else if (taken.does === 'discard') await call('DELETE', `/api/products/${product.id}/changes`);
    else if ((await call('POST', `/api/products/${product.id}/${taken.does}`)).status === 200) {
      // What is public may change here, and nowhere else; what was typed shows once it is published.
      const now = await publicReads(product);
      if (taken.does === 'publish') {
        const title = unpublished.findLast((edit) => 'title' in edit.payload)?.mark;
        if (title !== undefined) expect(now['preview']).toContain(title);
        unpublished = [];
      }
      shown = now;
    }
    if (taken.does === 'discard') unpublished = [];
    const reads = await publicReads(product);
    expect(reads).toEqual(shown);
    for (const { mark, amount } of unpublished)
      for (const [what, text] of Object.entries(reads)) {
        expect(text, what).not.toContain(mark);
        expect(text, what).not.toContain(String(amount));
      }
  }
}

test.each(kinds)('what is typed into a %s on sale is read by nobody before it is published', async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => tell(kind, steps)),
    stories(6),
  );
});

test('the kinds told of are those there are', () => {
  const publicFields: readonly (keyof KindContent)[] = kinds;
  expect([...publicFields].toSorted()).toEqual(Object.keys(productKinds).toSorted());
});
