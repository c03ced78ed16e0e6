import { kinds, plainKind } from '@haat/kinds/facts';
import type { PageModel } from '@haat/openapi/pages';
import { accessWith, giftPageWith, sandboxWith, subscribedWith } from './access';
import { file, fileWith, grantWith, receiptOf } from './access-parts';
import { gallery, kindWith } from './kinds';
import {
  certificatePageWith,
  certificateWith,
  finishedWith,
  learnPageWith,
  lessonMessagesWith,
  liveOutline,
  livePageWith,
  liveSessionWith,
  sentBackWith,
  writtenPageWith,
} from './learning';
import { libraryCodeWith, libraryWith, membershipPageWith, membershipWith, purchaseWith } from './library';
import {
  autopayPageWith,
  autopayWith,
  bankWith,
  changeDateWith,
  checkoutWith,
  clubProduct,
  openProduct,
  orderWith,
  ownedRefundWith,
  ownedWith,
  paymentWith,
  payWith,
  productWith,
  remindersWith,
  renewalWith,
  site,
  subscriptionWith,
  waitingListWith,
  waitingStates,
} from './models';
import { askWith, payForWith } from './pay-for';
import { judgedPageWith, purchasePageWith, subscriptionPageWith } from './purchase';
import { questionPages } from './questions';
import { reviewsPageWith } from './reviews';
import { sellerWith } from './seller';
import { trailer, trailerPageWith } from './trailer';

const paid = orderWith({
  status: 'fulfilled',
  paidAt: '2026-07-17T14:13:00.000Z',
  method: 'upi',
  access: {
    url: '/access/HT7K2M9QabcdefGH',
    messageHtml: '<p>Welcome.</p>',
    redirectUrl: 'https://example.org/in',
  },
});

/** The pages that buyers see, in each state that is drawn in its own way. */
export const everyPage: PageModel[] = [
  receiptOf([file, fileWith('Hk3VbNq8TzRmL5sD')], { kind: 'lock' }),
  receiptOf([file, fileWith('Hk3VbNq8TzRmL5sD', { size: 5 * 1024 ** 3 })], { kind: 'lock' }),
  ...questionPages,
  { page: 'preview', site, product: productWith() },
  { page: 'preview', site, product: openProduct },
  { page: 'preview', site, product: clubProduct },
  ...kinds
    .filter((kind) => kind !== plainKind)
    .map((kind): PageModel => ({ page: 'preview', site, product: kindWith(kind, {}, { gallery }) })),
  {
    page: 'preview',
    site,
    product: kindWith('lesson', {}, { prices: [{ id: 'p1', type: 'once', amount: 0 }] }),
  },
  sellerWith({ bio: null, products: [] }),
  reviewsPageWith(),
  { page: 'preview', site, product: productWith({ trailer }) },
  { page: 'preview', site, product: productWith({ trailer, cover: null }) },
  trailerPageWith(),
  remindersWith(),
  remindersWith({ isStopped: true }),
  renewalWith(),
  renewalWith({ subscription: subscriptionWith({ status: 'paused', renewal: null }), error: 'No.' }),
  renewalWith({ subscription: subscriptionWith({ can: ['startAutopay'] }), isTurnedOff: true }),
  renewalWith({ subscription: subscriptionWith({ autopay: autopayWith(), can: ['endAutopay'] }) }),
  { page: 'preview', site, product: productWith({ status: 'paused', cover: null }) },
  checkoutWith(),
  checkoutWith({ seatOffer: 'GrAnT7K2M9QabcdefG.y' }),
  changeDateWith(),
  changeDateWith({ error: 'This date is full.' }),
  changeDateWith({
    dates: { ...changeDateWith().dates, refused: 'It has started, so the date cannot be changed', items: [] },
    until: null,
  }),
  ...Object.values(waitingStates).map((state) => waitingListWith(state)),
  waitingListWith({ is: 'ended', cancelled: { reason: 'Ill' } }),
  ...(
    [
      'awaitingPayment',
      'pending',
      'failed',
      'dropped',
      'expired',
      'refunding',
      'refunded',
      'disputed',
      'paid',
    ] as const
  ).map((status) => paymentWith({ status })),
  payWith(null),
  payWith({
    kind: 'qr',
    image: 'data:image/png;base64,AA==',
    until: '2026-07-17T14:20:00.000Z',
    seconds: 581,
  }),
  payWith({ kind: 'apps', apps: [{ app: 'phonepe', url: 'phonepe://pay?am=1' }] }),
  accessWith({ order: paid }),
  accessWith({ order: orderWith({ status: 'refunded' }), link: '' }),
  {
    page: 'accessCode',
    site,
    orderId: paid.id,
    phoneEnding: '1573',
    language: 'en',
    sent: true,
    error: 'No.',
  },
  learnPageWith({ certificate: { status: 'pending', issued: null } }),
  finishedWith({ status: 'nameRequired', issued: null }),
  liveOutline(),
  livePageWith(),
  livePageWith({ status: 'open' }),
  livePageWith({ status: 'live' }),
  livePageWith({ status: 'ended', attendedAt: '2026-07-25T12:58:00.000Z' }),
  livePageWith({ status: 'ended', hasRecording: true }),
  livePageWith({ status: 'ended', hasRecording: true, isRecordingHere: true }),
  finishedWith({ status: 'issued', issued: certificateWith() }),
  lessonMessagesWith(),
  lessonMessagesWith({ isOn: false }),
  lessonMessagesWith({ isSession: true }),
  liveSessionWith(),
  liveSessionWith({ status: 'open' }),
  liveSessionWith({}, { session: null }),
  ...(['none', 'waiting', 'done', 'failed'] as const).map((refund) =>
    liveSessionWith({}, { cancelled: { reason: 'Ill', amount: refund === 'none' ? 0 : 39_900, refund } }),
  ),
  liveSessionWith({ status: 'live' }, { orderId: null, sellerName: null }),
  liveSessionWith({ status: 'ended', attendedAt: '2026-12-12T13:28:00.000Z' }),
  liveSessionWith({ status: 'ended', hasRecording: true }),
  writtenPageWith(),
  sentBackWith({ noteId: 'NoTeT7K2M9QabcdefG', errors: { text: 'No.' }, message: 'No.' }),
  certificatePageWith(),
  certificatePageWith({ certificate: null }),
  libraryWith(),
  libraryWith({ purchases: [] }),
  libraryWith({
    purchases: [
      purchaseWith({ gift: 'given', accessUrl: null }),
      purchaseWith({ orderId: 'HT7K2M9QabcdefGJ', gift: 'received', status: 'refunded', accessUrl: null }),
    ],
  }),
  purchasePageWith(),
  purchasePageWith({ purchase: purchaseWith({ gift: 'given', accessUrl: null }) }),
  judgedPageWith(),
  judgedPageWith({ sentBack: { form: 'review', error: 'No.', typed: { stars: '2' } } }),
  subscriptionPageWith('active', ['renew', 'cancel']),
  ...(['trialing', 'pastDue', 'grace'] as const).map((status) =>
    subscriptionPageWith(status, ['renew', 'cancel']),
  ),
  subscriptionPageWith('paused', ['resume']),
  subscriptionPageWith('cancelled', ['stay']),
  subscriptionPageWith('expired', ['renew']),
  libraryCodeWith(),
  membershipPageWith(),
  membershipPageWith({ memberships: [], moved: 'moved' }),
  membershipPageWith({
    memberships: [membershipWith({ status: 'ended', joinPath: null, seat: null })],
    moved: 'tooOften',
  }),
  membershipPageWith({
    product: { ...membershipPageWith().product, url: null },
    memberships: [membershipWith(), membershipWith({ status: 'ended', joinPath: null })],
  }),
  libraryCodeWith({ phone: '98765 43210', sent: true, error: 'No.' }),
  sandboxWith(),
  ownedWith(),
  askWith(null),
  askWith(),
  ...(['open', 'pending', 'paid', 'over'] as const).map((state) => payForWith({ state })),
  payForWith({ asker: null, state: 'paid', action: null }),
  ...(['open', 'paid', 'over'] as const).map((state) => payForWith({ asker: null, isRenewal: true, state })),
  giftPageWith(),
  giftPageWith({ deliveredAt: '2026-12-01T03:30:00.000Z', name: null }),
  giftPageWith({ isCancelled: true }),
  {
    ...giftPageWith(),
    cancelled: [
      {
        accessId: 'GrAnT7K2M9QabcdefG',
        title: 'Monsoon in Watercolour',
        reason: 'Ill',
        amount: 134_900,
        refund: 'failed',
      },
    ],
  },
  giftPageWith({ role: 'received', phoneEnding: null }),
  ...(
    [
      ['fulfilled', 'suspended'],
      ['refunded', 'revoked'],
    ] as const
  ).map(([status, access]) =>
    giftPageWith(
      { role: 'received', phoneEnding: null },
      { status, access: null, accesses: [grantWith({ status: access })] },
    ),
  ),
  ...(['active', 'trialing', 'pastDue', 'grace'] as const).map((status) => subscribedWith({ status })),
  ...(['open', 'asked', 'refunded', 'expired', 'void'] as const).map((state) => ownedRefundWith({ state })),
  ...(['opening', 'waiting', 'on', 'paused', 'refused', 'lapsed', 'ended'] as const).map((state) =>
    autopayPageWith(state),
  ),
  autopayPageWith('on', '/sandbox/mandates/s.x'),
  ...(['proposed', 'active', 'paused', 'ended'] as const).map((status) => bankWith({ status })),
  bankWith({ status: 'proposed', first: 49_900 }),
  bankWith({ isRefusing: true, waiting: [{ amount: 49_900, day: '2026-11-22' }] }),
  { page: 'offline', site },
  { page: 'unavailable', site, heading: 'Not now', text: 'Later.', action: { href: '/', label: 'Back' } },
];
