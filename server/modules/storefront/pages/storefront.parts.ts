import { spokenOn } from '@haat/openapi/page-language';
import type { PageModel, Site } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { keepChoice, wantedBy } from '../../../platform/http/pages/page-language';
import { allowScripts, allowStyles, hashesOf } from '../../../platform/http/pages/style.policy';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { AnalyticsModule } from '../../analytics';
import type { Catalog, Discounts, Links, Media, Reviews } from '../../catalog';
import type {
  Access,
  Certificates,
  DiscordDelivery,
  FileDelivery,
  Grants,
  LearnerPreview,
  LearningModule,
  LessonMessages,
  LiveSessions,
  Members,
  Playback,
  QuestionsBeforeBuying,
  SeatDeliveries,
  StreamDelivery,
} from '../../delivery';
import type { Invoices } from '../../money';
import type {
  Checkout,
  DateChanges,
  Mandates,
  PaymentReminders,
  RefundRequests,
  Sales,
  SandboxModule,
  Subscriptions,
  WaitingLists,
} from '../../orders';
import { createCachedPages, type SendPage } from './cached-pages';
import { translateRefusals } from './checkout/refusal.language';
import type { Renderer } from './renderer';

/** What the pages ask of other modules. */
export interface StorefrontDependencies {
  catalog: Pick<Catalog, 'availability' | 'publicProduct' | 'getSellable' | 'onShelf' | 'publicSeller'>;
  checkout: Pick<
    Checkout,
    | 'placeOrder'
    | 'findOwned'
    | 'findOwnedParts'
    | 'ownedRefunds'
    | 'findSaved'
    | 'askedPayments'
    | 'watchedPayments'
    | 'showsCodes'
    | 'startPayment'
    | 'confirmPayment'
    | 'claimPayment'
    | 'show'
  >;
  access: Pick<Access, 'revoke' | 'revokeAll' | 'phonesFor'>;
  buyers: BuyerBrowsers;
  discounts: Pick<Discounts, 'show'>;
  identity: Pick<Identity, 'startOtp' | 'confirmOtp' | 'profileAt' | 'resolveSession'>;
  sandbox: Pick<SandboxModule, 'payment' | 'pay' | 'mandate' | 'bankPageOf' | 'play'>;
  analytics: Pick<AnalyticsModule, 'countVisit' | 'countOpened' | 'countPlayed'>;
  reviews: Pick<Reviews, 'pagesOf' | 'onPage' | 'own'>;
  refundRequests: Pick<RefundRequests, 'buyers'>;
  sales: Pick<Sales, 'opened' | 'purchase' | 'purchases'>;
  paymentReminders: Pick<PaymentReminders, 'isValidLink' | 'optOut'>;
  links: Pick<Links, 'follow' | 'countClick'>;
  invoices: Pick<Invoices, 'list' | 'draw' | 'drawFee' | 'isPass'>;
  files: FileDelivery;
  streams: StreamDelivery;
  learning: Pick<
    LearningModule,
    | 'find'
    | 'placeOf'
    | 'show'
    | 'open'
    | 'lesson'
    | 'save'
    | 'answer'
    | 'issueCertificate'
    | 'restart'
    | 'notes'
    | 'questions'
    | 'join'
    | 'calendarSession'
  >;
  questions: Pick<QuestionsBeforeBuying, 'ask' | 'show'>;
  lessonMessages: LessonMessages;
  liveSessions: LiveSessions;
  learnerPreview: Omit<LearnerPreview, 'handlers'>;
  certificates: Certificates;
  playback: Pick<Playback, 'positionsOf'>;
  media: Pick<Media, 'version'>;
  mandates: Pick<Mandates, 'show' | 'start' | 'sync'>;
  subscriptions: Pick<
    Subscriptions,
    'showByLink' | 'renewByLink' | 'startAutopayByLink' | 'endAutopayByLink' | 'buyers' | 'settle'
  >;
  waitingLists: Pick<WaitingLists, 'join' | 'show' | 'isFull' | 'hasOfferedSeat' | 'findWithdrawn' | 'leave'>;
  dateChanges: Pick<DateChanges, 'buyers'>;
  seats: SeatDeliveries;
  grants: Pick<Grants, 'heldOf' | 'provedOf'>;
  members: Pick<Members, 'joinedOf'>;
  /** Null without a bot. */
  discord: Pick<DiscordDelivery, 'takeReturn'> | null;
}

/** What every page of the storefront needs. */
export interface Storefront {
  deps: Pick<Deps, 'clock' | 'config' | 'random' | 'workers'>;
  dependencies: StorefrontDependencies;
  siteOf(request: FastifyRequest): Site;
  /** Sends a page that is this visitor's alone: kept nowhere. */
  send(reply: FastifyReply, model: PageModel, status?: number): FastifyReply;
  /** Sends a page that is the same for everyone. */
  sendPage: SendPage;
}

export function createStorefrontParts(
  deps: Pick<Deps, 'clock' | 'config' | 'random' | 'workers'>,
  dependencies: StorefrontDependencies,
  renderer: Renderer,
): Storefront {
  const { config } = deps;
  return {
    deps,
    dependencies,
    sendPage: createCachedPages(renderer),
    siteOf: (request) => ({
      name: config.operator.name,
      origin: config.publicUrl ?? `${request.protocol}://${request.host}`,
      supportEmail: config.operator.email || null,
    }),
    send: (reply, model, status = 200) => {
      keepChoice(reply.request, reply);
      const reader = wantedBy(reply.request);
      const { html, styles, scripts } = renderer.render(
        translateRefusals(model, spokenOn(model, reader)),
        reader,
        // What was posted is not there to be read again.
        reply.request.method === 'GET' ? reply.request.url : null,
      );
      allowStyles(reply, hashesOf(styles));
      allowScripts(reply, hashesOf(scripts));
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
