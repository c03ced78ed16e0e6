import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FirebaseConfig } from '../../config/providers';
import { isFresh, keepText, sendCached } from './cached-page';

const path = '/firebase-messaging-sw.js';

/**
 * The service worker that takes push messages, with what Firebase has to be told written before it. There is none where
 * Firebase is not configured. It is asked for anew at each visit, because an old worker cannot be called back.
 */
export function registerPushWorker(
  app: FastifyInstance,
  { workerFile, firebase }: { workerFile: string; firebase: FirebaseConfig | null },
): void {
  if (firebase === null || !existsSync(workerFile)) return;
  const config = JSON.stringify(firebase.web).replaceAll('<', '\\u003c');
  const worker = keepText(`self.haatFirebase = ${config};\n${readFileSync(workerFile, 'utf8')}`);
  app.get(path, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag: worker.etag, vary: 'accept-encoding' });
    if (isFresh(request, worker.etag)) return reply.code(304).send();
    return sendCached(reply, worker, request, 'text/javascript; charset=utf-8');
  });
}
