import { afterEach, expect, test } from 'vitest';
import { answerJson, type Loopback, listen } from '../../tests/simulators/loopback';
import { scrubbed } from '../platform/observability/log';
import { post, reasonIn } from './outside';

let server: Loopback | undefined;
afterEach(() => server?.close());

test('nobody answering in time is a silent failure that may be tried again', async () => {
  server = await listen(() => undefined);
  await expect(post(server.url, {}, {}, 50)).rejects.toMatchObject({
    name: 'TryLater',
    reason: 'no_answer_in_time',
    isSilent: true,
  });
});

test('nobody being there is, too', async () => {
  server = await listen(() => undefined);
  await server.close();
  await expect(post(server.url, {}, {})).rejects.toMatchObject({ reason: 'not_reached', isSilent: true });
});

test.each([
  ['12', 12_000],
  ['999999', 3_600_000],
  ['soon', undefined],
])('a wish to be left alone is understood: %s', async (header, ms) => {
  server = await listen((_asked, response) => answerJson(response, 429, {}, { 'retry-after': header }));
  expect(await post(server.url, {}, {})).toMatchObject({ status: 429, retryAfterMs: ms });
});

test('a date to come back at is understood', async () => {
  const at = new Date(Date.now() + 30_000).toUTCString();
  server = await listen((_asked, response) => answerJson(response, 503, {}, { 'retry-after': at }));
  const { retryAfterMs } = await post(server.url, {}, {});
  expect(retryAfterMs).toBeGreaterThan(20_000);
  expect(retryAfterMs).toBeLessThanOrEqual(30_000);
});

test('a redirect is not followed, and what is no JSON is none', async () => {
  let requests = 0;
  server = await listen((_asked, response) => {
    requests += 1;
    response.writeHead(302, { location: '/elsewhere' }).end('<html>');
  });
  expect(await post(server.url, {}, {})).toMatchObject({ status: 302, body: null });
  expect(requests).toBe(1);
});

test('what a third party says becomes a code without numbers', () => {
  expect(reasonIn('Please provide valid mobile no. 919876543210')).toBe('please_provide_valid_mobile_no');
  expect(scrubbed(reasonIn('Template not found or not approved for this account'))).toBe(
    'template_not_found_or_not_appro',
  );
  expect(reasonIn(undefined)).toBe('without_words');
});
