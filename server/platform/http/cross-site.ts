import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { forbidden } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes posts of other sites, because nothing in them is read or done. */
    takesCrossSitePosts?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * An `onRequest` hook: a page of another site must not change anything in the name of whoever visits it. Of `Sec-Fetch-Site` and `Origin` each that
 * was sent has to name this site. Who sends neither is an old browser or none: where a cookie comes with what a form can send, `Referer` has to name
 * this site instead. Throws a 403 refusal.
 */
export function refuseCrossSite({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { headers, method, routeOptions } = request;
    if (safeMethods.has(method) || routeOptions.config?.takesCrossSitePosts) return;
    if (isPreflighted(headers)) return;
    const isOwn = (address: string) => isOwnAddress(address, request.host, publicUrl);
    const site = headers['sec-fetch-site'];
    const { origin, referer } = headers;
    const isForeign =
      (site !== undefined && !ownSites.has(String(site))) || (origin !== undefined && !isOwn(origin));
    if (isForeign) throw refusal();
    const isSilent = site === undefined && origin === undefined;
    const isAtStake = headers.cookie !== undefined && !isJson(headers['content-type']);
    if (isSilent && isAtStake && !isOwn(referer ?? '')) throw refusal();
  };
}

const refusal = () =>
  forbidden('This form was submitted from another site. Open the page here and try again.');

/** A browser lets another site send these only after asking us, and we never agree. */
const isPreflighted = (headers: FastifyRequest['headers']): boolean =>
  headers.authorization !== undefined || headers['order-token'] !== undefined;

/** No form can send it. */
const isJson = (type: string | undefined): boolean => /^application\/json\b/i.test(type ?? '');

/** Without a PUBLIC_URL the scheme is not known for sure, because a proxy may end TLS. */
function isOwnAddress(address: string, host: string, publicUrl: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const given = new URL(address);
  if (publicUrl !== null) return given.origin === publicUrl;
  return /^https?:$/.test(given.protocol) && given.host === new URL(`${given.protocol}//${host}`).host;
}
