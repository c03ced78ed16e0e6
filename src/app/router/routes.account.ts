import { paths } from '../paths';
import { type ScreenRoute, signedIn } from './screen-route';

/** What belongs to the person rather than to one product. */
export const accountRoutes: readonly ScreenRoute[] = [
  {
    ...signedIn,
    pattern: paths.wallet,
    title: 'Wallet',
    load: async () => (await import('../../screens/wallet/WalletScreen')).WalletScreen,
  },
  {
    ...signedIn,
    pattern: paths.statement,
    title: 'Statement',
    load: async () => (await import('../../screens/statement/StatementScreen')).StatementScreen,
  },
  {
    ...signedIn,
    pattern: paths.account,
    title: 'Account',
    load: async () => (await import('../signed-in/AccountRoute')).AccountRoute,
  },
  {
    ...signedIn,
    pattern: paths.notifications,
    title: 'Notifications',
    load: async () => (await import('../../screens/notifications/NotificationsScreen')).NotificationsScreen,
  },
];
