import type { FastifyRequest } from 'fastify';
import { type Device, deviceOf, isBrowser } from '../../../platform/http/device';
import { plainWord } from '../../../platform/text/single-line';
import type { Came } from './source.rules';

/** A page view. The visitor is known only until */
export interface Visit {
  ip: string;
  agent: string;
  device: Device;
  /** As the address and the browser say: anybody can write anything there, so a link is none until it has been looked up. */
  came: Came;
}

/** What is known of a call for a page. */
export interface PageCall {
  method: string;
  ip: string;
  host: string;
  headers: FastifyRequest['headers'];
  query: unknown;
}

/**
 * Crawlers, what draws the cards of chats, and programs that fetch, as far as they call themselves a browser: none of them is a visitor. Such a one says
 * with which browser it is compatible, as only old Internet Explorers did beside it.
 */
const machines =
  /bot\b|crawl|spider|slurp|compatible; (?!msie)|facebookexternalhit|meta-external|whatsapp\/|preview|lighthouse|headlesschrome|pingdom|uptime|monitor|google-read-aloud|mediapartners/i;

const longest = 120;

/** The visit that a call is; null for one that is none: a look ahead, a machine, anything but a page being opened. */
export function visitOf({ method, ip, host, headers, query }: PageCall): Visit | null {
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  if (method !== 'GET' || purpose.includes('prefetch') || isMachine(headers)) return null;
  const came: Came = {
    linkId: oneOf(query, 'link'),
    utmSource: oneOf(query, 'utm_source'),
    utmCampaign: oneOf(query, 'utm_campaign'),
    referrerHost: saidHost(query) ?? referrerHost(headers.referer, host),
  };
  const agent = headers['user-agent'] ?? '';
  return { ip, agent, device: deviceOf(agent), came };
}

/** Apple's browsers let their system fetch what they play, which calls itself by its own name. */
const applePlayer = /^AppleCoreMedia\//;

/** Who plays something that a call fetches; null for a machine, and for anything but fetching it from its beginning. */
export function playOf({ method, ip, headers }: PageCall): Pick<Visit, 'ip' | 'agent'> | null {
  const agent = headers['user-agent'] ?? '';
  const { range = 'bytes=0-' } = headers;
  const isPlayer = applePlayer.test(agent) || !isMachine(headers);
  return method === 'GET' && isPlayer && range.startsWith('bytes=0-') ? { ip, agent } : null;
}

/** Whether a program sent a call, as far as it says so. */
export const isMachine = ({ 'user-agent': agent = '' }: PageCall['headers']) =>
  !isBrowser(agent) || machines.test(agent);

/** Whose page the link stood on; null when the browser does not say, or it was a page of this platform. Apps name themselves by their package. */
function referrerHost(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { host } = new URL(referrer);
  return host === '' || host === ownHost
    ? null
    : host
        .toLowerCase()
        .replace(/^www\./, '')
        .slice(0, longest);
}

/** The page before ours, where ours wrote it into the address. */
function saidHost(query: unknown): string | null {
  const host = oneOf(query, 'ref')
    ?.toLowerCase()
    .replace(/^www\./, '');
  return host && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : null;
}

function oneOf(query: unknown, name: string): string | null {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, name)) return null;
  const value: unknown = (query as Record<string, unknown>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'string' ? plainWord(first, longest) : '';
  return text === '' ? null : text;
}
