import { beforeAll, expect, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

let kit: string;
beforeAll(async () => {
  kit = await shop.page(seller, { prices: [{ type: 'once', amount: 49_900, mostPerOrder: 5, stock: 4 }] });
});

const typed = { phone: '98765 43210', name: 'Ravi', due: '49900', counted: '1', applied: '' };
const send = async (fields: Record<string, string>) => {
  const { key } = modelOf((await get(`/pp/${kit}/checkout`)).body, 'checkout');
  return post(`/pp/${kit}/checkout`, { ...typed, key, ...fields });
};
const orders = async () => {
  const { rows } = await shop.deps.database.pool.query<{ quantity: number; amount: string }>(
    'select quantity, amount::text from orders where product_id = $1 order by created_at desc, id',
    [kit],
  );
  return rows.map(({ quantity, amount }) => [quantity, amount]);
};

test('without JavaScript the total of another number is looked at first, and nothing typed is lost', async () => {
  const answer = await send({ quantity: '3', recount: '1' });
  expect(answer.statusCode).toBe(200);
  expect(modelOf(answer.body, 'checkout')).toMatchObject({
    values: { quantity: 3, phone: '98765 43210', name: 'Ravi' },
  });
  expect(await orders()).toEqual([]);
});

test('an Enter elsewhere presses the same button, and with nothing new beside it the order is placed', async () => {
  const answer = await send({ quantity: '2', counted: '2', due: '99800', recount: '1' });
  expect([answer.statusCode, await orders()]).toEqual([303, [[2, '99800']]]);
});

test('a code that is typed and not looked at is looked at by that button too', async () => {
  const answer = await send({ quantity: '1', discountCode: 'NOBODY', recount: '1' });
  expect(answer.statusCode).toBe(422);
  expect(modelOf(answer.body, 'checkout').errors).toHaveProperty('discountCode');
});

test('more than are left is said beside the number, on the form that was sent', async () => {
  const answer = await send({ quantity: '3', phone: '98765 43211' });
  expect(answer.statusCode).toBe(409);
  expect(modelOf(answer.body, 'checkout')).toMatchObject({
    errors: { quantity: 'Only 2 are left' },
    values: { quantity: 3, phone: '98765 43211' },
  });
});

test.each(['0', '-1', 'two', '1e1', '100'])('%s is one, or judged with the order', async (quantity) => {
  const answer = await send({ quantity, recount: '1' });
  expect(answer.statusCode).toBe(200);
  expect(modelOf(answer.body, 'checkout').values.quantity).toBe(1);
});

test('more than the creator allows is refused beside the number', async () => {
  const answer = await send({ quantity: '9' });
  expect(answer.statusCode).toBe(422);
  expect(modelOf(answer.body, 'checkout').errors).toEqual({
    quantity: 'At most 5 can be bought in one order',
  });
});
