// The built product as it runs for people: in production mode, with every third party simulated on loopback.
import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@haat/openapi';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from './call';
import { freePort } from './free-port';
import { type Haat, startHaat } from './haat';
import { decide, expectStatus, placeOrder, publishPage } from './shop';
import { startThirdParties, type ThirdParties } from './third-parties';

/** What an installation for trials says: no money moves in it. */
const sandbox = {
  PAYMENT_PROVIDER: 'sandbox',
  PAYOUT_PROVIDER: 'sandbox',
  VERIFICATION_PROVIDER: 'sandbox',
  ALLOW_SANDBOX: 'on',
};
let outside: ThirdParties;
let haat: Haat;
let seller: SignedIn;

beforeAll(async () => {
  outside = await startThirdParties();
  const port = await freePort();
  haat = await startHaat({
    port,
    env: {
      NODE_ENV: 'production',
      HAAT_SECRET: randomBytes(32).toString('base64url'),
      KYC_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMITS: 'on',
      ...sandbox,
      ...outside.env,
    },
  });
});
afterAll(async () => {
  await haat?.dispose();
  await outside?.close();
});

const arriving = <Message>(list: Message[], of: (message: Message) => boolean) =>
  vi.waitFor(
    () => {
      const found = list.find(of);
      if (found === undefined) throw new Error(`nothing of it arrived\n${haat.printed()}`);
      return found;
    },
    { timeout: 15_000, interval: 25 },
  );

test('does not start without a provider, and says which', async () => {
  const env = {
    NODE_ENV: 'production',
    HAAT_SECRET: randomBytes(32).toString('base64url'),
    KYC_KEY: randomBytes(32).toString('base64'),
    RATE_LIMITS: 'on',
  };
  const starting = (more: Record<string, string>) => startHaat({ env: { ...env, ...more } });
  const url = { PUBLIC_URL: 'https://haat.example' };
  await expect(starting({})).rejects.toThrow('PUBLIC_URL: not set');
  await expect(starting(url)).rejects.toThrow('PAYMENT_PROVIDER: not set');
  await expect(starting({ ...url, ...sandbox, ALLOW_SANDBOX: '' })).rejects.toThrow(
    'PAYMENT_PROVIDER: "sandbox" is not allowed in production',
  );
  await expect(starting({ ...url, ...sandbox })).rejects.toThrow('SMS_PROVIDER: not set');
  const sms = Object.fromEntries(Object.entries(outside.env).filter(([name]) => /^(SMS|MSG91)_/.test(name)));
  await expect(starting({ ...url, ...sandbox, ...sms })).rejects.toThrow('MAIL_PROVIDER: not set');
});

test('does not open to other machines what is for developers alone', async () => {
  await expect(startHaat({ env: { HOST: '0.0.0.0' } })).rejects.toThrow('NODE_ENV: not set');
});

test('a seller signs in by a code in a text message, in the form phones fill in from', async () => {
  const phone = '9812345670';
  expectStatus(await call(haat.url, 'POST', '/api/send-otp', { body: { phone } }), 200);
  const { text, templateId } = await arriving(outside.msg91.delivered, ({ to }) => to === `+91${phone}`);
  expect(templateId).toBe('MSG91_OTP_TEMPLATE');
  const otp = /^(\d{6}) is your Haat code/.exec(text)?.[1] ?? '';
  expect(text.split('\n').at(-1)).toBe(`@127.0.0.1 #${otp}`);
  const body = { phone, otp, email: '', is_p: false, name: 'Meera' };
  seller = expectStatus(await call<SignedIn>(haat.url, 'POST', '/api/verify-otp', { body }), 200);
  expect(seller.user.name).toBe('Meera');
});

test('somebody signs in by a code in a mail', async () => {
  const email = 'asha@example.com';
  expectStatus(await call(haat.url, 'POST', '/api/emaillogin', { body: { email, phone: '' } }), 200);
  const { subject, headers } = await arriving(outside.smtp.received, ({ to }) => to === email);
  expect(headers['from']).toBe('Haat <no-reply@haat.example>');
  const otp = /^(\d{6}) is your Haat code$/.exec(subject)?.[1] ?? '';
  const body = { phone: '', otp, email, refId: '' };
  const { user } = expectStatus(
    await call<SignedIn>(haat.url, 'POST', '/api/verifyEmail-otp', { body }),
    200,
  );
  expect(user.email).toBe(email);
});

test('somebody signs in by Google', async () => {
  const nonceResponse = await call<{ nonce: string }>(haat.url, 'GET', '/api/google/nonce');
  const { nonce } = expectStatus(nonceResponse, 200);
  const cookie = (nonceResponse.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const gtoken = outside.google.credential({ nonce, email: 'ravi@example.com', sub: '42' });
  const body = { gtoken, phone: '', refId: '' };
  const answer = await call<SignedIn>(haat.url, 'POST', '/api/verifygmail', { body, headers: { cookie } });
  expect(expectStatus(answer, 200).user.email).toBe('ravi@example.com');
});

test('a sale tells the buyer by SMS and mail, the seller by SMS and on her telephone', async () => {
  const { token } = seller;
  const device = { notitoken: 'a telephone' };
  expectStatus(await call(haat.url, 'PUT', '/api/notifications/device', { body: device, token }), 200);
  const page = await publishPage(haat.url, token);
  const buyer = { phone: '9898989898', email: 'kiran@example.com' };
  const placed = await placeOrder(haat.url, { productId: page.id, buyer }, 'a-key-for-this-order');
  await decide(haat.url, placed.payment.session);

  const receipt = await arriving(outside.smtp.received, ({ to }) => to === buyer.email);
  expect(receipt.subject).toBe('Your receipt for Sourdough at home');
  const link = /href="([^"]+)"/.exec(receipt.parts['text/html'] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(link.startsWith(`${haat.url}/access/`)).toBe(true);
  const led = await call(haat.url, 'GET', link);
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/access\/\w+\?from=link$/),
  ]);

  const sms = await arriving(outside.msg91.delivered, ({ to }) => to === '+919898989898');
  expect(sms.text).toContain('Rs 499 paid to Meera for Sourdough at home. Open it: http');
  const toSeller = await arriving(outside.msg91.delivered, ({ text }) => text.startsWith('You sold'));
  expect(toSeller.to).toBe('+919812345670');
  const pushed = await arriving(outside.fcm.delivered, ({ token: to }) => to === 'a telephone');
  expect(pushed.notification.title).toBe('You sold Sourdough at home');
  expect(pushed.webpush.fcm_options.link).toMatch(new RegExp(`^${haat.url}/transaction\\?sale=\\w{16}$`));
});

test('nothing a developer has is there, and nothing of a person is in the log', async () => {
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/docs', '/docs/swagger-ui.css'])
    expect((await call(haat.url, 'GET', path)).status, path).toBe(404);
  expect((await call(haat.url, 'POST', '/dev/clock', { body: { advance: 'P1D' } })).status).toBe(404);
  await haat.stop();
  expect(haat.printed()).not.toMatch(/98123|98989|@example\.com|is your Haat code|a telephone/);
});
