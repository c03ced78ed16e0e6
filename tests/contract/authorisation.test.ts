// Whose things are whose: each operation of the contract that takes an id, as each of seven who ask.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operations } from '../conformance/contract';
import { inputOf } from './inputs';
import { type Identity, identities } from './names';
import { type KeptDatabase, keepDatabase } from './row-changes';
import type { Sample } from './samples/sample';
import { samples } from './samples/samples';
import { idsTaken, toldInstead, whoMay } from './who-may';
import { openedWithinMs, openWorld, type World } from './world/world';

let world: World;
let stored: KeptDatabase;

beforeAll(async () => {
  world = await openWorld();
  stored = await keepDatabase(world.admin.shop.deps.database.pool);
}, openedWithinMs);
afterAll(async () => {
  await stored?.forget();
  await world?.close();
});

const withIds = operations.filter((operation) =>
  Object.values(idsTaken(operation)).some(({ length }) => length > 0),
);

interface Answered {
  status: number;
  body: unknown;
}

/** Asks in the world as it was in the beginning. */
async function call(operation: Operation, sample: Sample, as: Identity): Promise<Answered> {
  const token = world.tokens[as];
  const { deps, app } = world.admin.shop;
  const before = deps.clock.now().getTime();
  const { url, headers, payload } = inputOf(operation, sample);
  const answer = await app.inject({
    method: operation.method as 'POST',
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
  await stored.restore();
  deps.clock.advance(before - deps.clock.now().getTime());
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
}

/** The same about things that nobody has. */
function aboutNothing(operation: Operation, sample: Sample): Sample {
  const { path, query, body } = idsTaken(operation);
  const without = (given: Record<string, unknown>, names: string[]) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, names.includes(name) ? nobodys(value) : value]),
    );
  return {
    ...sample,
    ...(sample.path && { path: without(sample.path, path) as Record<string, string> }),
    ...(sample.query && { query: without(sample.query, query) as Record<string, string> }),
    ...(sample.body !== undefined &&
      !Buffer.isBuffer(sample.body) && {
        body: without(sample.body as object as Record<string, unknown>, body),
      }),
  };
}

/** Of the same shape, so that it is looked for. */
const nobodys = (id: unknown): unknown =>
  typeof id !== 'string'
    ? id
    : /^[0-9a-f-]{36}$/.test(id)
      ? '019b0000-0000-7000-8000-00000000dead'
      : 'NoSuchThing1NoSuchThing2'.slice(0, Math.max(id.length, 4));

/** But for ids, and addresses that are signed anew each time. */
const comparable = ({ status, body }: Answered, sample: Sample, operation: Operation): unknown => {
  const { path, query, body: fields } = idsTaken(operation);
  const given = { ...sample.path, ...sample.query, ...(sample.body as Record<string, unknown> | undefined) };
  let text = JSON.stringify(body).replaceAll(/"url":"[^"]*"/g, '"url":"…"');
  for (const name of [...path, ...query, ...fields])
    if (typeof given[name] === 'string') text = text.replaceAll(given[name], '…');
  return { status, body: text };
};

test('every operation with an id has a rule, and a sample that brings each of its ids', () => {
  expect(
    withIds.filter((operation) => whoMay(operation) === null).map(({ id, path }) => `${id} ${path}`),
  ).toEqual([]);
  const left = withIds.filter((operation) => {
    const { path = {}, query = {}, body = {} } = samples[operation.id]?.(world.ownNames) ?? {};
    const taken = idsTaken(operation);
    const brought = { path, query, body: body as object };
    return (['path', 'query', 'body'] as const).some((place) =>
      taken[place].some((name) => !(name in brought[place])),
    );
  });
  expect(left.map(({ id }) => id)).toEqual([]);
  expect(withIds.length).toBeGreaterThan(70);
});

/** Whoever may is answered; nobody is told to sign in; to everybody else the thing is as good as none. */
async function expectAnswer(operation: Operation, as: Identity): Promise<void> {
  const sample = samples[operation.id]?.(world.ownNames) as Sample;
  const answer = await call(operation, sample, as);
  if (whoMay(operation)?.includes(as)) {
    if (sample.refused === undefined)
      return expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const { status, code } = sample.refused;
    return expect(answer).toMatchObject({ status, body: { code } });
  }
  if (operation.needsToken && (as === 'guest' || as === 'ended')) return expect(answer.status).toBe(401);
  const nothing = aboutNothing(operation, sample);
  const other = await call(operation, nothing, as);
  expect(comparable(answer, sample, operation)).toEqual(comparable(other, nothing, operation));
  if (sample.path) expect(answer.status).toBe(toldInstead[operation.id] ?? 404);
}

describe.each(withIds.map((operation) => ({ name: operation.id, operation })))('$name', ({ operation }) => {
  test.each(identities)('as %s', (as) => expectAnswer(operation, as));
});
