import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { isFresh, type KeptPage, keepText, sendCached } from './cached-page';

/** The colours of a page before it is drawn: the ground of the light theme. */
const ground = '#FBF7F0';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to put the installation on a home screen (W3C Web Application Manifest). */
export const manifestOf = (name: string) => ({
  id: '/login',
  name,
  short_name: name,
  // Whoever is signed in goes on to their shop or to what they bought.
  start_url: '/login',
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
});

/**
 * The manifest, and the service worker of a visit without a network, asked for anew each time because an old worker cannot be called back. There is
 * no worker where none was built.
 */
export function registerInstall(
  app: FastifyInstance,
  { offlineWorkerFile, name }: { offlineWorkerFile: string; name: string },
): void {
  const serve = (path: string, kept: KeptPage, type: string) =>
    app.get(path, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag: kept.etag, vary: 'accept-encoding' });
      if (isFresh(request, kept.etag)) return reply.code(304).send();
      return sendCached(reply, kept, request, type);
    });
  serve('/manifest.webmanifest', keepText(JSON.stringify(manifestOf(name))), 'application/manifest+json');
  if (!existsSync(offlineWorkerFile)) return;
  serve('/sw.js', keepText(readFileSync(offlineWorkerFile, 'utf8')), 'text/javascript; charset=utf-8');
}
