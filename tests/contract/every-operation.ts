import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../server/platform/config/env';
import { complaints, complaintsOf, type Operation, operations } from '../conformance/contract';
import { foreignRows, type People } from './foreign-rows';
import { type Input, inputOf, inputsOf } from './inputs';
import { watchLoop } from './loop-holds';
import { identities } from './names';
import { type KeptDatabase, keepDatabase } from './row-changes';
import { samples } from './samples/samples';
import { openedWithinMs, openWorld, type World } from './world/world';

/** Of each operation. */
const runs = read(process.env, 'FUZZ_RUNS');
const seed = read(process.env, 'FUZZ_SEED');
/** Names one operation, to try it alone. */
const only = read(process.env, 'FUZZ_ONLY');
const heldAtMostMs = 300;
const shownFailures = 5;

/** They do not end, so there is no answer to hold to anything: their own tests follow them. */
export const streams = ['streamNotifications'];

/** What the edge may answer to any request, whatever its operation names (openapi.yaml says so at its head). */
const edge: Record<number, readonly string[]> = {
  400: ['bad_request', 'invalid_request', 'invalid_text', 'malformed_json'],
  404: ['not_found'],
  413: ['body_too_large'],
  415: ['unsupported_media_type', 'unsupported_encoding'],
};

interface Answered {
  status: number;
  body: unknown;
}

let world: World;
let stored: KeptDatabase;
let people: People;
const actors: Partial<Record<Input['as'], string>> = {};
const loop = watchLoop();
const counted = { requests: 0, slowOnce: 0 };
const shares: string[] = [];

async function send(operation: Operation, { as, url, headers, payload }: Input): Promise<Answered> {
  const token = world.tokens[as];
  const { clock } = world.admin.shop.deps;
  clock.advance(100);
  const answer = await world.admin.shop.app.inject({
    method: operation.method as 'POST',
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
}

/** What is wrong with an answer; empty when it is one that the contract names. */
function wrongWith(operation: Operation, { url, headers }: Input, { status, body }: Answered): string[] {
  const code = String((body as { code?: string } | null)?.code);
  if (status >= 500 && !(operation.statuses.includes(status) && status === 503)) return [`${status} ${code}`];
  const isProblem = typeof (body as { message?: string } | null)?.message === 'string';
  if (edge[status]?.includes(code) && isProblem) return [];
  // A browser's cookies come with a form of another site too, which is refused before it is looked at.
  if (status === 403 && code === 'forbidden' && headers['cookie'] !== undefined) return [];
  const found = complaintsOf(operation, { status, body });
  if (found.length === 0) return [];
  // A part of the address may make it that of another operation.
  const elsewhere = complaints({ method: operation.method, path: url, status, body, headers: new Headers() });
  return elsewhere.length === 0 ? [] : found;
}

/** Sends an input against the world as it was in the beginning. */
async function tried(operation: Operation, input: Input) {
  const { clock } = world.admin.shop.deps;
  const before = clock.now().getTime();
  const { result, heldMs } = await loop.during(() => send(operation, input));
  const changes = await stored.changes();
  const about = { operation: operation.id, path: operation.path, as: input.as, actor: actors[input.as] };
  const wrong = wrongWith(operation, input, result);
  const written = foreignRows(changes, about, people);
  const tables = new Set(written.map(({ table }) => table));
  if (tables.size > 0)
    wrong.push(`wrote of somebody else: ${[...tables].join(', ')}: ${JSON.stringify(written)}`);
  if (changes.length > 0) await stored.restore();
  clock.advance(before - clock.now().getTime());
  return { answer: result, heldMs, wrong };
}

async function failuresOf(operation: Operation): Promise<string[]> {
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const own = createHash('sha256').update(operation.id).digest().readInt32BE();
  const inputs = fc.sample(inputsOf(operation, world.ownNames, world.others), {
    seed: seed ^ own,
    numRuns: runs,
  });
  for (const input of inputs) {
    const { answer, heldMs, wrong } = await tried(operation, input);
    counted.requests += 1;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (heldMs > heldAtMostMs) {
      counted.slowOnce += 1;
      const again = await tried(operation, input);
      if (again.heldMs > heldAtMostMs) wrong.push(`held the event loop for ${Math.round(again.heldMs)} ms`);
    }
    if (wrong.length > 0)
      failures.push(
        `${shown(operation, input)} → ${JSON.stringify(answer.body).slice(0, 300)}: ${wrong.join('; ').slice(0, 600)}`,
      );
  }
  const all = [...statuses]
    .toSorted(([one], [two]) => one - two)
    .map(([status, many]) => `${status} ${Math.round((100 * many) / runs)}%`);
  shares.push(`${operation.id.padEnd(26)} ${all.join('  ')}`);
  return failures;
}

const shown = (operation: Operation, { as, made, url, headers, payload }: Input): string =>
  `${as} (${made}) ${operation.method} ${url} ${JSON.stringify(headers)} ${String(payload ?? '').slice(0, 400)}`;

/** Whether its sample is taken, which proves that what is changed in it reaches more than the validator. */
async function refusalOfSample(operation: Operation): Promise<string | null> {
  const sample = samples[operation.id]?.(world.ownNames);
  if (!sample) return 'has no sample';
  const input = inputOf(operation, sample);
  const { answer } = await tried(operation, input);
  const { status = 200, code } = sample.refused ?? {};
  const isAsSaid = sample.refused
    ? answer.status === status && (answer.body as { code?: string }).code === code
    : answer.status >= 200 && answer.status < 300;
  return isAsSaid ? null : `${shown(operation, input)} → ${answer.status} ${JSON.stringify(answer.body)}`;
}

async function readPeople(): Promise<People> {
  const { pool } = world.admin.shop.deps.database;
  for (const as of identities) {
    const token = world.tokens[as];
    if (!token) continue;
    const { body } = await world.admin.shop.call({ method: 'POST', url: '/api/userinfo', token });
    const id = (body as { user?: { id: string } }).user?.id;
    if (id) actors[as] = id;
  }
  const { rows } = await pool.query<{ phone: string; account_id: string }>(
    'select phone, account_id from account_phone',
  );
  const orders = await pool.query<{ id: string; buyer_phone: string }>('select id, buyer_phone from orders');
  const accounts = await pool.query<{ id: string }>('select id from account');
  return {
    accounts: new Set(accounts.rows.map(({ id }) => id)),
    buyers: new Map(orders.rows.map(({ id, buyer_phone }) => [id, buyer_phone])),
    byPhone: new Map(rows.map(({ phone, account_id }) => [phone, account_id])),
  };
}

/** The tests of one part of the contract: each operation is taken as it is meant, and then in every other way. */
export function testEveryOperation(part: number, parts: number): void {
  const ours = operations.filter(
    ({ id }, at) =>
      !streams.includes(id) && (only === undefined ? at % parts === part : id === only && part === 0),
  );
  beforeAll(async () => {
    world = await openWorld();
    people = await readPeople();
    stored = await keepDatabase(world.admin.shop.deps.database.pool);
  }, openedWithinMs);
  afterAll(async () => {
    loop.stop();
    await stored?.forget();
    await world?.close();
    process.stdout.write(
      `${shares.join('\n')}\n${counted.requests} requests over ${ours.length} operations with FUZZ_SEED=${seed}, ` +
        `${counted.slowOnce} tried once more; left out: ${streams.join(', ')}\n`,
    );
  });

  test('each operation takes its sample', async () => {
    const refused: string[] = [];
    for (const operation of ours) {
      const refusal = await refusalOfSample(operation);
      if (refusal !== null) refused.push(refusal);
    }
    expect(refused).toEqual([]);
  });

  for (const operation of ours)
    test(`${operation.id}: ${runs} inputs`, { timeout: 60_000 + runs * 500 }, async () => {
      const failures = await failuresOf(operation);
      expect(failures.slice(0, shownFailures), `${failures.length} of ${runs}`).toEqual([]);
    });
}
