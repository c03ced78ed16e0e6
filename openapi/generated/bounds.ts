// Generated from openapi.yaml by `npm run generate`; edits are lost.
export const comboContentBounds = {
  items: { maxItems: 20 },
} as const;

export const contentItemBounds = {
  title: { maxLength: 120 },
  downloads: { minimum: 1, maximum: 100 },
  text: { maxLength: 20000 },
  url: { maxLength: 2048 },
} as const;

export const courseContentBounds = {
  sections: { maxItems: 50 },
  outcomes: { maxItems: 12, items: { minLength: 1, maxLength: 160 } },
} as const;

export const courseSectionBounds = {
  title: { maxLength: 120 },
  lessons: { maxItems: 100 },
} as const;

export const discordContentBounds = {
  guildId: { maxLength: 20 },
  serverName: { maxLength: 120 },
  roles: { maxItems: 8, items: { minLength: 1, maxLength: 80 } },
  inviteUrl: { maxLength: 200 },
  benefits: { maxItems: 12, items: { minLength: 1, maxLength: 160 } },
} as const;

export const imageBounds = {
  width: { minimum: 1, maximum: 100000 },
  height: { minimum: 1, maximum: 100000 },
  alt: { maxLength: 200 },
} as const;

export const lessonBounds = {
  title: { maxLength: 120 },
  minutes: { minimum: 1, maximum: 1440 },
  text: { maxLength: 20000 },
  url: { maxLength: 2048 },
  items: { maxItems: 20 },
} as const;

export const lessonContentBounds = {
  minutes: { minimum: 1, maximum: 1440 },
  outcomes: { maxItems: 12, items: { minLength: 1, maxLength: 160 } },
  text: { maxLength: 20000 },
  url: { maxLength: 2048 },
  items: { maxItems: 20 },
} as const;

export const lessonOpensBounds = {
  days: { minimum: 1, maximum: 3650 },
} as const;

export const liveSessionBounds = {
  minutes: { minimum: 5, maximum: 1440 },
  joinUrl: { maxLength: 2048 },
  recordingUrl: { maxLength: 2048 },
} as const;

export const lockContentBounds = {
  items: { maxItems: 50 },
} as const;

export const newBusinessBounds = {
  gstin: { minLength: 1, maxLength: 40 },
  address: { maxLength: 300 },
} as const;

export const newCancellationBounds = {
  seats: { minimum: 0, maximum: 1000000000 },
  amount: { minimum: 0, maximum: 9007199254740991 },
  reason: { maxLength: 300 },
} as const;

export const newDiscountBounds = {
  label: { maxLength: 60 },
  basisPoints: { minimum: 1, maximum: 10000 },
  amount: { minimum: 1, maximum: 50000000 },
  productId: { maxLength: 64 },
  maxUses: { minimum: 1, maximum: 1000000 },
  maxPerBuyer: { minimum: 1, maximum: 1000 },
  minAmount: { minimum: 1, maximum: 50000000 },
} as const;

export const newFileBounds = {
  productId: { maxLength: 64 },
  method: { maxLength: 32 },
  q: { maxLength: 120 },
  year: { minimum: 2017, maximum: 2100 },
} as const;

export const newLinkBounds = {
  productId: { minLength: 1, maxLength: 64 },
  campaign: { maxLength: 60 },
  slug: { maxLength: 64 },
} as const;

export const newProductBounds = {
  title: { minLength: 1, maxLength: 120 },
  description: { maxLength: 20000 },
  prices: { maxItems: 30 },
  gallery: { maxItems: 8 },
  questions: { maxItems: 30 },
} as const;

export const newRefundRequestBounds = {
  amount: { minimum: 1, maximum: 9007199254740991 },
  reason: { minLength: 1, maxLength: 300 },
} as const;

export const newRefundRoundBounds = {
  reason: { minLength: 1, maxLength: 300 },
  orders: { minimum: 1, maximum: 1000000000 },
  amount: { minimum: 1, maximum: 9007199254740991 },
} as const;

export const newReviewBounds = {
  stars: { minimum: 1, maximum: 5 },
  text: { maxLength: 1000 },
  name: { maxLength: 40 },
} as const;

export const pageContentBounds = {
  suggestedAmounts: { maxItems: 4, items: { minimum: 100, maximum: 50000000 } },
} as const;

export const periodBounds = {
  count: { minimum: 1, maximum: 3650 },
} as const;

export const placeBounds = {
  address: { maxLength: 300 },
  city: { maxLength: 80 },
  latitude: { minimum: -90, maximum: 90 },
  longitude: { minimum: -180, maximum: 180 },
  directions: { maxLength: 2000 },
} as const;

export const questionBounds = {
  label: { minLength: 1, maxLength: 120 },
  options: { maxItems: 20, items: { minLength: 1, maxLength: 80 } },
} as const;

export const questionAnswerBounds = {
  text: { minLength: 1, maxLength: 4000 },
} as const;

export const quizBounds = {
  questions: { maxItems: 100 },
  pass: { minimum: 0, maximum: 100 },
  tries: { minimum: 1, maximum: 100 },
  asked: { minimum: 1, maximum: 100 },
} as const;

export const quizQuestionBounds = {
  text: { maxLength: 1000 },
  options: { maxItems: 12, items: { minLength: 1, maxLength: 200 } },
  correct: { maxItems: 12, items: { minLength: 1, maxLength: 200 } },
  tolerance: { minimum: 0, maximum: 1000000000000 },
  explanation: { maxLength: 1000 },
} as const;

export const refundAnswerBounds = {
  message: { maxLength: 300 },
} as const;

export const reviewAnswerBounds = {
  text: { minLength: 1, maxLength: 1000 },
} as const;

export const reviewReportBounds = {
  reason: { minLength: 1, maxLength: 300 },
} as const;

export const seoBounds = {
  title: { maxLength: 120 },
  description: { maxLength: 300 },
} as const;

export const telegramContentBounds = {
  chatId: { maxLength: 32 },
  chatTitle: { maxLength: 120 },
  inviteUrl: { maxLength: 200 },
  benefits: { maxItems: 12, items: { minLength: 1, maxLength: 160 } },
} as const;

export const thankYouBounds = {
  message: { maxLength: 4000 },
  redirectUrl: { maxLength: 2048 },
  items: { maxItems: 20 },
} as const;

export const webinarContentBounds = {
  minutes: { minimum: 5, maximum: 1440 },
  timeZone: { maxLength: 64 },
  seats: { minimum: 1, maximum: 100000 },
  moreSessions: { maxItems: 29 },
  joinUrl: { maxLength: 2048 },
  recordingUrl: { maxLength: 2048 },
  items: { maxItems: 20 },
  outcomes: { maxItems: 12, items: { minLength: 1, maxLength: 160 } },
} as const;
