import { jpegOf } from '../../../server/modules/catalog/media/testing/video';
import type { Names } from '../names';
import { picture } from '../world/world.creator';
import { captions, preparedCounts } from '../world/world.video';
import { about, as, freshKey, type Sample, withBody } from './sample';

const month = { range: '30d' };
const analytics = { from: '2026-01-05', to: '2026-01-09', step: 'day' };
const price = { type: 'once', amount: 49_900 };
const monthly = { type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 }, label: 'Month' };
const question = { id: 'size', label: 'Which size?', type: 'choice', options: ['S', 'M'], required: true };

const product = {
  title: 'Sourdough at home',
  description: '**Bread** in a weekend.',
  prices: [price, monthly],
  questions: [question],
  thankYou: { message: 'The recipe is on its way.', redirectUrl: 'https://example.in/thanks' },
  accent: '#aa3300',
  seo: { title: 'Bread', description: 'Bread in a weekend' },
  language: 'en',
};

/** What a creator does with products, sales and money. */
export const creatorsSamples: Record<string, (names: Names) => Sample> = {
  listNotifications: () => ({ as: 'owner', query: { limit: '5' } }),
  readNotifications: withBody('owner', ({ notification }) => ({ ids: [notification] })),
  listNotificationChoices: as('owner'),
  changeNotificationChoice: () => ({ as: 'owner', path: { event: 'sale' }, body: { mail: 'daily' } }),
  createProduct: withBody('owner', () => ({ kind: 'page', content: { action: 'buy' }, ...product })),
  listProducts: () => ({ as: 'owner', query: { kind: 'page', status: 'published', q: 'raga', limit: '5' } }),
  getProduct: about('owner', 'product'),
  updateProduct: about('owner', 'unsold', () => ({ body: product })),
  deleteProduct: about('owner', 'unsold'),
  discardProductChanges: about('owner', 'changed'),
  listProductVersions: about('owner', 'product'),
  restoreProductVersion: ({ product: id = '', version: number = '' }) => ({
    as: 'owner',
    path: { id, number },
  }),
  duplicateProduct: about('owner', 'course'),
  moveProduct: ({ product: id = '' }) => ({
    as: 'owner',
    path: { id, event: 'pause' },
    body: { tellBuyers: false },
  }),
  openLearnerPreview: about('owner', 'course'),
  uploadMedia: () => ({
    as: 'owner',
    query: { alt: 'Bread' },
    headers: { 'content-type': 'image/jpeg' },
    body: picture,
  }),
  beginUpload: withBody('owner', () => ({
    key: 'a-picture-of-a-sample',
    size: picture.length,
    name: 'bread.jpg',
    type: 'image/jpeg',
  })),
  getUpload: about('owner', 'upload'),
  sendPiece: about('owner', 'upload', () => ({
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: picture.subarray(0, 2_000),
  })),
  // The world keeps its files in a folder.
  beginDirectPiece: about('owner', 'wholeFile', () => ({
    body: { offset: 0, size: 10 },
    refused: { status: 409, code: 'not_direct' },
  })),
  addDirectPiece: ({ wholeFile: id = '' }) => ({
    as: 'owner',
    path: { id, piece: '0-abcdefgh' },
    refused: { status: 409, code: 'not_direct' },
  }),
  cancelUpload: about('owner', 'upload'),
  createPicture: about('owner', 'wholeUpload', () => ({ body: { alt: 'Bread' } })),
  finishUpload: about('owner', 'wholeFile', () => ({ body: {} })),
  listMedia: () => ({ as: 'owner', query: { purpose: 'file', q: 'list', limit: '5' } }),
  getMedia: about('owner', 'media'),
  renameMedia: about('owner', 'media', () => ({ body: { name: 'Recipes' } })),
  deleteMedia: about('owner', 'spareMedia'),
  getCaptions: ({ video: id = '' }) => ({ as: 'owner', path: { id, language: 'hi' } }),
  setCaptions: ({ video: id = '' }) => ({
    as: 'owner',
    path: { id, language: 'en' },
    body: { label: 'English', text: captions },
  }),
  deleteCaptions: ({ video: id = '' }) => ({ as: 'owner', path: { id, language: 'hi' } }),
  setChapters: about('owner', 'video', () => ({ body: { chapters: [{ start: 0, title: 'Dough' }] } })),
  getRenditions: about('owner', 'videoContent'),
  beginRenditions: about('owner', 'videoContent', () => ({
    body: { key: 'avc-of-a-sample', renditions: ['360', 'audio'] },
  })),
  cancelRenditions: about('owner', 'videoContent'),
  reportRenditionsFailure: about('owner', 'videoContent', () => ({ body: { reason: 'unsupported' } })),
  sendRenditionFile: ({ videoContent: id = '' }) => ({
    as: 'owner',
    path: { id, name: 'poster.jpg' },
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: jpegOf(),
  }),
  finishRenditions: about('owner', 'preparedContent', () => ({ body: preparedCounts })),
  listDiscounts: ({ product: productId = '' }) => ({ as: 'owner', query: { productId, limit: '5' } }),
  createDiscount: withBody('owner', ({ product: productId }) => ({
    code: 'DIWALI-10',
    label: 'Diwali',
    basisPoints: 1_000,
    productId,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-03-01T00:00:00Z',
    maxUses: 10,
    maxPerBuyer: 1,
    minAmount: 10_000,
    periods: 'first',
  })),
  getDiscount: about('owner', 'discount'),
  updateDiscount: about('owner', 'discount', ({ product: productId }) => ({
    body: { label: 'Opening week', productId, maxUses: 100 },
  })),
  deleteDiscount: about('owner', 'discount'),
  moveDiscount: ({ discount: id = '' }) => ({ as: 'owner', path: { id, event: 'disable' } }),
  listTransactions: ({ product: productId = '' }) => ({
    as: 'owner',
    query: { productId, status: 'fulfilled', from: '2026-01-01T00:00:00Z', q: 'ravi', limit: '10' },
  }),
  getTransaction: about('owner', 'sale'),
  refundTransaction: about('owner', 'sale', () => ({
    headers: freshKey(),
    body: { amount: 10_000, reason: 'Asked' },
  })),
  resendTransaction: about('owner', 'sale'),
  answerRefundRequest: about('owner', 'asking', () => ({
    body: { isGranted: false, message: 'It opens here' },
  })),
  listSaleDocuments: about('owner', 'sale'),
  listRefundRequests: as('owner'),
  getRefundRounds: about('owner', 'product'),
  startRefundRound: about('owner', 'product', () => ({
    body: { reason: 'Not held', orders: 2, amount: 99_800 },
  })),
  listPayouts: () => ({ as: 'owner', query: { limit: '5' } }),
  requestPayout: ({ payoutAccount: accountId }) => ({
    as: 'owner',
    headers: freshKey(),
    body: { amount: 20_000, accountId },
  }),
  getPayout: about('owner', 'payout'),
  getPayoutSettings: as('owner'),
  setPayoutSettings: withBody('owner', ({ payoutAccount: accountId }) => ({ daily: true, accountId })),
  askFile: withBody('owner', ({ product: productId }) => ({ file: 'sales.csv', productId, q: 'ravi' })),
  getWallet: as('owner'),
  listHolds: as('owner'),
  listDisputes: as('owner'),
  answerDispute: () => ({
    as: 'owner',
    path: { id: '9002' },
    body: { text: 'It was delivered on the day' },
  }),
  listWalletEntries: () => ({ as: 'owner', query: { kind: 'sale', from: '2026-01-01T00:00:00Z' } }),
  listFeeInvoices: as('owner'),
  getKyc: as('owner'),
  givePan: withBody('buyer', () => ({ pan: 'ABCPV7777D', name: 'Ravi' })),
  listPayoutAccounts: as('owner'),
  addPayoutAccount: withBody('owner', ({ stepUp: otp }) => ({ kind: 'upi', vpa: 'meera.second@upi', otp })),
  removePayoutAccount: about('owner', 'payoutAccount', ({ stepUp = '' }) => ({
    headers: { 'step-up-code': stepUp },
  })),
  search: () => ({ as: 'owner', query: { q: 'raga' } }),
  getPlan: as('owner'),
  orderPlan: ({ planPrice }) => ({
    as: 'stranger',
    headers: freshKey(),
    body: { plan: 'PREMIUM', period: 'month', amount: Number(planPrice) },
  }),
  decidePlan: withBody('owner', () => ({ plan: 'FREE' })),
  getReferral: as('owner'),
  // Whoever claims one has to be new, and everybody has been there for days.
  claimReferral: withBody('otherBuyer', ({ referral: code }) => ({ code }), {
    refused: { status: 409, code: 'referral_too_late' },
  }),
  listLinks: ({ product: productId = '' }) => ({ as: 'owner', query: { productId, limit: '5' } }),
  createLink: withBody('owner', ({ product: productId }) => ({ productId, campaign: 'Poster' })),
  updateLink: about('owner', 'link', () => ({ body: { campaign: 'Poster', retired: true } })),
  listMembers: ({ channel: id = '' }) => ({
    as: 'owner',
    path: { id },
    query: { status: 'active', q: 'ravi', limit: '5' },
  }),
  addMembers: about('owner', 'channel', () => ({
    body: {
      members: [{ phone: '9811122244', name: 'Asha', endsAt: '2027-01-01T00:00:00Z' }],
      source: 'import',
    },
  })),
  exportMembers: about('owner', 'channel'),
  getEngagement: about('owner', 'course', () => ({ query: { limit: '5' } })),
  exportEngagement: about('owner', 'course'),
  listAttendance: ({ course: id = '', taught: lessonId = '' }) => ({
    as: 'owner',
    path: { id, lessonId },
    query: { limit: '5' },
  }),
  listMemberProgress: about('owner', 'course', () => ({ query: { q: 'ravi', limit: '5' } })),
  listMemberQuizzes: ({ course: id = '', learning: memberId = '' }) => ({
    as: 'owner',
    path: { id, memberId },
  }),
  resetQuiz: ({ course: id = '', learning: memberId = '', quiz: lessonId = '' }) => ({
    as: 'owner',
    path: { id, memberId, lessonId },
    body: { triedAt: '2027-06-01T00:00:00Z' },
  }),
  exportMemberProgress: about('owner', 'course'),
  getMember: about('owner', 'member'),
  extendMember: about('owner', 'member', () => ({ body: { endsAt: '2027-06-01T00:00:00Z' } })),
  removeMember: about('owner', 'member'),
  reinviteMember: about('owner', 'removedMember'),
  removeOutsider: ({ channel: id = '' }) => ({ as: 'owner', path: { id, outsiderId: '7000000001' } }),
  listBroadcasts: about('owner', 'channel', () => ({ query: { limit: '5' } })),
  createBroadcast: about('owner', 'channel', () => ({
    headers: freshKey(),
    body: {
      text: 'New notes are here',
      button: { label: 'Read them', url: 'https://example.in/notes' },
      scheduledAt: '2026-02-01T00:00:00Z',
    },
  })),
  testBroadcast: about('owner', 'channel', () => ({ body: { text: 'New notes are here' } })),
  getBroadcast: about('owner', 'broadcast'),
  listBroadcastRecipients: about('owner', 'broadcast', () => ({ query: { status: 'failed', limit: '5' } })),
  moveBroadcast: ({ broadcast: id = '' }) => ({ as: 'owner', path: { id, event: 'cancel' } }),
  startDiscordConnection: as('owner'),
  listDiscordConnections: as('owner'),
  removeDiscordConnection: about('owner', 'discordGuild'),
  startTelegramConnection: as('owner'),
  listTelegramConnections: as('owner'),
  removeTelegramConnection: about('owner', 'telegramChat'),
  receiveTelegramUpdate: ({ telegramSecret = '' }) => ({
    as: 'guest',
    headers: { 'x-telegram-bot-api-secret-token': telegramSecret },
    body: { update_id: 1 },
  }),
  getPaymentReminders: as('owner'),
  setPaymentReminders: withBody('owner', () => ({ isOn: false })),
  getOverview: () => ({ as: 'owner', query: month }),
  getAnalytics: () => ({ as: 'owner', query: analytics }),
  getProductAnalytics: about('owner', 'product', () => ({ query: month })),
  listReceivedReviews: ({ product: productId = '' }) => ({ as: 'owner', query: { productId, limit: '5' } }),
  answerReview: about('owner', 'review', () => ({ body: { text: 'Thank you' } })),
  listReceivedQuestions: ({ course: productId = '' }) => ({
    as: 'owner',
    query: { productId, status: 'waiting', limit: '5' },
  }),
  getReceivedQuestion: about('owner', 'question'),
  answerQuestion: about('owner', 'question', () => ({ body: { text: 'It holds water' } })),
  hideQuestion: about('owner', 'question'),
  showQuestion: about('owner', 'question'),
  reportReview: about('owner', 'review', () => ({ body: { reason: 'A rival' } })),
};
