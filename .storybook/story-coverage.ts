/** What anything that is loaded can look like; a story of that name shows it. */
export const asyncStates = ['Loading', 'Empty', 'Full', 'Failed', 'Offline'] as const;
export type AsyncState = (typeof asyncStates)[number];

interface StoryCoverage {
  /** Whose stories show it, where it has none of its own: what it stands in. */
  by?: string;
  /** States whose story is called by what it is then. */
  as?: Partial<Record<AsyncState, string>>;
  /** States that it does not have, and why. */
  never?: Partial<Record<AsyncState, string>>;
}

const noneOrOne = { Empty: 'There is one, or it is not opened.' };
const alwaysSomething = { Empty: 'There always is one.' };
const yesOrNo = { Empty: 'It is on or off, and has no third.' };
const loadsNothing = { Loading: 'It loads nothing.', Failed: 'It loads nothing.' };

/** Screens of `src/screens` whose states are not all shown by stories of their own under these names. */
export const coverage: Readonly<Record<string, StoryCoverage>> = {
  'account/AccountScreen': { never: alwaysSomething },
  'account/business/BusinessFees': { as: { Empty: 'None' } },
  'account/business/BusinessSection': { as: { Empty: 'Without', Full: 'With' } },
  'account/Devices': { by: 'AccountScreen', never: { Empty: 'One looks at it from a device.' } },
  'account/invitations/Invitation': {
    by: 'AccountScreen',
    never: { Empty: 'The link stands there whoever came by it.' },
  },
  'account/deletion/AccountDeletionSection': { as: { Empty: 'Staying', Full: 'OnTheWay' } },
  'account/Plan': { by: 'AccountScreen', never: alwaysSomething },
  'account/PublicPage': { as: { Empty: 'None', Full: 'Changed' } },
  'account/data-export/DataExportSection': { as: { Empty: 'NoneYet', Full: 'Ready' } },
  'account/login-methods/LoginMethods': {
    by: 'AccountScreen',
    never: { Empty: 'One has come in by a way.' },
  },
  'discounts/DiscountsPanel': { by: 'DiscountsScreen' },
  'links/PaymentRemindersCard': { by: 'LinksScreen' },
  'not-found/NotFoundScreen': {
    as: { Full: 'NotFound' },
    never: { ...loadsNothing, Empty: 'It is the same every time.', Offline: 'It needs no network.' },
  },
  'notifications/Choices': { by: 'NotificationsScreen' },
  'notifications/FeedCard': { by: 'NotificationsScreen' },
  'offline/OfflineScreen': {
    as: { Full: 'Waiting' },
    never: { ...loadsNothing, Empty: 'It is the same every time.' },
  },
  // What the sections of the operator are made of.
  'admin/Cases': { by: 'Tickets' },
  'admin/AdminSection': { by: 'Tickets' },
  'admin/creators/Creator': { never: noneOrOne },
  'admin/OperatorScreen': { never: { Empty: 'Its sections stand there when nothing waits in them.' } },
  'product-editor/ProductEditorInArea': {
    by: 'Editor',
    as: { Full: 'Basics' },
    never: {
      Loading: 'The product is loaded by AreaScreen.',
      Failed: 'The product is loaded by AreaScreen.',
      Offline: 'The product is loaded by AreaScreen.',
    },
  },
  'product-editor/ProductEditorScreen': {
    by: 'Existing',
    never: { Empty: 'A new one loads nothing: Empty of Editor.' },
  },
  'product-settings/AreaScreen': { by: 'OneProduct', as: { Full: 'Published' }, never: noneOrOne },
  'purchases/AskRefund': { as: { Empty: 'Nothing', Full: 'Asked' } },
  'purchases/PurchaseDocuments': { as: { Empty: 'None' } },
  'purchases/PurchaseSheet': { never: noneOrOne },
  'purchases/subscription/SubscriptionSection': { as: { Full: 'Active' }, never: noneOrOne },
  'sales/sale/SaleDocuments': { as: { Empty: 'NothingPaid' } },
  'sales/sale/SaleSheet': { never: noneOrOne },
  'sales/sale/Sales': { by: 'SalesScreen' },
  'sign-in/SignInScreen': { as: { Loading: 'PhoneSending', Empty: 'Phone', Full: 'Code' } },
  'wallet/withdraw/DailyPayouts': { as: { Full: 'On' }, never: yesOrNo },
  'wallet/withdraw/PayoutSheet': { as: { Full: 'OnItsWay' }, never: noneOrOne },
  'wallet/Statement': { by: 'WalletScreen' },
  'wallet/withdraw/WithdrawSheet': { as: { Empty: 'KycNeeded' } },
  'wallet/withdraw/Withdrawals': { by: 'WalletScreen' },
};
