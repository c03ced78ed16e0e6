// Names that were replaced and must not come back: retired → use instead. Add a line when you rename something.
// Decision records and migrations keep the names of their time (scripts/check/names.mjs).

/** Files and folders, by the beginning of their path. */
export const retiredPaths = {
  '.storybook/faces.test': '.storybook/async-states.test.ts',
  '.storybook/showroom.test.ts': '.storybook/story-coverage.test.ts',
  '.storybook/told-faces': '.storybook/story-coverage.ts',
  'scripts/check/walls.mjs': 'scripts/check/imports.mjs',
  'scripts/check/words.': 'scripts/check/translations.mjs',
  'server/modules/access/': 'server/modules/delivery/access/',
  'server/modules/buyer-sessions/': 'server/modules/accounts/buyer-sessions/',
  'server/modules/checkout/': 'server/modules/orders/checkout/',
  'server/modules/follow-ups/': 'server/modules/orders/payment-reminders/',
  'server/modules/identity/': 'server/modules/accounts/identity/',
  'server/modules/insight/': 'server/modules/analytics/',
  'server/modules/leaving/': 'server/modules/accounts/account-deletion/',
  'server/modules/notifications/': 'server/modules/messaging/feed/',
  'server/modules/notify/': 'server/modules/messaging/',
  'server/modules/operator/': 'server/modules/admin/operator/',
  'server/modules/takeout/': 'server/modules/accounts/data-export/',
  'server/platform/house': 'server/platform/money/platform-account.ts',
  'src/components/async-states/Faces': 'src/components/async-states/AsyncStates.tsx',
  'src/parts/': 'src/components/',
  'src/preview/': 'storefront/',
  'storefront/touch': 'storefront/enhance',
  'words/': 'i18n/',
};

/** Identifiers, packages, environment variables, tables, events: whole words in code and documentation. */
export const retiredNames = {
  '@haat/contract': '@haat/openapi',
  '@haat/words': '@haat/i18n',
  FacesTogether: 'AsyncStateGroup',
  HAAT_SECRET_FORMER: 'HAAT_SECRET_PREVIOUS',
  KYC_FORMER_KEYS: 'KYC_PREVIOUS_KEYS',
  LeavingObstacle: 'DeletionBlocker',
  OPERATOR_MOVES_ALONE: 'OPERATOR_DAILY_LIMIT',
  PAYOUT_LEAST: 'PAYOUT_MIN',
  PRICE_LEAST: 'PRICE_MIN',
  PRICE_MOST: 'PRICE_MAX',
  REFUNDS_WITHOUT_CODE: 'REFUND_OTP_THRESHOLD',
  TDS_PERSON_SPARED: 'TDS_EXEMPTION',
  createGoing: 'createDeletionRun',
  createLeaving: 'createAccountDeletion',
  createPacking: 'createArchiver',
  createTakeout: 'createDataExport',
  createWaysIn: 'createLoginMethods',
  createWiping: 'createErasure',
  findWays: 'findLoginMethods',
  getLeaving: 'getAccountDeletion',
  getTakeout: 'getDataExport',
  leavingMachine: 'accountDeletionMachine',
  removeLostWay: 'removeLostLoginMethod',
  removeLostWayIn: 'removeLostLoginMethod',
  shownWay: 'describeLoginMethod',
  showroom: 'Storybook',
  takeOut: 'requestDataExport',
  takeoutFile: 'createDataExportFile',
  touchWords: 'enhanceWords',
  useSaidTogether: 'useSharedTrouble',
  wallsStand: 'importsFollowRules',
  wordsAreSaid: 'textsAreTranslated',
};

/** Texts of screens, messages, errors and documentation. */
export const retiredTexts = {};
