import { language } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { Problem, paths } from '@haat/openapi';

type Method = 'get' | 'post';

/** What an operation of the contract takes and answers; the types come from openapi.yaml and weigh nothing. */
type Operation<Path extends keyof paths, M extends Method> = NonNullable<paths[Path][M]>;
type Part<T, Key extends string> = T extends { [K in Key]?: infer Value } ? NonNullable<Value> : never;
type Parameters<T, Key extends string> = Part<Part<T, 'parameters'>, Key>;
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type BodyOf<T> = JsonOf<Part<T, 'requestBody'>>;
type AnswerOf<T> = T extends { responses: infer R }
  ? { [Status in keyof R]: Status extends 200 | 201 ? JsonOf<R[Status]> : never }[keyof R]
  : never;

type Named<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : { [K in Key]: Value };
type Request<T> = Named<'path', Parameters<T, 'path'>> &
  Named<'body', BodyOf<T>> & {
    query?: Parameters<T, 'query'>;
    /** Besides the language; tokens are security schemes of the contract and not parameters. */
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };

/** Calls an operation of the contract. @throws ApiError with the server's user-facing message */
export async function call<Path extends keyof paths, M extends Method>(
  method: M,
  path: Path,
  request: Request<Operation<Path, M>>,
): Promise<AnswerOf<Operation<Path, M>>> {
  const { body, headers, path: names = {}, query = {}, signal } = request;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(names[name as never])),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const response = await fetch(search ? `${address}?${search}` : address, {
    method: method.toUpperCase(),
    headers: {
      'accept-language': language(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as AnswerOf<Operation<Path, M>>;
  if (isProblem(answer)) throw new ApiError({ ...answer, status: response.status });
  throw new Error(`The server answered ${response.status}`);
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
