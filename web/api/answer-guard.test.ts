import { beforeAll, expect, test, vi } from 'vitest';
import { guardAnswers } from './answer-guard';
import { answer, api } from './api';
import { MalformedAnswer } from './malformed-answer';

vi.mock('./answer-contract.dev', () => ({ contractWatch: { onResponse: () => undefined } }));

beforeAll(() => guardAnswers());

const respond = (body: string, status = 200) =>
  api.GET('/api/wallet', {
    baseUrl: 'http://haat.test',
    fetch: async () => new Response(body, { status }),
  });

const wallet = { pending: 1, available: 2, inTransit: 3, held: 4, lifetime: 5, upcoming: [] };

test('an answer that the contract promises comes through', async () => {
  expect(answer(await respond(JSON.stringify(wallet)))).toEqual(wallet);
});

test.each([
  ['{}', 'GET /api/wallet: /pending is not i'],
  ['[]', 'GET /api/wallet: / is no object'],
  ['null', 'GET /api/wallet: / is no object'],
  [JSON.stringify({ ...wallet, held: 0.5 }), 'GET /api/wallet: /held is not i'],
  [JSON.stringify({ ...wallet, upcoming: [null] }), 'GET /api/wallet: /upcoming/0 is no object'],
  ['<!doctype html>', 'GET /api/wallet: the body is not JSON'],
  ['', 'GET /api/wallet: the body is empty'],
])('%s is a failure, and says where', async (body, message) => {
  const failing = respond(body);
  await expect(failing).rejects.toBeInstanceOf(MalformedAnswer);
  await expect(failing).rejects.toThrow(message);
});

test('a refusal is still one of the server', async () => {
  await expect(respond('{"message":"Not now"}', 409)).rejects.toThrow('Not now');
});
