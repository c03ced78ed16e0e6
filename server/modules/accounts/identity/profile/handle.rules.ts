const day = 86_400_000;

/** How long an account keeps the handle it took last before it may take another. */
export const restMs = 30 * day;
/** How long a previous handle redirects and stays reserved. */
export const leadsOnMs = 90 * day;

export const isHandle = (handle: string): boolean => /^[A-Za-z0-9_]{3,30}$/.test(handle);

/** How it is compared: in any case it is the same handle. */
export const foldedHandle = (handle: string): string => handle.toLowerCase();

/** Whoever has one of these would seem to be the platform, or a page of it. */
const reserved = new Set(
  `haat official team staff support help helpdesk care contact contactus about admin administrator operator moderator
  system security abuse legal grievance root owner press news blog status test null undefined me you everyone here
  api app www mail email media assets static public cdn dev docs sandbox webhook webhooks health healthz ready readyz metrics openapi
  robots sitemap favicon manifest home index pricing pricingpage privacy terms cancellation guidelines community_guidelines
  login logout signin signup register account accounts profile settings notifications notification analytics transaction transactions
  wallet viewallwallet payout payouts payment payments pay refund refunds purchase purchases product products create order orders
  checkout cart discount discounts link links review reviews subscription subscriptions invoice invoices receipt receipts cashfree
  upi paytm razorpay google gpay phonepe telegram discord whatsapp instagram youtube facebook webinar webinars course courses
  lesson lessons lock combo page telcontent combocontent locupload telegramcreate telegrampriviewlogin tgch members membership
  tgsettings tgsettings1 tgsettings2 tgsettings3 tgsettings4 tgsettings5 tgsettings6 tgc cml access premium vvip verified`
    .split(/\s+/)
    .filter(Boolean),
);

const platformName = 'haat';

/** One of these, also with lines between its letters, and the name of the platform beside one: `haat_support`, `official_haat`. */
export function isReserved(folded: string): boolean {
  const plain = folded.replaceAll('_', '');
  const beside = [
    ...(plain.startsWith(platformName) ? [plain.slice(platformName.length)] : []),
    ...(plain.endsWith(platformName) ? [plain.slice(0, -platformName.length)] : []),
  ];
  return [folded, plain, ...beside].some((name) => reserved.has(name));
}
