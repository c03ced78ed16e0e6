import { paths } from '../paths';
import { type ScreenRoute, signedIn, workspace } from './screen-route';

/** Lists, makers and settings of products. */
export const productRoutes: readonly ScreenRoute[] = [
  {
    ...signedIn,
    pattern: paths.lists.page,
    title: 'Payment pages',
    load: async () => (await import('../../screens/payment-pages/PaymentPagesScreen')).PaymentPagesScreen,
  },
  {
    ...workspace,
    pattern: paths.create('page'),
    title: 'Payment page',
    load: async () => (await import('../../screens/page-editor/PageEditorScreen')).PageEditorScreen,
  },
];
