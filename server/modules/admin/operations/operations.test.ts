import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createHttp } from '../../../platform/http/http';
import { type TestDeps, testDeps } from '../../../platform/testing/testing';
import type { OutboxMail } from '../../messaging';
import { durationFrom } from './duration';
import { registerOperations } from './operations.routes';
import { createOperationsService } from './operations.service';

let deps: TestDeps;
let development: FastifyInstance;
let production: FastifyInstance;
let booksAgree = true;
const message = {
  channel: 'sms',
  to: '+919876543210',
  text: '<b>123456</b>',
  otp: '123456',
  at: '2026-01-05T04:30:00.000Z',
  id: '01234567-89ab-8def-a012-0123456789ab',
  hasMail: true,
};
const { hasMail: _, ...ofMail } = message;
const mail: OutboxMail = {
  ...ofMail,
  channel: 'mail',
  subject: '<i>Your receipt</i>',
  html: '<!doctype html><html><head></head><body style="margin:0"><script>1</script></body></html>',
  calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR' },
};
const bare: OutboxMail = { ...mail, id: '11234567-89ab-8def-a012-0123456789ab' };
delete bare.calendar;

beforeAll(async () => {
  deps = await testDeps();
  const build = async (isProduction: boolean) => {
    const app = await createHttp(deps.config, deps.log);
    registerOperations(app, createOperationsService(deps), {
      isProduction,
      isReferenceShown: true,
      outbox: {
        newest: async () => [message],
        mail: async (id) => [mail, bare].find((one) => one.id === id) ?? null,
      },
      areBooksProved: async () => booksAgree,
    });
    return app;
  };
  development = await build(false);
  production = await build(true);
});
afterAll(() => deps.close());

test('health and readiness', async () => {
  expect((await production.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await production.inject('/readyz')).json()).toEqual({ status: 'ready' });
  booksAgree = false;
  expect((await production.inject('/readyz')).json()).toEqual({ status: 'ready', books: 'do not agree' });
});

test('the description is YAML and the reference needs no other host', async () => {
  const description = await production.inject('/openapi.yaml');
  expect(description.headers['content-type']).toContain('yaml');
  expect(parse(description.body)).toMatchObject({ openapi: '3.1.0' });
  const page = await production.inject('/docs');
  expect(page.body).not.toMatch(/https?:|<script>|onload/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files).toHaveLength(4);
  for (const file of files) expect((await production.inject(file)).statusCode).toBe(200);
  expect((await production.inject('/docs/package.json')).statusCode).toBe(404);
  expect((await production.inject('/docs/__proto__')).statusCode).toBe(404);
});

test('the outbox shows messages as text, and is not there in production', async () => {
  expect((await development.inject('/dev/outbox.json')).json()).toEqual([message]);
  const page = await development.inject('/dev/outbox');
  expect(page.body).toContain('&lt;b&gt;123456');
  expect(page.body).toContain('<link rel="icon" href="data:');
  expect(page.body).toContain(`<a href="/dev/outbox/${mail.id}">`);
  const ofOne = ['', '/mail.html', '/session.ics'].map((part) => `/dev/outbox/${mail.id}${part}`);
  for (const url of ['/dev/outbox', '/dev/outbox.json', ...ofOne])
    expect((await production.inject(url)).statusCode).toBe(404);
  expect(
    (await production.inject({ method: 'POST', url: '/dev/clock', payload: { advance: 'P1D' } })).statusCode,
  ).toBe(404);
});

test('a mail of the outbox is drawn in a frame that runs, sends and fetches nothing', async () => {
  const at = `/dev/outbox/${mail.id}`;
  const page = await development.inject(at);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>&lt;i&gt;Your receipt&lt;/i&gt;</h1>');
  expect(page.body).toContain('<pre>&lt;b&gt;123456');
  expect(page.body).toContain(
    `<iframe src="${at}/mail.html" title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
  );
  expect(page.body).not.toContain('<script');

  const html = await development.inject(`${at}/mail.html`);
  expect(html.body).toBe(mail.html);
  expect(String(html.headers['content-security-policy']).split(';')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ]);
  expect(html.headers['cache-control']).toBe('no-store');
});

test('the file of a mail of the outbox can be opened', async () => {
  const at = `/dev/outbox/${mail.id}`;
  expect((await development.inject(at)).body).toContain(`Attached: <a href="${at}/session.ics">`);
  const file = await development.inject(`${at}/session.ics`);
  expect([file.body, file.headers['content-type']]).toEqual([
    'BEGIN:VCALENDAR',
    'text/calendar; charset=utf-8; method=PUBLISH',
  ]);
  expect((await development.inject(`/dev/outbox/${bare.id}`)).body).not.toContain('Attached');
  for (const url of [`${bare.id}/session.ics`, 'another', 'another/mail.html', 'another/session.ics'])
    expect((await development.inject(`/dev/outbox/${url}`)).statusCode, url).toBe(404);
});

test('the clock moves ahead, and what is due then runs', async () => {
  const before = deps.clock.now().getTime();
  const answer = await development.inject({ method: 'POST', url: '/dev/clock', payload: { advance: 'P2D' } });
  expect(answer.json()).toEqual({ now: new Date(before + 2 * 86_400_000).toISOString() });
  expect(deps.clock.now().getTime() - before).toBe(2 * 86_400_000);
  for (const payload of [
    {},
    { advance: 'two days' },
    { advance: 'PT0S' },
    { advance: 'P99Y' },
    { advance: 5 },
  ]) {
    const refused = await development.inject({ method: 'POST', url: '/dev/clock', payload });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'invalid_duration']);
  }
});

test.each([
  ['P2D', 2 * 86_400_000],
  ['PT1H30M', 5_400_000],
  ['P1W', 7 * 86_400_000],
  ['P1M', 28 * 86_400_000],
  ['P1DT1S', 86_401_000],
  ['P', null],
  ['P1', null],
  ['PT', null],
  ['-P1D', null],
  ['P0D', null],
  ['1D', null],
])('%s from the end of January', (text, ms) => {
  expect(durationFrom(new Date('2026-01-31T10:00:00Z'), text)).toBe(ms);
});
