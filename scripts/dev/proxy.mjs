/** Everything that the server answers itself; the rest is the app, which Vite serves. */
export const backend =
  '^/(api|webhooks|dev|healthz|readyz|openapi\\.yaml|docs|media|assets|pp|cashfree|autopay|renew|access|sandbox|firebase-messaging-sw\\.js)(/|\\?|$)';

const reloader = '<script type="module" src="/@vite/client"></script>';

/** Passes requests on, and lets the pages the server renders reload with the rest. */
export function proxy(port) {
  return {
    target: `http://127.0.0.1:${port}`,
    changeOrigin: false,
    selfHandleResponse: true,
    headers: { 'accept-encoding': 'identity' },
    configure: (server) => {
      server.on('proxyRes', (answer, request, reply) => {
        reply.statusCode = answer.statusCode ?? 502;
        const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html');
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !(isPage && name === 'content-length')) reply.setHeader(name, value);
        if (!isPage || request.method === 'HEAD') {
          answer.pipe(reply);
          return;
        }
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          reply.end(Buffer.concat(chunks).toString().replace('</body>', `${reloader}</body>`)),
        );
      });
    },
  };
}
