import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { Refusal } from '../../../platform/http/errors';
import { shareRoutes } from '../share/share.routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { ownedRoutes } from './checkout/owned.routes';
import { waitingListRoutes } from './checkout/waiting-list.routes';
import { askedPaymentRoutes } from './payment/asked-payment.routes';
import { autopayRoutes } from './payment/autopay.routes';
import { claimRoutes } from './payment/claim.routes';
import { ownedRefundRoutes } from './payment/owned-refund.routes';
import { paymentRoutes } from './payment/payment.routes';
import { remindersRoutes } from './payment/reminders.routes';
import { renewalRoutes } from './payment/renewal.routes';
import { returnRoutes } from './payment/return.routes';
import { sandboxRoutes } from './payment/sandbox.routes';
import { clickRoutes } from './preview/click.routes';
import { previewRoutes } from './preview/preview.routes';
import { questionRoutes } from './preview/question.routes';
import { reviewsRoutes } from './preview/reviews.routes';
import { sellerRoutes } from './preview/seller.routes';
import { trailerRoutes } from './preview/trailer.routes';
import { accessRoutes } from './purchases/access.routes';
import { certificateRoutes } from './purchases/certificate.routes';
import { changeDateRoutes } from './purchases/change-date.routes';
import { discordRoutes } from './purchases/discord.routes';
import { documentRoutes } from './purchases/document.routes';
import { fileRoutes } from './purchases/file.routes';
import { learningRoutes } from './purchases/learning.routes';
import { lessonMessagesRoutes } from './purchases/lesson-messages.routes';
import { libraryRoutes } from './purchases/library.routes';
import { liveSessionRoutes } from './purchases/live-session.routes';
import { membershipRoutes } from './purchases/membership.routes';
import { purchaseRoutes } from './purchases/purchase.routes';
import { streamRoutes } from './purchases/stream.routes';
import { loadRenderer, missingRenderer, type Renderer } from './renderer';
import { createStorefrontParts, type Storefront, type StorefrontDependencies } from './storefront.parts';

export { publicDiscountHandlers } from './checkout/discount.routes';
export { libraryDocument } from './purchases/library.document';
export type { StorefrontDependencies } from './storefront.parts';

/** For other modules with pages of their own: how they are drawn and sent, and how refusals become pages too. */
export type DrawnPages = Pick<Storefront, 'siteOf' | 'send' | 'sendPage'> & {
  inScope(app: FastifyInstance, add: (scope: FastifyInstance) => void): Promise<void>;
};

/** The pages buyers see, rendered here and complete without JavaScript. `renderer` stands in for the built one in tests. */
export async function createStorefront(
  deps: Deps,
  dependencies: StorefrontDependencies,
  renderer?: Renderer,
) {
  const drawing = renderer ?? (await loadRenderer(deps.pages).catch(missingRenderer));
  const storefront = createStorefrontParts(deps, dependencies, drawing);

  /** Adds routes with answers that people can read when something is refused or fails. */
  async function inScope(app: FastifyInstance, add: (scope: FastifyInstance) => void): Promise<void> {
    await app.register(async (scope) => {
      scope.setErrorHandler((error, request, reply) =>
        answer(storefront, error as FastifyError, request, reply),
      );
      add(scope);
    });
  }

  const { siteOf, send, sendPage } = storefront;
  const pages: DrawnPages = { siteOf, send, sendPage, inScope };
  return {
    pages,
    register: (app: FastifyInstance) => {
      returnRoutes(app);
      return inScope(app, (scope) => {
        previewRoutes(scope, storefront);
        clickRoutes(scope, storefront);
        reviewsRoutes(scope, storefront);
        trailerRoutes(scope, storefront);
        sellerRoutes(scope, storefront);
        questionRoutes(scope, storefront);
        shareRoutes(scope, storefront);
        checkoutRoutes(scope, storefront);
        ownedRoutes(scope, storefront);
        waitingListRoutes(scope, storefront);
        askedPaymentRoutes(scope, storefront);
        ownedRefundRoutes(scope, storefront);
        paymentRoutes(scope, storefront);
        claimRoutes(scope, storefront);
        accessRoutes(scope, storefront);
        changeDateRoutes(scope, storefront);
        fileRoutes(scope, storefront);
        streamRoutes(scope, storefront);
        learningRoutes(scope, storefront);
        lessonMessagesRoutes(scope, storefront);
        liveSessionRoutes(scope, storefront);
        certificateRoutes(scope, storefront);
        discordRoutes(scope, storefront);
        libraryRoutes(scope, storefront);
        purchaseRoutes(scope, storefront);
        membershipRoutes(scope, storefront);
        documentRoutes(scope, storefront);
        renewalRoutes(scope, storefront);
        remindersRoutes(scope, storefront);
        autopayRoutes(scope, storefront);
        sandboxRoutes(scope, storefront);
        // The service worker keeps it for when nothing else can be had.
        scope.get('/offline', async (request, reply) =>
          send(reply, { page: 'offline', site: siteOf(request) }),
        );
      });
    },
    /** For an address that nobody has; keeps the status it is given. */
    notFoundPage: async (request: FastifyRequest, reply: FastifyReply) =>
      storefront.send(reply, { page: 'notFound', site: storefront.siteOf(request) }, 404),
  };
}

function answer(
  storefront: Storefront,
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const site = storefront.siteOf(request);
  const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
  if (status === 404) return storefront.send(reply, { page: 'notFound', site }, 404);
  if (status >= 500) request.log.error({ err: error }, 'Page rendering failed');
  if (error instanceof Refusal && error.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(error.retryAfterSeconds));
  const text = textFor(error, status, request);
  const heading = status >= 500 ? 'This page is not available at the moment' : 'Something went wrong';
  const action = { href: addressOf(request), label: 'Try again' };
  const model = {
    page: 'unavailable',
    site,
    heading,
    text,
    action: request.method === 'GET' ? action : null,
  } as const;
  try {
    return storefront.send(reply, model, status);
  } catch {
    return reply.code(status).type('text/plain; charset=utf-8').send(`${heading}. ${text}`);
  }
}

function textFor(error: FastifyError | Refusal, status: number, { method, routeOptions }: FastifyRequest) {
  if (error instanceof Refusal) return error.message;
  if (status < 500) return 'The request could not be read. Go back and try again.';
  // Anywhere else somebody may have paid a moment before.
  const isOrdering = method === 'POST' && routeOptions.url === '/pp/:id/checkout';
  return isOrdering
    ? 'Something went wrong on our side. Nothing was charged. Try again in a minute.'
    : 'Something went wrong on our side. Try again in a minute.';
}

/** With its query, which says of which order a page is and what lets its reader in. A path, never another host. */
const addressOf = ({ url }: FastifyRequest): string => (/^\/(?![/\\])/.test(url) ? url : '/');
