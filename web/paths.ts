/** Every address of the product, once; those that a kind of product has are in its facts, in `kinds/`. Odd spellings are the contract's and stand nowhere else. */
export const paths = {
  home: '/',
  privacy: '/Privacy',
  guidelines: '/Community_Guidelines',
  terms: '/Terms&Conditions',
  cancellation: '/Cancellation',
  contact: '/ContactUs',
  pricing: '/PricingPage',
  payVvip: '/Pay-VVIP',
  payPremium: '/Pay-PREMIUM',

  /** What a creator shows of themselves. */
  seller: (handle: string) => `/@${handle}`,
  /** Where anybody asks before buying: about a product of whatever kind, or a creator. */
  askAbout: (productId: string) => `/pp/${productId}/ask`,
  askCreator: (handle: string) => `/@${handle}/ask`,
  customLink: (link: string) => `/cml/${link}`,

  /** All that buyers say of a product, of whatever kind. */
  allReviews: (productId: string) => `/pp/${productId}/reviews`,
  trailer: (productId: string) => `/pp/${productId}/trailer`,
  /** The step between a payment page and its payment, for browsers without scripts. */
  checkout: (productId: string) => `/pp/${productId}/checkout`,
  /** Where payment starts and where the gateway returns to. */
  payment: (orderId: string) => `/cashfree?id=${encodeURIComponent(orderId)}`,
  access: (orderId: string) => `/access/${orderId}`,

  signIn: '/login',
  dashboard: '/admin',
  analytics: '/analytics',
  sales: '/transaction',
  /** One sale, opened over the list. */
  sale: (orderId: string) => `/transaction?sale=${encodeURIComponent(orderId)}`,
  /** All sales to one number. */
  salesTo: (phone: string) => `/transaction?q=${encodeURIComponent(phone)}`,
  /** Sales of some days, the last of which belongs; as date fields write them. */
  salesBetween: (from: string, to: string) => `/transaction?period=dates&from=${from}&to=${to}`,
  wallet: '/wallet',
  kyc: '/wallet/kyc',
  statement: '/viewallwallet',
  purchases: '/purchase',
  purchase: (orderId: string) => `/purchase?order=${encodeURIComponent(orderId)}`,
  reviews: '/reviews',
  /** About lessons. */
  questions: '/questions',
  notifications: '/notifications',
  discounts: '/discounts',
  links: '/links',
  /** The links of one product. */
  linksOf: (productId: string) => `/links?id=${encodeURIComponent(productId)}`,
  media: '/files',
  account: '/account',
  invitations: '/account/invitations',
  /** For the people who run this installation. */
  operator: '/operator',

  /** Products of all kinds; the contract has no address for them, so they stand at that of the first list. */
  products: '/payment?kind=all',
  create: (kind: string) => `/Create/${kind}`,
  edit: (kind: string, id: string) => `/Create/${kind}?id=${encodeURIComponent(id)}`,
} as const;

/** The sign-in screen, remembering whose invitation led there. */
export const invitationPath = (referralCode: string) =>
  `${paths.signIn}?ref=${encodeURIComponent(referralCode)}`;

/** The sign-in screen, leading back to `next` afterwards. */
export function signInPath(next?: string): string {
  return next ? `${paths.signIn}?next=${encodeURIComponent(next)}` : paths.signIn;
}

/**
 * The address of this installation that `next` names, or null: never another site, never the sign-in screen
 * itself. `origin` is scheme, host and port.
 */
export function returnPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  if (!url || url.origin !== origin || url.pathname.toLowerCase() === paths.signIn) return null;
  // "/.//elsewhere" is a path here, and what is left once its dots are gone names another host.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
