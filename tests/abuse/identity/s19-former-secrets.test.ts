import { expect, it } from 'vitest';
import { outboxOf, sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import { openShop } from '../../../server/modules/orders/checkout/testing/shop';
import { createSealer, keysOfSecrets } from '../../../server/platform/security/sealed';
import { createSigner } from '../../../server/platform/security/signer';

const phone = '+919812312312';

it('S19: what was signed, sealed and hashed with a former secret is good after the change', async () => {
  const before = await openShop();
  const product = await before.page(await before.seller());
  const { body: placed } = await before.order(product, { buyer: { phone: '98123 12312' } });
  await before.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
  const code = await sentCode(before.deps, phone);

  const { config, database, clock, random } = before.deps;
  const changed = { ...config, secret: 'the secret after it', formerSecrets: [config.secret] };
  const parts = {
    config: changed,
    database,
    clock,
    signer: createSigner(changed.secret, changed.formerSecrets),
    sealer: createSealer(keysOfSecrets(changed), random),
  };
  const after = await openShop(parts);

  const order = await after.call({
    method: 'GET',
    url: `/api/orders/${placed.id}`,
    headers: { 'order-token': placed.token },
  });
  expect(order.status).toBe(200);
  await after.deps.jobs.drain();
  expect(await outboxOf(after.app)).toEqual([
    expect.objectContaining({ to: phone, otp: code }),
    expect.anything(),
  ]);
  const signedIn = await after.call({
    method: 'POST',
    url: '/api/verify-otp',
    payload: { phone, otp: code },
  });
  expect(signedIn.status).toBe(200);

  const { body: next } = await after.order(product, { buyer: { phone: '98123 12313' } });
  const old = await before.call({
    method: 'GET',
    url: `/api/orders/${next.id}`,
    headers: { 'order-token': next.token },
  });
  expect(old.status).toBe(404);
  await after.app.close();
  await before.close();
});
