import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { type ScreenRoute, signedIn } from './screen-route';

/** What belongs to the person rather than to one product. */
export const accountRoutes: readonly ScreenRoute[] = [
  {
    ...signedIn,
    pattern: paths.wallet,
    title: () => t('Wallet'),
    load: async () => (await import('../../screens/wallet/WalletScreen')).WalletScreen,
  },
  {
    ...signedIn,
    pattern: paths.kyc,
    title: () => t('KYC'),
    load: async () => (await import('../../screens/kyc/KycScreen')).KycScreen,
  },
  {
    ...signedIn,
    pattern: paths.statement,
    title: () => t('Statement'),
    load: async () => (await import('../../screens/statement/StatementScreen')).StatementScreen,
  },
  {
    ...signedIn,
    pattern: paths.account,
    title: () => t('Account'),
    load: async () => (await import('../signed-in/account/AccountRoute')).AccountRoute,
  },
  {
    ...signedIn,
    pattern: paths.invitations,
    title: () => t('Your invitations'),
    load: async () => (await import('../../screens/account/invitations/InvitationsScreen')).InvitationsScreen,
  },
  {
    ...signedIn,
    pattern: paths.notifications,
    title: () => t('Notifications'),
    load: async () => (await import('../../screens/notifications/NotificationsScreen')).NotificationsScreen,
  },
  {
    ...signedIn,
    pattern: paths.reviews,
    title: () => t('Reviews'),
    load: async () => (await import('../../screens/reviews/ReviewsScreen')).ReviewsScreen,
  },
  {
    ...signedIn,
    pattern: paths.questions,
    title: () => t('Questions'),
    load: async () => (await import('../../screens/questions/QuestionsScreen')).QuestionsScreen,
  },
  {
    ...signedIn,
    pattern: paths.discounts,
    title: () => t('Discounts'),
    load: async () => (await import('../../screens/discounts/DiscountsScreen')).DiscountsScreen,
  },
  {
    ...signedIn,
    pattern: paths.media,
    title: () => t('Files'),
    load: async () => (await import('../../screens/media/MediaScreen')).MediaScreen,
  },
  {
    ...signedIn,
    pattern: paths.links,
    title: () => t('Links'),
    load: async () => (await import('../../screens/links/LinksScreen')).LinksScreen,
  },
  {
    ...signedIn,
    pattern: paths.operator,
    title: () => t('Admin'),
    load: async () => (await import('../signed-in/OperatorRoute')).OperatorRoute,
  },
];
