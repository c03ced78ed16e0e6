import './hindi';
import { vars } from '@haat/design-system/preview';
import { inLanguage, language } from '@haat/i18n';
import type { ReceivedPart } from '@haat/openapi';
import { spokenOn } from '@haat/openapi/page-language';
import type {
  DrawnPage,
  PageAssets,
  PageClient,
  PageModel,
  PageStyles,
  PaymentModel,
  PreviewModel,
  RenderPage,
  SpeakingClient,
} from '@haat/openapi/pages';
import { type Accent, readableAccent } from '@haat/web/accent';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type DrawnCheckout, drawnCheckout } from './document/drawn-checkout';
import { jsonForScript } from './document/escape';
import { factsOf, headOf } from './document/head/head';
import { isPublic } from './document/is-public';
import { whyNotSold } from './document/on-sale';
import { prune, withoutIdle } from './document/prune';
import { sheetModel } from './document/sheet-model';
import { enhanceText } from './enhance/texts';
import { AskCreatorPage } from './pages/AskCreatorPage';
import { AskedQuestionPage } from './pages/AskedQuestionPage';
import { CheckoutPage } from './pages/CheckoutPage';
import { CertificatePage } from './pages/learning/CertificatePage';
import { LearnPage } from './pages/learning/LearnPage';
import { LessonMessagesPage } from './pages/learning/LessonMessagesPage';
import { LessonPage } from './pages/learning/LessonPage';
import { LiveSessionPage } from './pages/learning/LiveSessionPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { OfflinePage } from './pages/OfflinePage';
import { PreviewPage } from './pages/PreviewPage';
import { AskPage } from './pages/payment/AskPage';
import { isWaiting } from './pages/payment/is-waiting';
import { PayForPage } from './pages/payment/PayForPage';
import { PaymentPage } from './pages/payment/PaymentPage';
import { PayPage } from './pages/payment/PayPage';
import { SandboxMandatePage } from './pages/payment/SandboxMandatePage';
import { SandboxPage } from './pages/payment/SandboxPage';
import { PublicPage } from './pages/public/PublicPage';
import { AccessCodePage } from './pages/purchase/AccessCodePage';
import { AccessPage } from './pages/purchase/AccessPage';
import { AutopayPage } from './pages/purchase/AutopayPage';
import { ChangeDatePage } from './pages/purchase/ChangeDatePage';
import { LibraryCodePage } from './pages/purchase/LibraryCodePage';
import { LibraryPage } from './pages/purchase/LibraryPage';
import { MembershipPage } from './pages/purchase/MembershipPage';
import { OwnedPage } from './pages/purchase/OwnedPage';
import { OwnedRefundPage } from './pages/purchase/OwnedRefundPage';
import { PurchasePage } from './pages/purchase/PurchasePage';
import { RemindersPage } from './pages/purchase/RemindersPage';
import { RenewalPage } from './pages/purchase/RenewalPage';
import { ReviewsPage } from './pages/ReviewsPage';
import { SellerPage } from './pages/SellerPage';
import { TrailerPage } from './pages/TrailerPage';
import { UnavailablePage } from './pages/UnavailablePage';
import { WaitingListPage } from './pages/WaitingListPage';
import { Checkout } from './parts/checkout/Checkout';
import { CheckoutSheet } from './parts/checkout/CheckoutSheet';
import { PageAddress } from './parts/LanguageSwitch';
import { sheet } from './styles/checkout.css';
import { rest } from './styles/preview.css';

/**
 * A tile in the colour of the app's icon, 32 px, inside the page: a browser asks for no other. Not an SVG: a browser lays each out as a document of
 * its own, while the main button is pressed.
 */
const icon =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQMAAABJtOi3AAAABlBMVEX///8tMn9InT4RAAAAAXRSTlMAQObYZgAAACxJREFUeNpjYP///wGD/P//Pxjs////w1D///8/CPEfCOhHIOwFOwPsIJDTAHakd/tqxI47AAAAAElFTkSuQmCC';

/** On every page but those where somebody decides to buy: there it is no time to ask for a place on the home screen. */
const installable =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/apple-180.png">';

/**
 * The whole document of a page. The shell is text and React draws only inside elements of its own, so that the parts which
 * the browser takes over (the checkout form, the state of a payment) hydrate to the letter.
 */
export const render: RenderPage = (model, assets, reader, address = null) =>
  inLanguage(spokenOn(model, reader), () => documentOf(model, assets, address));

function documentOf(model: PageModel, assets: PageAssets, address: string | null): DrawnPage {
  const { seen, below, later } = bodyOf(model, address);
  const page = seen + below;
  const accent = accentOf(model);
  const opening = `<html lang="${language()}"${isPlatformPage(model) ? '' : ' data-type="system"'}>`;
  const group = stylesOf(model);
  const pruned = prune(assets.styles[group], [opening + seen, below, later]);
  const [first = '', ofBelow = '', ofLater = ''] =
    group === 'preview' ? withoutIdle(pruned, page + later) : pruned;
  const ofSeen = first + (accent === null ? '' : themed(readableAccent(accent)));
  const isPreview = model.page === 'preview';
  const enhance = isPreview ? assets.enhancePreview : assets.enhance;
  // Where there is no step to open there is nothing to run.
  const scripts = isPreview && later ? [assets.openSheet] : [];
  const html = [
    `<!doctype html>${opening}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    // No frame is drawn before there is something to see: an empty one costs a slow phone about as much.
    isPreview ? '<link rel="expect" href="#title" blocking="render">' : '',
    `<link rel="icon" href="${icon}">`,
    group === 'preview' ? '' : installable,
    headOf(model),
    styled(ofSeen),
    refreshOf(model, page),
    '</head><body>',
    seen,
    styled(ofBelow),
    below,
    ...scripts.map((script) => `<script>${script}</script>`),
    // What comes with a touch, a script or a crawler stands behind what is read, so that nothing waits for it.
    styled(ofLater),
    later,
    language() === 'hi' ? json('words', enhanceText) : '',
    factsOf(model),
    ...enhance.imports.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `<script type="module" fetchpriority="low" src="${enhance.module}" data-problems="${assets.problems}"${isPreview ? partsOf(assets, page) : savingOf(assets, page)}${clientOf(model, assets)}></script>`,
    timerOf(assets, page),
    typedOrdersOf(assets, model),
    trailerOf(assets, model),
    '</body></html>',
  ].join('');
  return { html, styles: [ofSeen, ofBelow, ofLater].filter(Boolean), scripts };
}

const styled = (css: string): string => css && `<style>${css}</style>`;

/** What saves files for a time without a network, on pages that have any. */
const savingOf = ({ savedFiles }: PageAssets, html: string): string =>
  html.includes('data-save-file') ? ` data-saving="${savedFiles}"` : '';

interface Body {
  /** What is seen at once. */
  seen: string;
  /** What stands below it. */
  below: string;
  /** What waits behind the page until it is asked for. */
  later: string;
}

function bodyOf(model: PageModel, address: string | null): Body {
  if (model.page !== 'preview') return { seen: pageOf(model, address), below: '', later: '' };
  const page = rootOf(model, renderToStaticMarkup(at(address, <PreviewPage model={model} />)));
  const cut = page.indexOf(`<div class="${rest}">`);
  return { seen: page.slice(0, cut), below: page.slice(cut), later: sheetOf(model) };
}

const at = (address: string | null, page: ReactNode) => <PageAddress value={address}>{page}</PageAddress>;

const rootOf = ({ page }: PageModel, content: string, attributes = '') =>
  `<div id="root" data-layout="page-mobile" data-page="${page}"${attributes}>${content}</div>`;

function pageOf(model: Exclude<PageModel, PreviewModel>, address: string | null): string {
  const root = (content: string, attributes = '') => rootOf(model, content, attributes);
  const still = (node: ReactNode) => root(renderToStaticMarkup(at(address, node)));
  if (isPublic(model)) return still(<PublicPage model={model} />);
  switch (model.page) {
    case 'reviews':
      return still(<ReviewsPage model={model} />);
    case 'trailer':
      return still(<TrailerPage model={model} />);
    case 'seller':
      return still(<SellerPage model={model} />);
    case 'checkout': {
      const drawn = drawnCheckout(model);
      return (
        root(fill(renderToStaticMarkup(at(address, <CheckoutPage model={model} />)), drawn)) + data(drawn)
      );
    }
    case 'waitingList':
      return still(<WaitingListPage model={model} />);
    case 'changeDate':
      return still(<ChangeDatePage model={model} />);
    case 'payment':
      return (
        root(renderToString(at(address, <PaymentPage model={model} />)), statusTexts(model)) + data(model)
      );
    case 'paying':
      return still(<PayPage model={model} />) + data(model);
    case 'ask':
      return still(<AskPage model={model} />);
    case 'askCreator':
      return still(<AskCreatorPage model={model} />);
    case 'askedQuestion':
      return still(<AskedQuestionPage model={model} />);
    case 'payFor':
      return still(<PayForPage model={model} />);
    case 'owned':
      return still(<OwnedPage model={model} />);
    case 'ownedRefund':
      return still(<OwnedRefundPage model={model} />);
    case 'access':
      return still(<AccessPage model={model} />);
    case 'certificate':
      return still(<CertificatePage model={model} />);
    case 'learn':
      return still(<LearnPage model={model} />);
    case 'lessonMessages':
      return still(<LessonMessagesPage model={model} />);
    case 'liveSession':
      return still(<LiveSessionPage model={model} />);
    case 'lesson':
      return still(<LessonPage model={model} />);
    case 'accessCode':
      return still(<AccessCodePage model={model} />);
    case 'library':
      return still(<LibraryPage model={model} />);
    case 'purchase':
      return still(<PurchasePage model={model} />);
    case 'membership':
      return still(<MembershipPage model={model} />);
    case 'libraryCode':
      return still(<LibraryCodePage model={model} />);
    case 'reminders':
      return still(<RemindersPage model={model} />);
    case 'renewal':
      return still(<RenewalPage model={model} />);
    case 'autopay':
      return still(<AutopayPage model={model} />) + (model.gateway ? data(model) : '');
    case 'sandboxMandate':
      return still(<SandboxMandatePage model={model} />);
    case 'sandbox':
      return still(<SandboxPage model={model} />) + data(model);
    case 'offline':
      return still(<OfflinePage />);
    case 'notFound':
      return still(<NotFoundPage model={model} />);
    case 'unavailable':
      return still(<UnavailablePage model={model} />);
  }
}

/** The place in still markup that the browser takes over. Escaped text cannot contain it. */
const place = '<div id="checkout-root"></div>';

const fill = (still: string, model: DrawnCheckout) =>
  still.replace(place, () => `<div id="checkout-root">${renderToString(<Checkout model={model} />)}</div>`);

function sheetOf(preview: PreviewModel): string {
  if (whyNotSold(preview.product)) return '';
  const model = drawnCheckout(sheetModel(preview));
  const dialog = `<dialog id="sheet" class="${sheet}" aria-labelledby="sheet-title">`;
  return `${dialog}${fill(renderToStaticMarkup(<CheckoutSheet />), model)}</dialog>${data(model)}`;
}

const data = (model: PageModel) => json('model', model);

const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

/** Tells enhance.ts whether there is anything to wait for, and whether this browser may ask for it. */
const statusTexts = (model: PaymentModel) =>
  (isWaiting(model) ? ' data-waiting' : '') + (model.token === null ? '' : ' data-own');

/** Without JavaScript the page looks again by itself. */
function refreshOf(model: PageModel, html: string): string {
  const seconds = model.page === 'payment' && isWaiting(model) ? '5' : reloadOf(html);
  return seconds === undefined ? '' : `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`;
}

/** Seconds until the page is not the same any more, where it says so. Escaped text cannot contain the attribute. */
const reloadOf = (html: string): string | undefined => / data-reload-in="(\d+)"/.exec(html)?.[1];

const timerOf = ({ reloadTimer }: PageAssets, html: string): string =>
  reloadOf(html) === undefined
    ? ''
    : `<script type="module" fetchpriority="low" src="${reloadTimer}"></script>`;

/** What forgets what was typed for orders: after one that was paid, and after signing out. */
const typedOrdersOf = ({ typedOrders }: PageAssets, model: PageModel): string =>
  model.page === 'access' || (model.page === 'libraryCode' && model.isSignedOut)
    ? `<script type="module" fetchpriority="low" src="${typedOrders}"></script>`
    : '';

/** What plays the trailer of a preview in place; only where there is one. */
const trailerOf = ({ trailer }: PageAssets, model: PageModel): string =>
  model.page === 'preview' && model.product.trailer
    ? `<script type="module" fetchpriority="low" src="${trailer}"></script>`
    : '';

/** Tells enhance.ts what to bring, and all of it at once rather than one import after the other. */
function clientOf(model: PageModel, assets: PageAssets): string {
  const client = clientName(model);
  if (client === null) return '';
  const files = language() === 'hi' && speaks(client, assets) ? assets.hindi[client] : assets.clients[client];
  const { module, imports, styles } = files;
  return ` data-client="${module}" data-imports="${imports.join(' ')}" data-styles="${styles.join(' ')}"`;
}

/** Tells a preview where what it may need stands. Escaped text cannot contain the names. */
function partsOf({ previewParts: { inApp, here, buying } }: PageAssets, html: string): string {
  const hours = html.includes(' data-starts="') ? ` data-here="${here}"` : '';
  const form = html.includes(' data-buy="') ? ` data-buying="${buying}"` : '';
  return ` data-way-out="${inApp}"${hours}${form}`;
}

/** It says something by itself, and brings the words for it. */
const speaks = (client: PageClient, assets: PageAssets): client is SpeakingClient =>
  Object.hasOwn(assets.hindi, client);

function clientName(model: PageModel): PageClient | null {
  const { page } = model;
  if (page === 'preview') return 'checkout';
  if (page === 'offline') return 'offline';
  if (page === 'trailer') return 'player';
  if (page === 'pricing') return 'calculator';
  if (page === 'payPremium' || page === 'payVvip') return model.period && 'plan';
  if (page === 'access') return playsSomething(model.order.access?.received?.parts) ? 'player' : null;
  if (page === 'lesson') return playsSomething(model.lesson.parts) ? 'player' : 'lesson';
  if (page === 'autopay') return model.gateway && 'paying';
  const isOwn = page === 'checkout' || page === 'paying' || page === 'payment' || page === 'sandbox';
  return isOwn ? page : null;
}

const playsSomething = (parts: readonly ReceivedPart[] = []) =>
  parts.some(({ streamUrl }) => streamUrl !== undefined);

/** In the face of the app, and with its style sheet. */
const isPlatformPage = (model: PageModel) =>
  isPublic(model) || model.page === 'notFound' || model.page === 'offline';

function stylesOf(model: PageModel): PageStyles {
  if (isPlatformPage(model)) return 'public';
  const { page } = model;
  return page === 'preview' || page === 'reviews' || page === 'seller' ? 'preview' : 'order';
}

const accentOf = (model: PageModel) =>
  model.page === 'preview' ||
  model.page === 'reviews' ||
  model.page === 'trailer' ||
  model.page === 'checkout'
    ? model.product.accent
    : null;

/** A rule that puts a creator's accent in the place of ours, in every theme. */
function themed({ accent, accentPressed, onAccent }: Accent): string {
  const name = (variable: string) => variable.slice('var('.length, -1);
  const { colour } = vars;
  return `body{${name(colour.accent)}:${accent};${name(colour.accentPressed)}:${accentPressed};${name(colour.onAccent)}:${onAccent}}`;
}
