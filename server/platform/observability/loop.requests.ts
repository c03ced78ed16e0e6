import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type LoopHolder, loopWatch } from './loop.watch';
import { routeLabel } from './metrics';

declare module 'fastify' {
  interface FastifyRequest {
    loopHolder: LoopHolder | null;
  }
}

/** Logs each request, and each job, that holds the event loop for longer than `heldAtLeastMs`, with its route or its queue. */
export function watchLoop(app: FastifyInstance, registry: Registry): void {
  const held = new Counter({
    name: 'haat_event_loop_held_total',
    help: 'Times that the event loop served nobody else for 200 ms or longer, by the route or queue that held it.',
    labelNames: ['kind', 'name'],
    registers: [registry],
  });
  const ours = new WeakSet<LoopHolder>();
  const stop = loopWatch.listen((holder, heldMs) => {
    // Another app of this process logs its own.
    if (holder?.kind === 'request' && !ours.has(holder)) return;
    const { kind, name } = holder ?? { kind: 'unknown', name: '-' };
    held.inc({ kind, name });
    const whose = kind === 'request' ? { route: name } : kind === 'job' ? { queue: name } : {};
    app.log.warn({ ...whose, heldMs: Math.round(heldMs) }, 'Event loop blocked');
  });
  app.addHook('onClose', async () => stop());

  app.decorateRequest('loopHolder', null);
  const holderOf = (request: FastifyRequest): LoopHolder => {
    if (request.loopHolder) return request.loopHolder;
    const holder: LoopHolder = { kind: 'request', name: routeLabel(request) };
    ours.add(holder);
    request.loopHolder = holder;
    return holder;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const holder = holderOf(request);
    loopWatch.resumed(holder);
    loopWatch.run(holder, done);
  });
  // Reading a body leaves the context of the request. Reading and checking it are its own work.
  for (const hook of ['preValidation', 'preHandler'] as const)
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      const holder = holderOf(request);
      loopWatch.paused(holder);
      loopWatch.resumed(holder);
      if (hook === 'preValidation') loopWatch.run(holder, done);
      else done();
    });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    loopWatch.paused(request.loopHolder);
    done();
  });
}
