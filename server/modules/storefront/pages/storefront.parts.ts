import { spokenOn } from '@haat/openapi/page-language';
import type { PageModel, Site } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { allowStyles, hashesOf } from '../../../platform/http/pages/style.policy';
import type { Access } from '../../delivery/access';
import type { BuyerBrowsers } from '../../accounts/buyer-sessions';
import type { Catalog } from '../../catalog/products';
import type { Checkout } from '../../orders/checkout';
import type { Discounts } from '../../catalog/discounts';
import type { Identity } from '../../accounts/identity';
import type { Insight } from '../../analytics';
import type { Invoices } from '../../money/invoices';
import type { Mandates } from '../../orders/mandates';
import type { Media } from '../../catalog/media';
import type { Reviews } from '../../catalog/reviews';
import type { Sales } from '../../orders/sales';
import type { SandboxModule } from '../../orders/sandbox';
import type { Subscriptions } from '../../orders/subscriptions';
import { createKeptPages, type SendPage } from './kept-pages';
import { keepChoice, readerOf } from './reader';
import type { Renderer } from './renderer';
import { told } from './checkout/told';

/** What the pages ask of other modules. */
export interface StorefrontDoors {
  catalog: Pick<Catalog, 'publicProduct' | 'onShelf'>;
  checkout: Pick<Checkout, 'placeOrder' | 'startPayment' | 'confirmPayment' | 'claimPayment' | 'show'>;
  access: Pick<Access, 'revoke' | 'revokeAll'>;
  buyers: BuyerBrowsers;
  discounts: Pick<Discounts, 'show'>;
  identity: Pick<Identity, 'startOtp' | 'confirmOtp' | 'profileAt'>;
  sandbox: Pick<SandboxModule, 'payment' | 'pay' | 'mandate' | 'bankPageOf' | 'play'>;
  insight: Pick<Insight, 'countVisit' | 'countOpened'>;
  reviews: Pick<Reviews, 'pagesOf' | 'onPage'>;
  sales: Pick<Sales, 'opened' | 'purchases'>;
  invoices: Pick<Invoices, 'list' | 'draw' | 'drawFee' | 'isPass'>;
  media: Pick<Media, 'version'>;
  mandates: Pick<Mandates, 'show' | 'start' | 'look'>;
  subscriptions: Pick<
    Subscriptions,
    'showByLink' | 'renewByLink' | 'startAutopayByLink' | 'endAutopayByLink'
  >;
}

/** What every page of the storefront needs. */
export interface Storefront {
  deps: Pick<Deps, 'clock' | 'config' | 'random' | 'workers'>;
  doors: StorefrontDoors;
  siteOf(request: FastifyRequest): Site;
  /** Sends a page that is this visitor's alone: kept nowhere. */
  send(reply: FastifyReply, model: PageModel, status?: number): FastifyReply;
  /** Sends a page that is the same for everyone. */
  sendPage: SendPage;
}

export function createStorefrontParts(
  deps: Pick<Deps, 'clock' | 'config' | 'random' | 'workers'>,
  doors: StorefrontDoors,
  renderer: Renderer,
): Storefront {
  const { config } = deps;
  return {
    deps,
    doors,
    sendPage: createKeptPages(renderer),
    siteOf: (request) => ({
      name: config.operator.name,
      origin: config.publicUrl ?? `${request.protocol}://${request.host}`,
      supportEmail: config.operator.email || null,
    }),
    send: (reply, model, status = 200) => {
      keepChoice(reply.request, reply);
      const reader = readerOf(reply.request);
      const { html, styles } = renderer.render(told(model, spokenOn(model, reader)), reader);
      allowStyles(reply, hashesOf(styles));
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  };
}

/** Ids as we make them; whatever else stands in an address is nothing of ours. */
export const isPublicId = (id: unknown): id is string =>
  typeof id === 'string' && /^[1-9A-HJ-NP-Za-km-z]{12,32}$/.test(id);

/** The query of an address with its question mark, as it was sent: a redirect carries it along. Empty where there is none. */
export const searchOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';

/** The first value of a query parameter or form field, as text; empty when it is missing. */
export function textOf(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value: unknown = (fields as Record<string, unknown>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}
