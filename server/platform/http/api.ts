import openapi from '@haat/openapi/openapi.json';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { contractSerializer, contractValidator } from './api.validation';
import type { BuyerProof, Handlers, Session } from './contract';
import { Refusal, unauthorized } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the contract's security; null if signed out. */
    account: Session | null;
    buyer: BuyerProof | null;
  }
}

export interface ApiParts {
  handlers: Handlers;
  resolveSession: (token: string) => Promise<Session | null>;
  buyerOf: (request: FastifyRequest) => Promise<BuyerProof | null>;
}

type Identify = Pick<ApiParts, 'resolveSession' | 'buyerOf'>;

type Security = readonly Record<string, unknown>[];
interface Described {
  requestBody?: { required?: boolean; content?: Record<string, unknown> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
  security?: Security;
  operationId?: string;
  /** Bytes that a body may have. */
  'x-body-limit'?: number;
}
interface Operation {
  /** Media types of the body; none when there is no body. */
  types: ReadonlySet<string>;
  needsBody: boolean;
  security: Security;
  /** Bytes; undefined for what holds everywhere. */
  bodyLimit: number | undefined;
}
type Contents = Record<string, { schema?: object }>;
type AnyHandler = (request: unknown) => Promise<[number, unknown]>;

/** Every route of the contract with its validation, security and serialisation, from openapi.json alone. */
export async function registerApi(app: FastifyInstance, { handlers, ...identify }: ApiParts): Promise<void> {
  app.decorateRequest('account', null);
  app.decorateRequest('buyer', null);
  app.setValidatorCompiler(contractValidator());
  app.setSerializerCompiler(contractSerializer());
  const { specification, operations } = prepared();
  app.addHook('onRoute', (route) => holdToSchema(route, operations));
  await app.register(glue, {
    specification,
    operationResolver: (operationId: string) => {
      const operation = operations.get(operationId);
      if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
      return {
        // Before the body is read, so that unauthorised uploads are rejected unread.
        ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
        onRequest: [authenticator(operation.security, identify), mediaTypeGuard(operation.types)],
        handler: called(handlers[operationId as keyof Handlers] as unknown as AnyHandler),
      };
    },
  } as never);
}

function called(handler: AnyHandler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const [status, body] = await handler({
      params: request.params,
      query: request.query,
      headers: request.headers,
      body: request.body ?? undefined,
      account: request.account,
      buyer: request.buyer,
      ip: request.ip,
      raw: request,
      reply,
    });
    return reply.code(status).send(body);
  };
}

/** Lets pass whoever meets one of the alternatives; `{}` among them means that signing in is optional. */
function authenticator(security: Security, { resolveSession, buyerOf }: Identify) {
  const takes = (scheme: string) => security.some((alternative) => scheme in alternative);
  const isOpen =
    security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);
  return async (request: FastifyRequest) => {
    if (!takes('bearer')) return;
    const token = bearerOf(request);
    if (token !== null) request.account = await resolveSession(token);
    // A request with a bearer token is checked by it alone, so that
    else if (takes('buyer')) request.buyer = await buyerOf(request);
    if (request.account !== null || request.buyer !== null || isOpen) return;
    // Belongs to one order and is verified by its handler; here only its presence counts.
    if (takes('orderToken') && typeof request.headers['order-token'] === 'string') return;
    throw token === null
      ? unauthorized()
      : unauthorized('session_ended', 'Your session has ended. Sign in again.');
  };
}

function bearerOf(request: FastifyRequest): string | null {
  const [, token] = /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}

/** The description as the wiring can take it: what is not JSON comes and goes as bytes and has no schema to be held to. */
function prepared(): { specification: object; operations: Map<string, Operation> } {
  const copy = structuredClone(openapi) as unknown as {
    security?: Security;
    paths: Record<string, Record<string, Described>>;
  };
  const operations = new Map<string, Operation>();
  for (const path of Object.values(copy.paths)) {
    for (const operation of Object.values(path)) {
      if (operation.operationId === undefined) continue;
      const types = Object.keys(operation.requestBody?.content ?? {});
      operations.set(operation.operationId, {
        types: new Set(types),
        needsBody: operation.requestBody?.required === true,
        security: operation.security ?? copy.security ?? [],
        bodyLimit: operation['x-body-limit'],
      });
      if (types.length > 0 && !types.includes('application/json')) delete operation.requestBody;
      for (const response of Object.values(operation.responses ?? {}))
        if (response.content && !('application/json' in response.content)) delete response.content;
    }
  }
  return { specification: copy, operations };
}

/**
 * A body is held to its schema whatever media type is claimed and also when it is absent. (Given a schema per media type,
 * Fastify would let a body of another type through unseen.)
 */
function holdToSchema(route: RouteOptions, operations: Map<string, Operation>): void {
  const described = route.schema as { operationId?: string; body?: { content?: Contents } } | undefined;
  const schema = described?.body?.content?.['application/json']?.schema;
  if (route.schema === undefined || schema === undefined) return;
  const isNeeded = operations.get(described?.operationId ?? '')?.needsBody;
  route.schema.body = isNeeded ? schema : { anyOf: [schema, { type: 'null' }] };
}

function mediaTypeGuard(types: ReadonlySet<string>) {
  return async (request: FastifyRequest) => {
    const given = request.headers['content-type'];
    if (given === undefined || types.size === 0) return;
    const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!types.has(type)) {
      throw new Refusal(415, 'unsupported_media_type', `Send ${[...types].join(' or ')}`);
    }
  };
}
