import { describe, expect, it } from 'vitest';
import {
  draft,
  make,
  post,
  publish,
  publishChanged,
  setUpCatalog,
  test,
  token,
} from '../testing/catalog.setup';

setUpCatalog();

describe('what everybody sees', () => {
  const open = (id: string) => test.call('GET', `/api/public/products/${id}`);

  it('is the page without what is paid for and without the contact', async () => {
    const { id } = await publish({
      description: '# Bread\n\n<script>x</script>',
      thankYou: { message: 'the secret', redirectUrl: 'https://haat.example/secret' },
    });
    const answer = await open(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: draft.title,
      status: 'published',
      descriptionHtml: '<h2>Bread</h2>\n&lt;script&gt;x&lt;/script&gt;',
      seller: { name: 'Meera Kulkarni', handle: null },
    });
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('9876543210');
    expect(answer.headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(answer.headers['cache-control']).toContain('stale-while-revalidate');
  });

  it('follows every change at once', async () => {
    const { id } = await make();
    expect((await open(id)).statusCode).toBe(404);
    await post(`/api/products/${id}/publish`);
    const before = await open(id);
    await publishChanged(id, { title: 'Rye' });
    const after = await open(id);
    expect(after.json().title).toBe('Rye');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    await test.call('PATCH', '/api/account', { token, payload: { name: 'Asha' } });
    expect((await open(id)).json().seller.name).toBe('Asha');
    await post(`/api/products/${id}/pause`);
    expect((await open(id)).json().status).toBe('paused');
    await post(`/api/products/${id}/archive`);
    expect((await open(id)).statusCode).toBe(404);
  });

  it('follows what another server changed within a minute', async () => {
    const { id } = await publish();
    await open(id);
    await test.deps.database.db
      .updateTable('product')
      .set({ title: 'Elsewhere' })
      .where('id', '=', id)
      .execute();
    expect((await open(id)).json().title).toBe(draft.title);
    test.deps.clock.advance(30_000);
    expect((await open(id)).json().title).toBe('Elsewhere');
  });

  it('leaves out suggested amounts below the least', async () => {
    const { id } = await publish({
      prices: [{ type: 'open', amount: 10_000 }],
      content: { action: 'give', suggestedAmounts: [5_000, 10_000, 20_000] },
    });
    expect((await open(id)).json().content).toEqual({ action: 'give', suggestedAmounts: [10_000, 20_000] });
  });
});
