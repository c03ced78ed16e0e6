import type { Readable } from 'node:stream';
import type { operations } from '@haat/openapi';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who a bearer token belongs to. */
export interface Session {
  accountId: string;
  sessionId: string;
  /** E.164, each of them verified; none for an account that signs in another way alone. */
  phones: readonly string[];
}

/** What a buyer's browser has proved. */
export interface BuyerProof {
  /** E.164. */
  phones: readonly string[];
  orders: readonly { id: string; version: number }[];
}

type Operation = keyof operations;
type In<Op extends Operation, Place extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Op]['parameters'][Place]
>;
type Parameters<T> = [T] extends [never] ? Record<never, never> : T;
type Given<Op extends Operation> = operations[Op] extends { requestBody: { content: infer Content } }
  ? Body<Content>
  : operations[Op] extends { requestBody?: { content: infer Content } }
    ? Body<Content> | undefined
    : undefined;
/** Anything that is not JSON arrives as its bytes; the piece of a file is read as it comes. */
type Body<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : Content extends { 'application/offset+octet-stream': unknown }
    ? Readable
    : Buffer;

type Responses<Op extends Operation> = operations[Op]['responses'];
type Answered<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: { 'text/event-stream': unknown } | { 'text/csv': unknown } }
    ? Readable
    : undefined;
/** `[status, body]` for each status the contract names, and no other. */
export type Reply<Op extends Operation> = {
  [Status in keyof Responses<Op>]: [status: Status, body: Answered<Responses<Op>[Status]>];
}[keyof Responses<Op>];

export interface ApiRequest<Op extends Operation> {
  params: Parameters<In<Op, 'path'>>;
  query: Parameters<In<Op, 'query'>>;
  headers: FastifyRequest['headers'] & LowercaseKeys<Parameters<In<Op, 'header'>>>;
  body: Given<Op>;
  /** Never null where the contract demands a bearer and nothing else. */
  account: Session | null;
  /** Where the contract takes the cookie of a buyer's browser, and no bearer came. */
  buyer: BuyerProof | null;
  /** Of the client, as far as trusted proxies tell. */
  ip: string;
  raw: FastifyRequest;
  /** For headers and cookies only: the answer is what the handler returns. */
  reply: FastifyReply;
}

type LowercaseKeys<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] };

/** One operation: answers by returning `[status, body]`, refuses by throwing a Refusal. */
export type Handler<Op extends Operation> = (request: ApiRequest<Op>) => Promise<Reply<Op>>;

/** What a module returns: `satisfies Handlers<'sendOtp' | 'verifyOtp'>`. */
export type Handlers<Ops extends Operation = Operation> = { [Op in Ops]: Handler<Op> };
