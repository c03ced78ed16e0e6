import type { ComponentType } from 'react';
import { paths } from '../paths';

/** A screen, the layout it stands in, and who may see it. */
export interface ScreenRoute {
  /** In the router's notation: `:name` stands for one part of the path. */
  pattern: string;
  layout: 'guest' | 'page' | 'signedIn' | 'workspace';
  access: 'guest' | 'public' | 'signedIn';
  /** Of the browser's tab. */
  title: string;
  load: () => Promise<ComponentType>;
}

const signedIn = { layout: 'signedIn', access: 'signedIn' } as const;

export const notFound: ScreenRoute = {
  pattern: '*',
  layout: 'page',
  access: 'public',
  title: 'Page not found',
  load: async () => (await import('../../screens/not-found/NotFoundScreen')).NotFoundScreen,
};

/** Every screen of the app. What buyers see without signing in comes from the server as pages of its own. */
export const routes: readonly ScreenRoute[] = [
  {
    pattern: paths.signIn,
    layout: 'guest',
    access: 'guest',
    title: 'Sign in',
    load: async () => (await import('./SignInRoute')).SignInRoute,
  },
  {
    ...signedIn,
    pattern: paths.dashboard,
    title: 'Home',
    load: async () => (await import('../../screens/dashboard/DashboardScreen')).DashboardScreen,
  },
  {
    ...signedIn,
    pattern: paths.lists.page,
    title: 'Payment pages',
    load: async () => (await import('../../screens/payment-pages/PaymentPagesScreen')).PaymentPagesScreen,
  },
  {
    pattern: paths.create('page'),
    layout: 'workspace',
    access: 'signedIn',
    title: 'Payment page',
    load: async () => (await import('../../screens/page-editor/PageEditorScreen')).PageEditorScreen,
  },
  {
    ...signedIn,
    pattern: paths.sales,
    title: 'Sales',
    load: async () => (await import('../../screens/sales/SalesScreen')).SalesScreen,
  },
  {
    ...signedIn,
    pattern: paths.wallet,
    title: 'Wallet',
    load: async () => (await import('../../screens/wallet/WalletScreen')).WalletScreen,
  },
  {
    ...signedIn,
    pattern: paths.purchases,
    title: 'Purchases',
    load: async () => (await import('../../screens/purchases/PurchasesScreen')).PurchasesScreen,
  },
];
