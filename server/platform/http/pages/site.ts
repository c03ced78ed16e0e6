import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForMachines } from '../address';
import { notFound } from '../errors';
import { cachedDocument, type DocumentAddition, sendDocument } from './document';

export interface SiteParts {
  /** The client's build; nothing is served from it where it does not exist. */
  clientDir: string;
  /** What the app's document tells it of this installation, now. */
  texts: () => Record<string, string>;
  /** Does the app have a screen at this path? */
  isAppPath: (path: string) => boolean;
  /** What the app's document says besides at a path, to who asks; nothing where this is left out. */
  addition?: (request: FastifyRequest, path: string) => DocumentAddition | null;
  /** Answers a page that does not exist, with 404; the app's own document where this is left out. */
  notFoundPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const policyHeader = 'content-security-policy';

/** The worker that prepares videos, which has a policy of its own: its encoder of sound is WebAssembly, run by a worker of its own. */
const isEncoder = (path: string) => /\/assets\/prepare\.worker-[\w-]+\.js(\.br|\.gz)?$/.test(path);
const encoderPolicy = (policy: string) =>
  `${policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")};worker-src 'self' blob:`;

/** The built files, the app's document under each of its addresses, and the answer to every address nobody has. */
export async function registerSite(
  app: FastifyInstance,
  { clientDir, texts, isAppPath, addition, notFoundPage }: SiteParts,
): Promise<void> {
  const documentNow = cachedDocument(clientDir, texts);
  if (existsSync(clientDir)) {
    await app.register(fastifyStatic, {
      root: clientDir,
      serve: true,
      wildcard: false,
      globIgnore: ['**/*.{html,br,gz}', '.vite/**'],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const policy = reply.getHeader(policyHeader);
        if (isEncoder(path) && typeof policy === 'string') reply.header(policyHeader, encoderPolicy(policy));
        // Names under assets carry a hash of their content.
        const isHashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  // Limited like every route: a page that says that nothing is there has to be drawn as well.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limited, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isForMachines(request.url) || !isReading) throw notFound();
    const document = documentNow();
    if (document && isAppPath(decodeURIComponent(path)))
      return sendDocument(document, reply.code(200), addition?.(request, decodeURIComponent(path)));
    if (notFoundPage) return notFoundPage(request, reply.code(404));
    if (document) return sendDocument(document, reply.code(404));
    throw notFound();
  });
}
