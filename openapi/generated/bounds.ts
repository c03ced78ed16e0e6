// Generated from openapi.yaml by `npm run generate`; edits are lost.
export const comboContentBounds = {
  items: { maxItems: 20 },
} as const;

export const courseContentBounds = {
  sections: { maxItems: 50 },
} as const;

export const lockContentBounds = {
  items: { maxItems: 50 },
} as const;

export const periodBounds = {
  count: { minimum: 1, maximum: 3650 },
} as const;

export const priceBounds = {
  id: { maxLength: 32 },
  label: { maxLength: 60 },
  amount: { minimum: 0, maximum: 50000000 },
  compareAt: { minimum: 100, maximum: 50000000 },
  trialDays: { minimum: 1, maximum: 365 },
  stock: { minimum: 0, maximum: 1000000 },
} as const;

export const questionBounds = {
  label: { minLength: 1, maxLength: 120 },
  options: { maxItems: 20, items: { minLength: 1, maxLength: 80 } },
} as const;

export const reviewAnswerBounds = {
  words: { minLength: 1, maxLength: 1000 },
} as const;

export const reviewReportBounds = {
  reason: { minLength: 1, maxLength: 300 },
} as const;
