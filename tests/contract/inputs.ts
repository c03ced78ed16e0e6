import fc from 'fast-check';
import type { Operation, Parameter } from '../conformance/contract';
import { contentTypes, hostileName, hostileValue, rawBody, written } from './hostile-values';
import { type Identity, identities, type Names } from './names';
import type { Sample } from './samples/sample';
import { samples } from './samples/samples';
import { type IdSource, valueOf } from './schema-values';

/** A request before it is written: what may still be changed in it. */
interface Draft {
  path: Record<string, unknown>;
  query: [string, unknown][];
  headers: Record<string, unknown>;
  body: unknown;
}

/** A request as it is sent. */
export interface Input {
  as: Identity;
  /** How it was made, for whoever reads a failure. */
  made: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

interface Mutation {
  /** Which place of those there are. */
  at: number;
  how: 'replace' | 'drop' | 'wrap' | 'add' | 'double';
  value: unknown;
  name: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(1_000_000),
  how: fc.constantFrom<Mutation['how']>('replace', 'replace', 'replace', 'drop', 'wrap', 'add', 'double'),
  value: hostileValue,
  name: hostileName,
});

/** Whoever asks: mostly who may, otherwise everybody alike. */
const asker = (usual: Identity) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 6, arbitrary: fc.constantFrom(...identities) },
  );

/** Requests of an operation, from those it takes to those that are none. */
export function inputsOf(operation: Operation, ownNames: Names, others: Names): fc.Arbitrary<Input> {
  const sampleOf = samples[operation.id];
  if (!sampleOf) throw new Error(`there is no sample of ${operation.id}`);
  const usual = sampleOf(ownNames).as;
  const nobodys = ['nobody', 'NoSuchThingAtAll', '00000000-0000-4000-8000-000000000000'];
  const ids = [...idsOf(ownNames), ...idsOf(others), ...nobodys];
  const sample = fc
    .constantFrom(ownNames, ownNames, { ...ownNames, ...others })
    .map((names) => draftOf(sampleOf(names)));
  const generated = generatedDraft(operation, sampleOf(ownNames), ids);
  const make = (made: string, weight: number, draft: fc.Arbitrary<Draft>, changes: number) => ({
    weight,
    arbitrary: fc
      .tuple(asker(usual), draft, fc.array(mutation, { minLength: changes, maxLength: changes }))
      .map(([as, base, mutations]) => asInput(operation, as, made, mutations.reduce(mutated, base))),
  });
  return fc.oneof(
    make('sample', 4, sample, 0),
    make('sample, changed', 9, sample, 1),
    make('schema', 5, generated, 0),
    make('schema, changed', 5, generated, 1),
    make('schema, changed twice', 2, generated, 2),
    { weight: 3, arbitrary: rawInput(operation, usual, sample) },
  );
}

/** A sample as it is sent. */
export const inputOf = (operation: Operation, sample: Sample): Input =>
  asInput(operation, sample.as, 'sample', draftOf(sample));

/** What in names is an id or may be taken for one. */
const idsOf = (names: Names): string[] =>
  Object.values(names).filter((name) => name.length > 0 && name.length <= 64 && !name.startsWith('{'));

const draftOf = ({ path = {}, query = {}, headers = {}, body }: Sample): Draft => ({
  path,
  query: Object.entries(query),
  headers,
  body,
});

/** Parameters and body by their schemas; secrets such as tokens stay those of the sample. */
function generatedDraft(operation: Operation, sample: Sample, ids: IdSource): fc.Arbitrary<Draft> {
  const of = (place: Parameter['in']) => operation.parameters.filter((one) => one.in === place);
  const all = (parameters: Parameter[]) =>
    fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => {
          const value = valueOf(schema, ids);
          const isId = name === 'id' || name.endsWith('Id');
          return [name, isId ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, value) : value];
        }),
      ),
      {
        requiredKeys: parameters
          .filter(({ required, in: place }) => required || place === 'path')
          .map(({ name }) => name),
      } as never,
    ) as fc.Arbitrary<Record<string, unknown>>;
  const body = operation.jsonBody ? valueOf(operation.jsonBody, ids) : fc.constant(sample.body);
  return fc
    .tuple(all(of('path')), all(of('query')), all(of('header')), body)
    .map(([path, query, headers, made]) => ({
      path,
      query: Object.entries(query),
      headers: { ...sample.headers, ...headers },
      body: made,
    }));
}

function rawInput(operation: Operation, usual: Identity, sample: fc.Arbitrary<Draft>): fc.Arbitrary<Input> {
  return fc
    .tuple(asker(usual), sample, rawBody, contentTypes, fc.boolean())
    .map(([as, draft, payload, type, isJson]) => {
      const input = asInput(operation, as, 'raw', draft);
      if (operation.method === 'GET')
        return {
          ...input,
          url: `${input.url}${input.url.includes('?') ? '&' : '?'}${payload.slice(0, 300).replaceAll(/[^\x21-\x7e]|#/g, '%00')}`,
        };
      return {
        ...input,
        payload,
        headers: { ...input.headers, 'content-type': isJson ? 'application/json' : type },
      };
    });
}

/** Places in a body, deepest last: the way to each. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [path];
  const within = Object.entries(value).flatMap(([name, one]) => placesIn(one, [...path, name]));
  return [path, ...within].slice(0, 400);
}

function mutated(draft: Draft, change: Mutation): Draft {
  const paths = Object.keys(draft.path).map((name) => () => inPath(draft, name, change));
  const queries = draft.query.map((_, index) => () => inQuery(draft, index, change));
  const headers = Object.keys(draft.headers).map((name) => () => inHeaders(draft, name, change));
  const bodies =
    draft.body === undefined || Buffer.isBuffer(draft.body)
      ? []
      : placesIn(draft.body).map((path) => () => ({ ...draft, body: changedAt(draft.body, path, change) }));
  const more = () => ({
    ...draft,
    query: [...draft.query, [change.name, change.value] as [string, unknown]],
  });
  const places = [...paths, ...queries, ...headers, ...bodies, more];
  return places[change.at % places.length]?.() ?? draft;
}

const inPath = (draft: Draft, name: string, { value }: Mutation): Draft => ({
  ...draft,
  path: { ...draft.path, [name]: value },
});

function inQuery(draft: Draft, index: number, { how, value }: Mutation): Draft {
  const entry = draft.query[index];
  if (!entry) return draft;
  const others = draft.query.filter((_, at) => at !== index);
  if (how === 'drop') return { ...draft, query: others };
  if (how === 'double') return { ...draft, query: [...draft.query, entry] };
  if (how === 'wrap') return { ...draft, query: [...others, [`${entry[0]}[]`, entry[1]]] };
  return { ...draft, query: [...others, [entry[0], value]] };
}

function inHeaders(draft: Draft, name: string, { how, value }: Mutation): Draft {
  const { [name]: had, ...others } = draft.headers;
  if (how === 'drop') return { ...draft, headers: others };
  return {
    ...draft,
    headers: { ...others, [name]: how === 'double' ? `${String(had)}, ${String(had)}` : value },
  };
}

function changedAt(root: unknown, path: (string | number)[], change: Mutation): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return changed(root, change);
  const copy: Record<string, unknown> = (
    Array.isArray(root) ? [...(root as unknown[])] : { ...(root as object) }
  ) as never;
  if (rest.length === 0 && change.how === 'drop') {
    if (Array.isArray(copy)) copy.splice(Number(first), 1);
    else delete copy[first];
    return copy;
  }
  copy[first] = changedAt(copy[first], rest, change);
  return copy;
}

function changed(value: unknown, { how, value: hostile, name }: Mutation): unknown {
  if (how === 'wrap') return [value];
  if (how === 'double')
    return Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : [value, value];
  if (how === 'add' && typeof value === 'object' && value !== null)
    return Array.isArray(value) ? [...(value as unknown[]), hostile] : { ...value, [name]: hostile };
  return hostile;
}

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : written(value)).replaceAll('§', '');

/** Half a surrogate has no encoding: its bytes are sent as they would be. */
const encoded = (value: unknown): string =>
  encodeURIComponent(text(value).replaceAll(/\p{Surrogate}/gu, '\uE000')).replaceAll(
    '%EE%80%80',
    '%ED%A0%80',
  );

function asInput(operation: Operation, as: Identity, made: string, draft: Draft): Input {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(draft.path[name] ?? ''));
  const query = draft.query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const headers: Record<string, string> = {};
  // Node refuses others before the server sees them.
  for (const [name, value] of Object.entries(draft.headers))
    headers[name.toLowerCase()] = text(value)
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
      .slice(0, 4_000);
  const isSent = draft.body !== undefined && operation.method !== 'GET';
  if (isSent) headers['content-type'] ??= 'application/json';
  return {
    as,
    made,
    url: query === '' ? path : `${path}?${query}`,
    headers,
    ...(isSent && { payload: Buffer.isBuffer(draft.body) ? draft.body : written(draft.body) }),
  };
}
