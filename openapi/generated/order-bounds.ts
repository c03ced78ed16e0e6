// Generated from openapi.yaml by `npm run generate`; edits are lost.
export const buyerBounds = {
  phone: { minLength: 10, maxLength: 20 },
  name: { maxLength: 120 },
  state: { maxLength: 2 },
  gstin: { maxLength: 40 },
  address: { maxLength: 300 },
} as const;

export const newGiftBounds = {
  phone: { minLength: 10, maxLength: 20 },
  name: { maxLength: 120 },
  from: { maxLength: 60 },
  message: { maxLength: 300 },
  deliverOn: { maxLength: 10 },
} as const;

export const newOrderBounds = {
  productId: { minLength: 1, maxLength: 64 },
  priceId: { maxLength: 32 },
  amount: { minimum: 0, maximum: 50000000 },
  due: { minimum: 0, maximum: 50000000 },
  quantity: { minimum: 1, maximum: 20 },
  discountCode: { maxLength: 40 },
  seatOffer: { maxLength: 120 },
} as const;

export const priceBounds = {
  id: { maxLength: 32 },
  label: { maxLength: 60 },
  amount: { minimum: 0, maximum: 50000000 },
  compareAt: { minimum: 100, maximum: 50000000 },
  trialDays: { minimum: 1, maximum: 365 },
  stock: { minimum: 0, maximum: 1000000 },
  mostPerOrder: { minimum: 2, maximum: 20 },
} as const;
