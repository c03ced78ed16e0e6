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
];
