// A server with a heap of 256 MB: the largest bodies that routes take, many at once, do not bring it down (S2).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyBytes } from '../../openapi/quotas';
import { type Operation, operations } from '../conformance/contract';
import { call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { publishPage, signIn } from '../simulators/shop';

const atOnce = 8;
const rounds = 4;
let haat: Haat;
let token: string;
let product: string;

beforeAll(async () => {
  haat = await startHaat({ nodeFlags: ['--max-old-space-size=256'] });
  token = (await signIn(haat, '9876500041', 'Meera Iyer')).token;
  product = (await publishPage(haat.url, token)).id;
}, 120_000);
afterAll(() => haat.dispose());

const filled = (bytes: number, begin: string, piece: string, end: string) =>
  begin + piece.repeat(Math.floor((bytes - begin.length - end.length) / Buffer.byteLength(piece))) + end;

/** As large as the route takes: wide, deep, of many names, of one long text, and no JSON at all. */
const worstBodies = (bytes: number): string[] => [
  filled(bytes, '{"gallery":[', '{},', '{}]}'),
  filled(bytes, '{"kind":"page","content":{"sections":[', '[[]],', '1]}}'),
  filled(bytes / 2, '', '[', '') + filled(bytes / 2, '', ']', ''),
  filled(bytes, '{', '"a":{},', '"b":1}'),
  filled(bytes, '{"title":"', 'क', '"}'),
  filled(bytes, '{"description":"', '\\u0905', '"}'),
  filled(bytes, '', '{"a":', ''),
];

const largest = operations.filter(
  ({ jsonBody, bodyLimit }) => jsonBody !== undefined && bodyLimit > bodyBytes,
);
const address = ({ path }: Operation) => path.replace('{provider}', 'sandbox').replace('{id}', product);

async function sendAll(operation: Operation): Promise<number[]> {
  const path = address(operation);
  const bodies = worstBodies(operation.bodyLimit);
  const waiting = Array.from({ length: rounds }, () => bodies).flat();
  const statuses: number[] = [];
  const sender = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': `heap-${waiting.length}-of-one`,
      };
      statuses.push((await call(haat.url, operation.method, path, { token, headers, body })).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return statuses;
}

it('knows routes that take large bodies', () => {
  expect(largest.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['createProduct', 'updateProduct', 'placeOrder', 'receiveWebhook']),
  );
});

it.each(largest.map((operation) => ({ id: operation.id, operation })))(
  '$id is refused the largest bodies, eight at a time, and the server stays',
  async ({ operation }) => {
    const statuses = await sendAll(operation);
    expect(statuses).toHaveLength(rounds * worstBodies(1_000).length);
    // A server that is too busy to look says so, and that is a refusal, too.
    expect(statuses.filter((status) => status < 400 || (status >= 500 && status !== 503))).toEqual([]);
    expect((await call(haat.url, 'GET', '/healthz')).status).toBe(200);
    expect(() => process.kill(haat.pid, 0)).not.toThrow();
  },
);
