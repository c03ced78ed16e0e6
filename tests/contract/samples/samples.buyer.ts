import type { Names } from '../names';
import { about, freshKey, type Sample } from './sample';

/** About a lesson of a course that was bought. */
const ofLesson =
  (name: string, body?: object) =>
  ({ learning: id = '', [name]: lessonId = '' }: Names): Sample => ({
    as: 'buyer',
    path: { id, lessonId },
    ...(body && { body }),
  });

/** About a note or a question of that lesson. */
const ofWritten =
  (parameter: 'noteId' | 'questionId', name: string) =>
  ({ learning: id = '', taught: lessonId = '', [name]: written = '' }: Names): Sample => ({
    as: 'buyer',
    path: { id, lessonId, [parameter]: written },
  });

/** What everybody may read, and what a buyer does. */
export const buyersSamples: Record<string, (names: Names) => Sample> = {
  getPublicProduct: about('guest', 'product'),
  tellOpened: about('guest', 'product'),
  listProductReviews: about('guest', 'product', () => ({ query: { limit: '5' } })),
  getPublicDiscount: about('guest', 'product', ({ code = '' }) => ({ query: { code } })),
  placeOrder: ({ product: productId, price: priceId, code: discountCode }) => ({
    as: 'guest',
    headers: freshKey(),
    body: {
      productId,
      priceId,
      buyer: { phone: '98111 22211', name: 'Asha', email: 'asha@example.com', state: '29' },
      discountCode,
      remind: true,
      source: { utmSource: 'poster', referrer: 'https://example.in' },
    },
  }),
  getOrder: about('guest', 'order', ({ orderToken = '' }) => ({ headers: { 'order-token': orderToken } })),
  payInSandbox: ({ paymentSession: session = '' }) => ({
    as: 'guest',
    path: { session },
    body: { outcome: 'success', method: 'upi' },
  }),
  receiveWebhook: ({ webhook = '{}', webhookHeaders = '{}' }) => ({
    as: 'guest',
    path: { provider: 'sandbox' },
    headers: JSON.parse(webhookHeaders),
    body: JSON.parse(webhook),
  }),
  // Money leaves through the built-in bank, which sends none.
  receivePayoutWebhook: () => ({
    as: 'guest',
    body: { anything: true },
    refused: { status: 404, code: 'not_found' },
  }),
  getLearning: about('buyer', 'learning'),
  getLesson: ofLesson('taught'),
  saveLessonProgress: ofLesson('taught', { position: 30, length: 600 }),
  answerQuiz: ofLesson('quiz', { answers: { q1: 'Clay' } }),
  restartLearning: about('buyer', 'learning'),
  listLessonNotes: ofLesson('taught'),
  addLessonNote: ({ finished: id = '', video: mediaId = '' }) => ({
    as: 'buyer',
    path: { id, lessonId: 'only' },
    body: { text: 'Read this again', position: 2, mediaId },
  }),
  changeLessonNote: ({ finished: id = '', filmNote: noteId = '', video: mediaId = '' }) => ({
    as: 'buyer',
    path: { id, lessonId: 'only', noteId },
    body: { text: 'Read it twice', position: 2, mediaId },
  }),
  deleteLessonNote: ofWritten('noteId', 'note'),
  listLessonQuestions: ofLesson('taught'),
  askLessonQuestion: ofLesson('taught', { text: 'Why clay?' }),
  deleteLessonQuestion: ofWritten('questionId', 'question'),
  issueCertificate: ({ finished: id = '' }) => ({ as: 'buyer', path: { id }, body: { name: 'Ravi Kumar' } }),
  reportPlayback: ({ watched: id = '', video: mediaId = '' }) => ({
    as: 'buyer',
    path: { id, mediaId },
    body: { device: 'device-of-the-contract', position: 30, isPlaying: true },
  }),
  listPurchases: () => ({ as: 'buyer', query: { q: 'raga', limit: '5' } }),
  getPurchase: about('buyer', 'sale'),
  listPurchaseDocuments: about('buyer', 'sale'),
  getOwnReview: about('buyer', 'sale'),
  writeReview: about('buyer', 'sale', () => ({ body: { stars: 5, text: 'Better yet', name: 'Ravi' } })),
  withdrawReview: about('buyer', 'sale'),
  getRefundRequest: about('buyer', 'sale'),
  askRefund: about('buyer', 'sale', () => ({ body: { amount: 10_000, reason: 'One lesson less' } })),
  withdrawRefundRequest: about('buyer', 'asking'),
  getSubscription: about('buyer', 'subscription'),
  renewSubscription: about('buyer', 'subscription'),
  changeSubscription: about('buyer', 'subscription', ({ change = '{}' }) => ({
    body: JSON.parse(change),
  })),
  startAutopay: about('buyer', 'subscription'),
  endAutopay: about('buyer', 'subscription'),
  moveSubscription: ({ subscription: id = '' }) => ({ as: 'buyer', path: { id, event: 'cancel' } }),
};
