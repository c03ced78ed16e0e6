// Notices on their way out, each channel by the simulator of its third party.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fcm, startFcm } from '../../../../tests/simulators/fcm';
import { flowTemplates, type Msg91, startMsg91 } from '../../../../tests/simulators/msg91';
import { type Smtp, startSmtp } from '../../../../tests/simulators/smtp';
import { createCarriers } from '../../../gateways';
import { createPaymentGateways } from '../../../gateways/payments';
import { createPayoutGateways } from '../../../gateways/payouts';
import type { Database } from '../../../platform/database/database';
import { openTestDatabase, resetDatabase, type TestDeps, testDeps } from '../../../platform/testing/testing';
import { createNotifier, type Notifier, type Tellable } from '.';

const phone = '+919876543210';
const sellerId = 'b4a1a1f2-0000-7000-8000-000000000000';
const receipt: Tellable = {
  template: 'receipt',
  phone,
  email: 'asha@example.com',
  orderId: '8FzKq3mNpR7tVx2W',
  productTitle: 'Sourdough at home',
  sellerName: 'Meera Kulkarni',
  amount: 149_900,
  accessUrl: 'https://haat.example/access/8FzKq3mNpR7tVx2W?k=abc',
};
const sale: Tellable = {
  template: 'sale',
  sellerId,
  phone: null,
  email: null,
  orderId: '8FzKq3mNpR7tVx2W',
  productTitle: 'Sourdough at home',
  amount: 149_900,
  net: 141_056,
};

let database: Database;
let msg91: Msg91;
let smtp: Smtp;
let fcm: Fcm;
let deps: TestDeps;
let notify: Notifier;
let devices: string[];
let dropped: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await resetDatabase(database);
  [msg91, smtp, fcm] = await Promise.all([
    startMsg91('key', {
      't-otp': '##code##',
      't-receipt': 'Rs ##amount##: ##link##',
      't-sale': '##product##',
      't-session': '##news##',
    }),
    startSmtp(),
    startFcm('haat'),
  ]);
  const { client_email: clientEmail, private_key: privateKey, token_uri: tokenUrl } = fcm.serviceAccount;
  const carriers = createCarriers({
    payments: null,
    payouts: null,
    verification: null,
    sms: { provider: 'msg91', url: msg91.url, authKey: 'key', templates: flowTemplates, hindiTemplates: {} },
    mail: { provider: 'smtp', url: smtp.url, from: 'Haat <no-reply@haat.example>' },
    google: null,
    telegram: null,
    discord: null,
    jitsi: null,
    firebase: {
      web: { apiKey: 'k', projectId: 'haat', messagingSenderId: '1', appId: 'a' },
      vapidKey: 'v',
      serviceAccount: { clientEmail, privateKey, tokenUrl },
      url: fcm.url,
    },
  });
  deps = await testDeps({ database: { ...database, close: async () => undefined } });
  const payments = createPaymentGateways(deps);
  const payouts = createPayoutGateways(deps);
  devices = [];
  dropped = [];
  notify = createNotifier(
    { ...deps, gateways: { ...carriers, payments, payouts, verification: deps.gateways.verification } },
    { pushTokens: async () => devices, dropPushTokens: async (tokens) => void dropped.push(...tokens) },
  );
});
afterEach(async () => {
  await deps.close();
  await Promise.all([msg91.close(), smtp.close(), fcm.close()]);
});

const tell = async (notice: Tellable) => {
  await deps.database.tx((trx) => notify.notify(trx, notice));
  return deps.jobs.drain();
};
const sendCode = async (to: Parameters<Notifier['sendCode']>[1], code: string) => {
  await deps.database.tx((trx) => notify.sendCode(trx, to, code));
  return deps.jobs.drain();
};
const waiting = () => deps.database.db.selectFrom('job').select(['queue', 'dead_at']).execute();

describe('a code', () => {
  it('goes out by SMS to a phone and by mail to an address, and nowhere else', async () => {
    await sendCode({ channel: 'sms', phone }, '012345');
    await sendCode({ channel: 'mail', email: 'asha@example.com' }, '678901');
    expect(msg91.delivered).toEqual([{ to: phone, templateId: 't-otp', text: '012345' }]);
    expect(smtp.received).toMatchObject([{ to: 'asha@example.com', subject: '678901 is your Haat code' }]);
    expect(await notify.outbox()).toEqual([]);
  });

  it('is tried again while it is worth something', async () => {
    msg91.trouble('serverError');
    await sendCode({ channel: 'sms', phone }, '012345');
    msg91.trouble(null);
    deps.clock.advance(2_000);
    await deps.jobs.drain();
    expect(msg91.delivered).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is not sent any more once it has expired', async () => {
    msg91.trouble('serverError');
    await sendCode({ channel: 'sms', phone }, '012345');
    msg91.trouble(null);
    deps.clock.advance(5 * 60 * 1_000 + 1);
    await deps.jobs.drain();
    expect(msg91.delivered).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('leaves no phone, address or code in the log, whatever goes wrong', async () => {
    msg91.trouble('serverError');
    smtp.trouble('greylisted');
    await sendCode({ channel: 'sms', phone }, '012345');
    await sendCode({ channel: 'mail', email: 'asha@example.com' }, '678901');
    await sendCode({ channel: 'sms', phone: '+911234567890' }, '456789');
    smtp.trouble('unknownUser');
    deps.clock.advance(2_000);
    await deps.jobs.drain();
    expect(deps.logged()).toContain('Message could not be delivered');
    expect(deps.logged()).not.toMatch(/9876543210|1234567890|asha|012345|678901|456789/);
  });
});

describe('a reminder', () => {
  const reminder = (until: string): Tellable => ({
    template: 'session',
    about: 'soon',
    phone,
    email: null,
    key: 'grant soon',
    productTitle: 'Sourdough at home',
    sellerName: 'Meera Kulkarni',
    isPaid: true,
    timeZone: 'Asia/Kolkata',
    url: 'https://haat.example/webinar/9xQ2kmWcPfXk4RtB/join',
    event: { uid: 'a', sequence: 0, startsAt: until, minutes: 60, joinUrl: 'https://haat.example' },
    at: deps.clock.now().toISOString(),
    until,
  });
  const inMinutes = (minutes: number) =>
    new Date(deps.clock.now().getTime() + minutes * 60_000).toISOString();

  it('is tried again until what it reminds of has begun, and not after', async () => {
    msg91.trouble('serverError');
    await tell(reminder(inMinutes(10)));
    deps.clock.advance(5 * 60_000);
    await deps.jobs.drain();
    msg91.trouble(null);
    deps.clock.advance(5 * 60_000 - 1);
    await deps.jobs.drain();
    expect(msg91.delivered).toMatchObject([{ to: phone, text: 'starts in 10 minutes' }]);
    msg91.trouble('serverError');
    await tell({ ...reminder(inMinutes(10)), key: 'another soon' } as Tellable);
    msg91.trouble(null);
    deps.clock.advance(90 * 60_000);
    await deps.jobs.drain();
    expect(msg91.delivered).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

describe('channels', () => {
  it('do not stop each other', async () => {
    msg91.trouble('serverError');
    await tell(receipt);
    expect(smtp.received).toMatchObject([{ to: 'asha@example.com' }]);
    msg91.trouble(null);
    deps.clock.advance(2_000);
    await deps.jobs.drain();
    expect(msg91.delivered).toMatchObject([
      { text: 'Rs 1,499: https://haat.example/access/8FzKq3mNpR7tVx2W?k=abc' },
    ]);
    expect(smtp.received).toHaveLength(1);
  });

  it('give up for good only on what the outside will never take', async () => {
    smtp.trouble('unknownUser');
    await tell(receipt);
    expect(msg91.delivered).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(deps.logged()).toContain('eenvelope_550');
  });

  it('rest when nobody answers, instead of having everything wait', async () => {
    msg91.trouble('lost');
    await sendCode({ channel: 'sms', phone }, '1');
    const requestCount = msg91.requestCount();
    await sendCode({ channel: 'sms', phone: '+919876543211' }, '2');
    expect(msg91.requestCount()).toBe(requestCount);
    msg91.trouble(null);
    deps.clock.advance(4_000);
    await deps.jobs.drain();
    expect(msg91.delivered.map(({ to }) => to)).toContain('+919876543211');
  });
});

describe('push', () => {
  it('tells a sale on every device of the seller', async () => {
    devices = ['telephone', 'laptop'];
    await tell(sale);
    expect(fcm.delivered.map(({ token }) => token).sort()).toEqual(['laptop', 'telephone']);
    expect(fcm.delivered[0]?.notification).toEqual({
      title: 'You sold Sourdough at home',
      body: '₹1,499 paid. ₹1,410.56 reaches your wallet.',
    });
    expect(new Set(fcm.delivered.map(({ webpush }) => webpush.notification.tag)).size).toBe(2);
    expect(fcm.delivered[0]?.webpush.fcm_options.link).toBe(
      'http://127.0.0.1:0/transaction?sale=8FzKq3mNpR7tVx2W',
    );
  });

  it('forgets a device that is gone, and only that one', async () => {
    devices = ['telephone', 'gone', 'malformed'];
    fcm.unregister('gone');
    await tell(sale);
    expect(fcm.delivered.map(({ token }) => token)).toEqual(['telephone']);
    expect(dropped).toEqual(['gone']);
    expect(await waiting()).toEqual([]);
  });

  it('waits as long as FCM wishes', async () => {
    devices = ['telephone'];
    fcm.trouble('quota');
    await tell(sale);
    fcm.trouble(null);
    deps.clock.advance(59_000);
    await deps.jobs.drain();
    expect(fcm.delivered).toEqual([]);
    deps.clock.advance(1_000);
    await deps.jobs.drain();
    expect(fcm.delivered).toHaveLength(1);
  });

  it('does not keep a seller from being told by SMS', async () => {
    devices = ['telephone'];
    fcm.trouble('signInRefused');
    await tell({ ...sale, phone });
    expect(msg91.delivered).toMatchObject([{ to: phone, text: 'Sourdough at home' }]);
  });
});
