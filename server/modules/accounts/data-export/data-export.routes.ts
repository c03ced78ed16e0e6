import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock';
import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { signedIn } from '../identity';
import type { TakeoutService } from './data-export.service';

export function takeoutHandlers(takeouts: TakeoutService) {
  return {
    async getTakeout(request) {
      return [200, await takeouts.get(signedIn(request).accountId)];
    },
    async takeOut(request) {
      const { accountId } = signedIn(request);
      const code = request.headers['step-up-code'];
      return [200, await takeouts.ask(accountId, code)];
    },
    async takeoutFile(request) {
      return [200, await takeouts.address(signedIn(request).accountId)];
    },
  } satisfies Handlers<'getTakeout' | 'takeOut' | 'takeoutFile'>;
}

/** Saved by the browser itself, which sends no header: the address says whose it is. */
export function takeoutRoutes(app: FastifyInstance, takeouts: TakeoutService, clock: Clock): void {
  app.get<{ Querystring: { of?: unknown } }>('/files/takeout.zip', async (request, reply) => {
    const { of } = request.query;
    const stored = typeof of === 'string' ? await takeouts.open(of) : null;
    if (!stored) throw notFound('This link has run out. Ask for the file again');
    const day = clock.now().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-disposition': `attachment; filename="haat-${day}.zip"`,
        'content-length': stored.size,
      })
      .type('application/zip')
      .send(stored.open());
  });
}
