import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { accountRoutes } from './routes.account';
import { productRoutes } from './routes.products';
import { type ScreenRoute, signedIn } from './screen-route';

export const notFound: ScreenRoute = {
  pattern: '*',
  layout: 'page',
  access: 'public',
  title: () => t('Page not found'),
  load: async () => (await import('../../screens/not-found/NotFoundScreen')).NotFoundScreen,
};

/** All screens of the app. Public pages are */
export const routes: readonly ScreenRoute[] = [
  {
    pattern: paths.signIn,
    layout: 'guest',
    access: 'guest',
    title: () => t('Sign in'),
    load: async () => (await import('./SignInRoute')).SignInRoute,
  },
  {
    ...signedIn,
    pattern: paths.dashboard,
    title: () => t('Home'),
    load: async () => (await import('../../screens/dashboard/DashboardScreen')).DashboardScreen,
  },
  {
    ...signedIn,
    pattern: paths.analytics,
    title: () => t('Analytics'),
    load: async () => (await import('../../screens/analytics/AnalyticsScreen')).AnalyticsScreen,
  },
  {
    ...signedIn,
    pattern: paths.sales,
    title: () => t('Sales'),
    load: async () => (await import('../../screens/sales/sale/SalesScreen')).SalesScreen,
  },
  {
    ...signedIn,
    pattern: paths.purchases,
    title: () => t('Purchases'),
    load: async () => (await import('../../screens/purchases/PurchasesScreen')).PurchasesScreen,
  },
  ...accountRoutes,
  ...productRoutes,
];
