import { describe, expect, it } from 'vitest';
import { draft, get, make, post, setUpCatalog } from './testing/catalog.setup';

setUpCatalog();

describe('bad input', () => {
  it.each<[string, object, number, string]>([
    ['no title', { kind: 'page', prices: [] }, 400, 'invalid_request'],
    ['a blank title', { ...draft, title: '   ' }, 422, 'invalid_fields'],
    ['a long title', { ...draft, title: 'x'.repeat(121) }, 400, 'invalid_request'],
    ['an unknown kind', { ...draft, kind: 'boat' }, 400, 'invalid_request'],
    [
      'a date that is none',
      { ...draft, kind: 'webinar', content: { startsAt: 'soon' } },
      422,
      'invalid_fields',
    ],
    ['a field of another kind', { ...draft, kind: 'course', content: { seats: 4 } }, 422, 'invalid_fields'],
    ['rupees with a point', { ...draft, prices: [{ type: 'once', amount: 499.5 }] }, 400, 'invalid_request'],
    ['a price below one rupee', { ...draft, prices: [{ type: 'once', amount: 99 }] }, 422, 'invalid_fields'],
    ['a page for nothing', { ...draft, prices: [{ type: 'once', amount: 0 }] }, 422, 'invalid_fields'],
    [
      'a free lesson that is open',
      { ...draft, kind: 'lesson', prices: [{ type: 'open', amount: 0 }] },
      422,
      'invalid_fields',
    ],
    ['a price below nothing', { ...draft, prices: [{ type: 'once', amount: -1 }] }, 400, 'invalid_request'],
    ['a price as text', { ...draft, prices: [{ type: 'once', amount: '49900' }] }, 400, 'invalid_request'],
    [
      'a subscription without a period',
      { ...draft, prices: [{ type: 'subscription', amount: 49_900 }] },
      422,
      'invalid_fields',
    ],
    ['an unknown field', { ...draft, seller_id: 'x' }, 400, 'invalid_request'],
    ['a status', { ...draft, status: 'published' }, 400, 'invalid_request'],
    [
      'a script as redirect',
      { ...draft, thankYou: { redirectUrl: 'javascript:alert(1)' } },
      400,
      'invalid_request',
    ],
    ['a zero byte', { ...draft, title: 'a\u0000b' }, 400, 'invalid_text'],
    [
      'a zero byte in a list',
      { ...draft, questions: [{ id: 'a', label: 'a\u0000', type: 'text', required: true }] },
      400,
      'invalid_text',
    ],
  ])('%s is refused', async (_name, body, status, code) => {
    const answer = await post('/api/products', body);
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code]);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it.each([
    ['/api/products?limit=0', 400],
    ['/api/products?limit=x', 400],
    ['/api/products?cursor=nonsense', 400],
    ['/api/products?status=gone', 400],
    ['/api/products/nothing', 404],
    ["/api/products/'%20or%201=1", 404],
    ['/api/public/products/nothing', 404],
  ])('%s is %i', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('does not know other events', async () => {
    const { id } = await make();
    expect((await post(`/api/products/${id}/block`)).statusCode).toBe(404);
  });
});
