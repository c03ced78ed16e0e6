// Models of the pages that the server renders for buyers: the server fills them, storefront draws them.

import type { ChangeDateModel } from './change-date-page';
import type { CheckoutChoice } from './checkout-address';
import type { components } from './generated/contract';
import type {
  CancelledForHolder,
  CertificateModel,
  LearnModel,
  LessonMessagesModel,
  LessonModel,
  LiveSessionModel,
} from './learning-pages';
import type {
  JoinFailure,
  LibraryCodeModel,
  LibraryModel,
  MembershipModel,
  PurchaseModel,
  SeatsModel,
} from './library-pages';
import type { PageAssets } from './page-assets';
import type { AskModel, PayForModel } from './pay-for-pages';
import type { PayWay, UpiApp } from './pay-ways';
import type { PublicModel } from './public-pages';
import type { AskCreatorModel, AskedQuestionModel } from './question-pages';
import type { ReviewsModel } from './reviews-page';
import type { PaymentWatch, SandboxMandateModel, SandboxModel, ScanModel } from './sandbox-pages';
import type { OrderCreator, SellerModel, ShownProduct } from './seller-page';
import type { PageLanguage, Site } from './site';
import type { TrailerModel } from './trailer-page';
import type { WaitingListModel } from './waiting-list-page';

export type * from './change-date-page';
export type * from './learning-pages';
export type * from './library-pages';
export type * from './page-assets';
export type * from './pay-for-pages';
export type * from './public-pages';
export type * from './question-pages';
export type * from './reviews-page';
export type * from './sandbox-pages';
export type * from './seller-page';
export type { PageLanguage, Site } from './site';
export type * from './trailer-page';
export type * from './waiting-list-page';

type Schemas = components['schemas'];

/** A public page of a product. Cacheable: holds nothing of one visitor. */
export interface PreviewModel {
  page: 'preview';
  site: Site;
  product: Schemas['PublicProduct'];
  /** A few others that its creator has on sale. Left out where it is shown on another page. */
  others?: readonly ShownProduct[];
  /** The code of the address, where it takes nothing off, and why. */
  refusedCode?: { code: string; message: string };
}

/** A buyer's raw input. */
export interface CheckoutValues {
  phone: string;
  email: string;
  name: string;
  /** GST code; with the next two asked only where prices include GST, else empty. */
  state: string;
  gstin: string;
  address: string;
  answers: Record<string, string>;
  /** Pieces as chosen; the price says how many there may be. */
  quantity: number;
  /** Whom it is bought for; all empty where its buyer has it. */
  gift: { phone: string; name: string; from: string; message: string; deliverOn: string };
  discountCode: string;
  /** Opt-in to reminder emails for an unpaid order. Off by default. */
  remind: boolean;
  /** How the buyer chose to pay. */
  way: PayWay;
}

/** The step between a preview and the payment. */
export interface CheckoutModel {
  page: 'checkout';
  site: Site;
  product: Schemas['PublicProduct'];
  priceId: string | null;
  /** Paise; null while an open price has no amount yet. */
  amount: number | null;
  values: CheckoutValues;
  /** The buyer chose auto-renew. */
  autopay: boolean;
  /** Keyed as the API's `fields`: `phone`, `email`, `name`, `state`, `gstin`, `address`, `amount`, `quantity`, `discountCode`, `answers.<question id>`, `gift.<its property>`. */
  errors: Record<string, string>;
  /** What went wrong with the whole of it, for people. */
  message: string | null;
  /** Where the buyer came from, as part of an address; empty where the page is everybody's. */
  came: string;
  /** Makes pressing twice one order. */
  key: string;
  /** The buyer was told that they have it already. */
  again: boolean;
  /** The seat that is offered to a place on the waiting list, as its link has it; empty without one. */
  seatOffer: string;
  /** It was asked for as a gift. */
  isGiftWanted: boolean;
  /** What this browser's buyer said the last time is filled in; never on a page that is everybody's. */
  isSaved: boolean;
  /** This is a desk, where the code to pay with stands beside the form once it is filled in. Never on a page that is everybody's. */
  showsCode?: true;
}

/** Says to a browser that proved it what its buyer has of a product already. */
export interface OwnedModel {
  page: 'owned';
  site: Site;
  product: Pick<Schemas['PublicProduct'], 'id' | 'title' | 'cover' | 'language' | 'url'> & { seller: string };
  /** ISO 8601; null when it does not end. */
  endsAt: string | null;
  isSubscription: boolean;
  phoneEnding: string;
  /** Where it is opened. */
  openUrl: string;
  /** What was chosen before they were told. */
  chosen: CheckoutChoice;
}

/** Whether a second payment is refunded by its link: `void` where its money is not, or the access depends on it. */
export type OwnedRefundState = 'open' | 'asked' | 'refunded' | 'expired' | 'void';

/** A second payment for what its number had already, with one button that refunds it. */
export interface OwnedRefundModel {
  page: 'ownedRefund';
  site: Site;
  product: Pick<Schemas['PublicProduct'], 'title' | 'cover' | 'language'> & { seller: string };
  orderId: string;
  /** Paise. */
  amount: number;
  state: OwnedRefundState;
  /** Where the button posts to. */
  action: string;
}

/** Where payment starts and where the gateway returns to. */
export interface PaymentModel {
  page: 'payment';
  site: Site;
  order: Schemas['Order'];
  creator?: OrderCreator;
  /** The order's token, when this browser proved that it placed the order; lets the page ask again by itself. */
  token: string | null;
  /** The last four digits of the buyer's phone, when this browser proved that it placed the order. */
  phoneEnding: string | null;
  /** Charged to a mandate, not payable manually. */
  isCharge: boolean;
  /** Its buyer's bank was asked once for all and did not agree: it is not begun again, and only another order can be paid. */
  isOver: boolean;
  /** What came of “I have paid”, or nothing of it yet where its form was asked for; null without it. */
  claim: PaymentClaim | null;
}

/** A buyer submits the UPI reference of a payment */
export interface PaymentClaim {
  /** As typed. */
  reference: string;
  /** Null before it is sent, and when it could not be asked for; `error` says why. */
  outcome: 'atBank' | 'failed' | 'returning' | 'unseen' | 'silent' | null;
  /** For people. */
  error: string | null;
  /** ISO 8601: polled until then. */
  until: string | null;
}

/** The script of a gateway outside, and what it opens. */
export interface GatewayScript {
  script: string;
  mode: 'sandbox' | 'production';
  about: 'payment' | 'mandate';
  session: string;
}

/** Where a payment begins with a gateway outside, whose script leads to its page. */
export interface PayModel extends PaymentWatch {
  page: 'paying';
  site: Site;
  order: Schemas['Order'];
  creator?: OrderCreator;
  gateway: GatewayScript;
  /** How the buyer chose to pay. */
  way: PayWay;
  /** Apps of this phone, or a picture that an app scans; null where the gateway offers neither, or something else was chosen. */
  upi: { kind: 'apps'; apps: { app: UpiApp | 'other'; url: string }[] } | ({ kind: 'qr' } & ScanModel) | null;
}

/** The receipt and what was bought. */
export interface AccessModel {
  page: 'access';
  site: Site;
  /** Its `access` is null when it has ended, as after a refund. */
  order: Schemas['Order'];
  phoneEnding: string;
  creator?: OrderCreator;
  /** The signed, absolute address that the receipt carries. */
  link: string;
  /** What can be kept as a file, the receipt first. */
  documents: { kind: Schemas['OrderDocument']['kind']; serial: string; url: string }[];
  /** Its buyer has just ended the links that were sent before. */
  isEnded: boolean;
  /** Why Discord did not let its buyer in a moment ago; null where they did not come from there. */
  joinFailure: JoinFailure | null;
  /** Seconds at which video and audio go on, by their `playbackUrl`. */
  positions: Record<string, number>;
  /** Courses and lessons in it, as far as their buyer has come. */
  learning: Schemas['Learning'][];
  /** Null where nothing in it is a place in a channel. */
  seats: SeatsModel | null;
  /** Live sessions in it that their creator cancelled; left out where none was. */
  cancelled?: (CancelledForHolder & { accessId: string; title: string })[];
  /** Null for what is paid once. */
  subscription: Schemas['Subscription'] | null;
  /** The latest wish for a refund; null for none. */
  refundRequest: Schemas['RefundRequest'] | null;
  /** Paise that its buyer may ask back now; 0 for nothing. */
  refundable: number;
  /** ISO 8601: until when its buyer may change to another date; left out where they may not. */
  changeUntil?: string;
  /** What they booked stands at another time than when they paid. */
  isMoved?: boolean;
  /** They have just changed it. */
  isDateChanged?: boolean;
  /** ISO 8601. */
  now: string;
}

/** Asks for a one-time password before showing a receipt in a browser that did not pay. */
export interface AccessCodeModel {
  page: 'accessCode';
  site: Site;
  orderId: string;
  phoneEnding: string;
  /** Of what was bought. */
  language: string;
  /** Whether a code is on its way; false shows the button that sends one. */
  sent: boolean;
  error: string | null;
}

/** Where the link of a reminder leads. */
export interface RenewalModel {
  page: 'renewal';
  site: Site;
  product: Pick<Schemas['OrderProduct'], 'title' | 'seller' | 'language'>;
  subscription: Schemas['Subscription'];
  /** Where its forms are sent. */
  action: string;
  /** The buyer has just turned off auto-renew. */
  isTurnedOff: boolean;
  error: string | null;
}

/** Where a buyer refuses mails about orders that are not paid. */
export interface RemindersModel {
  page: 'reminders';
  site: Site;
  /** Where its form is sent. */
  action: string;
  /** Its buyer comes back from saying so. */
  isStopped: boolean;
}

/** Page on which a buyer authorises auto-renew at the bank, and to which the bank returns. */
export interface AutopayModel {
  page: 'autopay';
  site: Site;
  product: Pick<Schemas['OrderProduct'], 'title' | 'seller' | 'language'>;
  /** The mandate's. */
  id: string;
  subscriptionId: string;
  /** `opening`: the gateway's script leads on. `waiting`: the bank has not agreed yet. `lapsed`: nobody agreed in time. */
  state: 'opening' | 'waiting' | 'on' | 'paused' | 'refused' | 'lapsed' | 'ended';
  /** While it opens. */
  gateway: GatewayScript | null;
  /** The page that stands in for the bank's app; null where there is a real one. */
  bank: string | null;
}

export interface NotFoundModel {
  page: 'notFound';
  site: Site;
}

/** What a browser shows where there is no network. */
export interface OfflineModel {
  page: 'offline';
  site: Site;
}

/** A product that exists but is not sold now, or a page that cannot be shown now. */
export interface UnavailableModel {
  page: 'unavailable';
  site: Site;
  heading: string;
  text: string;
  /** Of the product that it is about, where there is one. */
  language?: string;
  /** Where to go instead; `backTo` is the title of the product that it leads back to. */
  action: { href: string; label: string } | { href: string; backTo: string } | null;
}

export type PageModel =
  | PreviewModel
  | ReviewsModel
  | TrailerModel
  | SellerModel
  | AskCreatorModel
  | AskedQuestionModel
  | CheckoutModel
  | WaitingListModel
  | ChangeDateModel
  | PaymentModel
  | PayModel
  | AskModel
  | PayForModel
  | OwnedModel
  | OwnedRefundModel
  | AccessModel
  | AccessCodeModel
  | CertificateModel
  | LearnModel
  | LessonMessagesModel
  | LiveSessionModel
  | LessonModel
  | LibraryModel
  | LibraryCodeModel
  | PurchaseModel
  | MembershipModel
  | RemindersModel
  | RenewalModel
  | AutopayModel
  | SandboxMandateModel
  | SandboxModel
  | NotFoundModel
  | OfflineModel
  | UnavailableModel
  | PublicModel;

/** A document, ready to send. */
export interface DrawnPage {
  html: string;
  /** The style sheets in it, to the letter: nothing else may style it. */
  styles: readonly string[];
  /** The scripts in it, to the letter. */
  scripts: readonly string[];
}

/**
 * What `dist/pages/render.js` exports as `render`: the whole document. A page about a product speaks the product's language;
 * every other speaks that of its `reader`.
 */
export type RenderPage = (
  model: PageModel,
  assets: PageAssets,
  /** What its reader wants to read; null where nothing says so. */
  reader: PageLanguage | null,
  /** Its path and query; null, or left out, for what cannot be opened again. */
  address?: string | null,
) => DrawnPage;
