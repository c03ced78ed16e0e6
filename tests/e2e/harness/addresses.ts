// Every address of the contract, letter by letter and not from the product's own table, which it holds to account.

/** Open to everybody; they are for search engines too. */
export const publicPages = [
  '/',
  '/Privacy',
  '/Community_Guidelines',
  '/Terms&Conditions',
  '/Cancellation',
  '/ContactUs',
  '/PricingPage',
  '/Pay-VVIP',
  '/Pay-PREMIUM',
];

/** Where each kind of product has its preview, followed by its id. */
export const previewOfKind = {
  page: '/pp/',
  lock: '/lc/',
  webinar: '/wp/',
  course: '/cc/',
  lesson: '/cp/',
  telegram: '/tg/',
  combo: '/tgc/',
  discord: '/dc/',
} as const;

/** Open to everybody, each followed by the id of a product. */
export const previews = Object.values(previewOfKind);

/** For people who are signed in. */
export const signedInScreens = [
  '/admin',
  '/transaction',
  '/wallet',
  '/purchase',
  '/Create/page',
  '/Create/webinar',
  '/telegramCreate',
  '/account',
  '/tgch/nothing',
  '/tgch/nothing/messages',
  '/members/nothing',
  '/notifications',
  '/viewallwallet',
  '/telContent',
  '/combocontent',
  '/locupload',
  '/payment',
  '/webinar',
  '/course',
];

const below = (area: string, children: string) => children.split(' ').map((child) => `/${area}/${child}`);

/** The settings of a product, each followed by `?id=`. */
export const settingsScreens = [
  ...below('tgsettings', 'analist tran TelegramDiscount TelegramEdit'),
  ...below('tgsettings', 'webinarEdit comboEdit lockEdit courseEdit pageEdit'),
  ...below('tgsettings1', 'Analistpage tranpage discountpage editpage engagement'),
  ...below('tgsettings2', 'Analistcours trancours discountcours editcourd engagement'),
  ...below('tgsettings3', 'Analistdiscord trandiscord discountdiscord editdiscord'),
  ...below('tgsettings4', 'AnalistLock AnalistPageLock AnalistLockDiscount AnalistLockdEdit engagement'),
  ...below('tgsettings5', 'Analistwebinar tranwebinar discountwebinar editwebinar'),
  ...below('tgsettings6', 'AnalistCombo trancombo discountcombo editcombo'),
];

const isOfOtherKinds = (address: string): boolean => /^\/tgsettings[2-6]\//.test(address);

/** Settings of channels and pages. */
export const ownSettings = settingsScreens.filter((address) => !isOfOtherKinds(address));
/** Those of all other kinds: without a product they show the chooser that those of channels show. */
export const choosers = settingsScreens.filter(isOfOtherKinds);
