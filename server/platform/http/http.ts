import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { bodyBytes } from '@haat/openapi/quotas';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Registry } from 'prom-client';
import type { Config } from '../config/config';
import type { Log } from '../deps';
import { watchLoop } from '../observability/loop.requests';
import { measureRequests } from '../observability/metrics';
import { partAtMost, readableAddress } from './address';
import { refuseCrossSite } from './cross-site';
import { answerError } from './error.answer';
import { tooMany } from './errors';
import { guardRequests } from './request.guard';
import { securityHeaders } from './security.headers';
import { shedLoad } from './shedding';

/** Of a form of a page: it holds what the order of ten answered questions holds, and Hindi takes nine bytes a letter in it. */
const formBytes = 256 * 1024;
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The server without its routes: how requests are read, limited, logged and refused. */
export async function createHttp(
  config: Config,
  log: Log,
  metrics: Registry = new Registry(),
): Promise<FastifyInstance> {
  const boot = randomBytes(4).toString('hex');
  let requests = 0;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${boot}-${(++requests).toString(36)}`,
    bodyLimit: bodyBytes,
    // A slow client holds a connection, not a place in the server.
    connectionTimeout: 0,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // An address that cannot be decoded fails before any route and its error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as FastifyReply),
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: partAtMost },
    ajv: { customOptions: { removeAdditional: false } },
  });
  const fixed = securityHeaders(config);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
  app.addHook('onRequest', refuseCrossSite(config));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  watchLoop(app, metrics);
  measureRequests(app, metrics);
  await shedLoad(app, config.shedding, metrics);
  readBodies(app);
  guardRequests(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: formBytes });
  await app.register(compress, {
    threshold: 1_500,
    encodings: ['br', 'gzip'],
    customTypes: compressed,
    inflateIfDeflated: false,
    globalDecompression: false,
  } as never);
  if (config.addressLimits) await limitAddresses(app);
  return app;
}

/** Texts, the playlists of long videos among them; not what is compressed already. */
const compressed = /^text\/(?!event-stream)|[+/](?:json|xml|text)(?:;|$)|mpegurl(?:;|$)/;

function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // A webhook is not read before its signature, which covers the bytes, has been checked.
    if (request.url.startsWith('/webhooks/')) done(null, body);
    else if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
  app.addContentTypeParser(pictures, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Read by whoever stores it, as far as it comes.
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
}

/** Per minute and address. Wide, because many phones share one address of their network. */
const limits = { signingIn: 60, writing: 600, reading: 3_000 };
const signingIn = /^\/api\/(send-otp|verify-otp|emaillogin|verifyEmail-otp|verifygmail|account\/addresses)\b/;

/** Pattern of the matched route, however its URL is encoded: `/api/%73end-otp` is the same route. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

function groupOf(request: FastifyRequest): keyof typeof limits {
  if (request.method === 'GET' || request.method === 'HEAD') return 'reading';
  return signingIn.test(routeOf(request)) ? 'signingIn' : 'writing';
}

async function limitAddresses(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    cache: 20_000,
    max: (request: FastifyRequest) => limits[groupOf(request)],
    keyGenerator: (request: FastifyRequest) => `${groupOf(request)} ${networkOf(request.ip)}`,
    // Files are cheap, and senders retry webhooks.
    allowList: (request: FastifyRequest) =>
      /^\/(assets|media|webhooks|healthz|readyz|metrics)\b/.test(routeOf(request)),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      tooMany('too_many_requests', 'Too many requests. Wait a minute and try again', Math.ceil(ttl / 1_000)),
  });
}

/** One customer usually has a whole /64 of IPv6: its first four groups, also where some of them are left out. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [before = '', after = ''] = ip.split('::');
  const [first, last] = [before, after].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const left = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...left, ...last].slice(0, 4).join(':');
}
