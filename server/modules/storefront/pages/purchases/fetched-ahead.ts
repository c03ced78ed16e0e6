import type { FastifyRequest } from 'fastify';

/** Before anybody asked for it, as browsers and proxies say: a page that was fetched so is not gone to. */
export const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((said) =>
    String(said ?? '').startsWith('prefetch'),
  );

/** Of an answer that leads to a room: no cache keeps it, and the room does not learn where its guest came from. */
export const doorHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
