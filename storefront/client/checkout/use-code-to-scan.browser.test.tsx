import type { Details } from '@haat/machines/checkout';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasBought } from '../../enhance/shared/bought';
import { orderWith } from '../../testing/models';
import { useCodeToScan } from './use-code-to-scan';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.clear();
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const details: Details = { buyer: { phone: '98220 41573' }, answers: {} };
const scan = { image: 'data:image/svg+xml,', until: '2026-07-17T14:23:00.000Z', seconds: 600 };

function Desk() {
  const formRef = useRef<HTMLFormElement>(null);
  const code = useCodeToScan({ productId: '7Hk2mWc9PfXk4RtB', visit: 'v', details, formRef });
  return <form ref={formRef}>{code && <img src={code.image} alt="Code" />}</form>;
}

test('an order that nobody paid ends without a word: the form stays, and nothing counts as bought', async () => {
  const order = orderWith({ status: 'expired' });
  const asked = vi.fn(async (url: string) => {
    if (url === '/api/orders')
      return Response.json({ ...order, status: 'awaitingPayment', token: 't' }, { status: 201 });
    return Response.json(url.startsWith('/cashfree/code') ? scan : order);
  });
  vi.stubGlobal('fetch', asked);
  const { href } = location;
  await act(async () => root.render(<Desk />));
  const reads = () => asked.mock.calls.filter(([url]) => url === `/api/orders/${order.id}`).length;
  await expect.poll(reads, { timeout: 5_000 }).toBe(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect([reads(), location.href, hasBought()]).toEqual([1, href, false]);
  expect(document.querySelector('form')).not.toBeNull();
});
