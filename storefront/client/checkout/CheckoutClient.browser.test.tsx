import { act, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnCheckout } from '../../document/drawn-checkout';
import { kindWith } from '../../testing/kinds';
import { checkoutWith, openProduct, productWith } from '../../testing/models';
import { CheckoutClient } from './CheckoutClient';
import { readTyped } from './typed';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<div id="checkout-root"></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const place = () => document.getElementById('checkout-root') as HTMLElement;
const form = () => place().querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
/** Sets a field without an event, as typing before hydration leaves it. */
const typePastReact = (name: string, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);

test('what is typed between the coming of React and its taking over is sent like all the rest', async () => {
  const model = checkoutWith();
  const drawn = () => <CheckoutClient model={model} visit="v" typed={readTyped(model, form())} />;
  place().innerHTML = '<form></form>';
  place().innerHTML = renderToString(drawn());

  const client = drawn();
  const root = await act(async () => {
    const root = hydrateRoot(place(), client);
    field('phone').value = '98220 41573';
    field('name').value = 'Ravi';
    return root;
  });

  await act(async () => form().requestSubmit());
  expect(field('phone').getAttribute('aria-invalid')).not.toBe('true');
  expect([field('phone').value, field('name').value]).toEqual(['98220 41573', 'Ravi']);
  await act(async () => root.unmount());
});

/** Calls `then` once after hydration, before passive effects run. */
function OnceTaken({ then }: { then: () => void }) {
  useLayoutEffect(then, [then]);
  return null;
}

test('the first change event keeps what was typed before hydration', async () => {
  const model = checkoutWith();
  const typeName = () => {
    typePastReact('name', 'Ravi');
    field('name').dispatchEvent(new Event('input', { bubbles: true }));
  };
  const drawn = () => (
    <>
      <CheckoutClient model={model} visit="v" typed={readTyped(model, form())} />
      <OnceTaken then={typeName} />
    </>
  );
  place().innerHTML = '<form></form>';
  place().innerHTML = renderToString(drawn());
  const client = drawn();
  const root = await act(async () => {
    const root = hydrateRoot(place(), client);
    typePastReact('phone', '98220 41573');
    return root;
  });
  expect([field('phone').value, field('name').value]).toEqual(['98220 41573', 'Ravi']);
  await act(async () => root.unmount());
});

test('what React did not hear of is sent as it stands in the field', async () => {
  const model = checkoutWith();
  const drawn = () => <CheckoutClient model={model} visit="v" typed={readTyped(model, form())} />;
  place().innerHTML = '<form></form>';
  place().innerHTML = renderToString(drawn());
  const root = await act(async () => hydrateRoot(place(), drawn()));
  const sent = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', sent);
  typePastReact('phone', '98220 41573');
  await act(async () => form().requestSubmit());
  expect(sent.mock.calls.map(([url]: unknown[]) => url)).toEqual(['/api/orders']);
  expect(field('phone').getAttribute('aria-invalid')).not.toBe('true');
  expect(field('phone').value).toBe('98220 41573');
  await act(async () => root.unmount());
});

/** The form as React has taken it over, with the bodies of the orders that it sends. */
async function takenOver(model: DrawnCheckout, answer: () => Promise<Response>) {
  const sent = vi.fn((_url: string, _init: { body: string }) => answer());
  vi.stubGlobal('fetch', sent);
  const drawn = () => <CheckoutClient model={model} visit="v" typed={readTyped(model, form())} />;
  place().innerHTML = '<form></form>';
  place().innerHTML = renderToString(drawn());
  const root = await act(async () => hydrateRoot(place(), drawn()));
  const bodies = () =>
    sent.mock.calls
      .filter(([url]) => url === '/api/orders')
      .map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);
  return { root, bodies };
}

test('of an open price it sends what it shows to be due, until it was told another sum', async () => {
  const open = { basisPoints: 2_000, amount: null, minAmount: null };
  const model = checkoutWith({
    product: { ...openProduct, reduction: { code: null, text: '20% off', endsAt: null, open } },
    amount: 50_000,
    values: { ...checkoutWith().values, phone: '98220 41573' },
  });
  const told = 'The price is ₹500 for this mobile number now. To pay that, submit the form again';
  const problem = { code: 'amount_changed', message: told, fields: { amount: 'The price is ₹500' } };
  const { root, bodies } = await takenOver(model, async () => Response.json(problem, { status: 422 }));
  expect(place().textContent).toContain('Pay ₹400');

  await act(async () => form().requestSubmit());
  await vi.waitFor(() => expect(place().textContent).toContain(told));
  await act(async () => form().requestSubmit());
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies().map(({ amount, due }) => [amount, due])).toEqual([
    [50_000, 40_000],
    [50_000, undefined],
  ]);
  await act(async () => root.unmount());
});

test('a gift that was typed is not sent at a price that cannot be given, and the form says so', async () => {
  const gift = { phone: '98200 12345', name: '', from: 'Ravi', message: '', deliverOn: '' };
  const model = checkoutWith({
    product: kindWith('lock', {}, { prices: [{ id: 'p1', type: 'once', amount: 0 }] }),
    priceId: 'p1',
    amount: 0,
    values: { ...checkoutWith().values, phone: '98220 41573', gift },
    errors: { 'gift.phone': 'This cannot be bought for somebody else' },
  });
  const { root, bodies } = await takenOver(model, () => new Promise(() => {}));
  expect(place().textContent).toContain('If you go on, it is for you.');
  expect(field('gift.phone')).toBeNull();
  await act(async () => form().requestSubmit());
  await vi.waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).not.toHaveProperty('gift');
  await act(async () => root.unmount());
});

test.each([
  ['the usual price is ordered once it is filled in', undefined, 1],
  ['a reduced one waits for a press', { code: null, text: '10% off', endsAt: null, open: null }, 0],
] as const)('a code to scan: %s', async (_name, reduction, orders) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const sent = vi.fn((_url: string) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', sent);
  const model = checkoutWith({ product: productWith({ ...(reduction && { reduction }) }), showsCode: true });
  const drawn = () => <CheckoutClient model={model} visit="v" typed={readTyped(model, form())} />;
  place().innerHTML = '<form></form>';
  place().innerHTML = renderToString(drawn());
  field('phone').value = '98220 41573';
  const root = await act(async () => hydrateRoot(place(), drawn()));
  await act(async () => void vi.advanceTimersByTime(2_000));
  expect(sent.mock.calls.filter(([url]) => url === '/api/orders')).toHaveLength(orders);
  await act(async () => root.unmount());
});
