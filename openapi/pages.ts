// Models of the pages that the server renders for buyers: the server fills them, src/preview draws them.
import type { components } from './generated/contract';
import type { PublicModel } from './public-pages';

export type * from './public-pages';

type Schemas = components['schemas'];

/** Who runs this installation, as pages may say it. Comes from the configuration, never from a literal in a screen. */
export interface Site {
  name: string;
  /** Scheme, host and port without a slash at the end; makes canonical and shared addresses absolute. */
  origin: string;
  supportEmail: string | null;
}

/** A public page of a product. Cacheable: holds nothing of one visitor. */
export interface PreviewModel {
  page: 'preview';
  site: Site;
  product: Schemas['PublicProduct'];
}

/** What a buyer typed, as it was typed. Answers are keyed by the question's id. */
export interface CheckoutValues {
  phone: string;
  email: string;
  name: string;
  answers: Record<string, string>;
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
  /** Keyed as the API's `fields`: `phone`, `email`, `name`, `amount`, `answers.<question id>`. */
  errors: Record<string, string>;
  /** What went wrong with the whole of it, for people. */
  message: string | null;
  /** Makes pressing twice one order. */
  key: string;
}

/** Where payment starts and where the gateway returns to. */
export interface PaymentModel {
  page: 'payment';
  site: Site;
  order: Schemas['Order'];
  /** The order's token, when this browser proved that it placed the order; lets the page ask again by itself. */
  token: string | null;
  /** The last four digits of the buyer's phone, when this browser proved that it placed the order. */
  phoneEnding: string | null;
  /** What came of saying that it is paid; null while nobody said so. */
  claim: PaymentClaim | null;
}

/** Somebody has paid by UPI and names the reference of their bank. */
export interface PaymentClaim {
  /** As typed. */
  reference: string;
  /** Null when it could not be asked for; `error` says why. */
  outcome: 'atBank' | 'failed' | 'returning' | 'unseen' | 'silent' | null;
  /** For people. */
  error: string | null;
  /** ISO 8601: until then we go on asking. */
  until: string | null;
}

/** Where a payment begins with a gateway outside, whose script leads to its page. */
export interface PayModel {
  page: 'paying';
  site: Site;
  order: Schemas['Order'];
  /** As in `PaymentModel`. */
  token: string | null;
  gateway: { script: string; mode: 'sandbox' | 'production'; session: string };
  /** Apps of this phone, or a picture (a data address) that an app scans; null where the gateway offers neither. */
  upi: { kind: 'apps'; apps: { name: string; url: string }[] } | { kind: 'qr'; image: string } | null;
}

/** The receipt and what was bought. */
export interface AccessModel {
  page: 'access';
  site: Site;
  /** Its `access` is null when it has ended, as after a refund. */
  order: Schemas['Order'];
  phoneEnding: string;
  /** The signed, absolute address that the receipt carries. */
  link: string;
  /** What can be kept as a file, the receipt first. */
  papers: { kind: Schemas['Paper']['kind']; serial: string; url: string }[];
}

/** Asks for a one-time password before showing a receipt in a browser that did not pay. */
export interface AccessCodeModel {
  page: 'accessCode';
  site: Site;
  orderId: string;
  /** Of the signed link that led here, from its question mark on: the forms carry it along. */
  query: string;
  phoneEnding: string;
  /** Whether a code is on its way; false shows the button that sends one. */
  sent: boolean;
  error: string | null;
}

/** The built-in gateway's own page. */
export interface SandboxModel {
  page: 'sandbox';
  site: Site;
  session: string;
  orderId: string;
  /** Paise. */
  amount: number;
  title: string;
  seller: string;
  error: string | null;
}

export interface NotFoundModel {
  page: 'notFound';
  site: Site;
}

/** A product that exists but is not sold now, or a page that cannot be shown now. */
export interface UnavailableModel {
  page: 'unavailable';
  site: Site;
  heading: string;
  text: string;
  /** Where to go instead. */
  action: { href: string; label: string } | null;
}

export type PageModel =
  | PreviewModel
  | CheckoutModel
  | PaymentModel
  | PayModel
  | AccessModel
  | AccessCodeModel
  | SandboxModel
  | NotFoundModel
  | UnavailableModel
  | PublicModel;

/** Groups of pages that share their inlined style sheet. */
export type PageStyles = 'preview' | 'order' | 'public';

/** What the client build made and a page needs. */
export interface PageAssets {
  styles: Record<PageStyles, string>;
  /** The small module that runs before the first touch. */
  touch: Pick<ClientFiles, 'module' | 'imports'>;
  /** What brings React to the pages that take it. */
  clients: Record<PageClient, ClientFiles>;
}

/** Pages with more to bring: a part that React takes over, or the sandbox's own call. */
export type PageClient = 'checkout' | 'paying' | 'payment' | 'sandbox';

/** Addresses of a client module and of everything it needs, so that all of it is asked for at once. */
export interface ClientFiles {
  module: string;
  imports: string[];
  styles: string[];
}

/** What `dist/pages/render.js` exports as `render`: the whole document, ready to send. */
export type RenderPage = (model: PageModel, assets: PageAssets) => string;
