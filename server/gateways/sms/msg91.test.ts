import { afterEach, beforeEach, expect, it } from 'vitest';
import { flowTemplates, type Msg91, startMsg91 } from '../../../tests/simulators/msg91';
import { TryLater, Undeliverable } from '../delivery';
import { createMsg91 } from './msg91';
import type { Sms } from './sms.gateway';

const sms: Sms = {
  id: '0b5fd1a4-1c7e-8a3b-a1c2-3d4e5f607182',
  to: '+919876543210',
  text: '012345 is your Haat code.',
  otp: '012345',
  template: 'otp',
  variables: { code: '012345' },
};

let msg91: Msg91;
const gateway = (change: object = {}) =>
  createMsg91({
    provider: 'msg91',
    url: msg91.url,
    authKey: 'key',
    templates: flowTemplates,
    hindiTemplates: { otp: 't-otp-hi' },
    ...change,
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Error,
  );

beforeEach(async () => {
  msg91 = await startMsg91('key', {
    't-otp': '##code## is your Haat code.',
    't-otp-hi': '##code## आपका Haat कोड है।',
  });
});
afterEach(() => msg91.close());

it('sends a registered template with its variables', async () => {
  await gateway().send(sms);
  expect(msg91.delivered).toEqual([{ to: sms.to, templateId: 't-otp', text: sms.text }]);
});

it('sends the Hindi words by the template that is registered for them', async () => {
  const text = '012345 आपका Haat कोड है।';
  await gateway().send({ ...sms, text, language: 'hi' });
  expect(msg91.delivered).toEqual([{ to: sms.to, templateId: 't-otp-hi', text }]);
});

it.each([
  ['ipBlocked', 'ipblocked', undefined],
  ['noBalance', 'insufficient_balance', undefined],
  ['tooMany', 'too_many_requests', 7_000],
  ['proxyPage', 'status_502_without_json', undefined],
  ['serverError', 'something_went_wrong', undefined],
] as const)('may be tried again after %s', async (kind, reason, retryAfterMs) => {
  msg91.trouble(kind);
  expect(await failureOf(gateway().send(sms))).toMatchObject({ name: 'TryLater', reason, retryAfterMs });
  msg91.trouble(null);
  await gateway().send(sms);
  expect(msg91.delivered).toHaveLength(1);
});

it('may be tried again when the answer was lost, though the message may have gone out', async () => {
  msg91.trouble('lost');
  expect(await failureOf(gateway().send(sms))).toMatchObject({ reason: 'not_reached', isSilent: true });
  expect(msg91.delivered).toHaveLength(1);
});

it.each([
  ['a wrong key', { authKey: 'other' }],
  ['a template that is not there or not approved', { templates: { ...flowTemplates, otp: 'gone' } }],
])('may be tried again after %s, which the operator can put right', async (_what, change) => {
  expect(await failureOf(gateway(change).send(sms))).toBeInstanceOf(TryLater);
});

it('gives up on a number that cannot be, without saying which', async () => {
  const failure = await failureOf(gateway().send({ ...sms, to: '+911234567890' }));
  expect(failure).toBeInstanceOf(Undeliverable);
  expect(failure?.message).toBe('The message cannot be delivered: please_provide_valid_mobile_no');
});
