import { Box, Button, Card, Columns, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import type { User } from '@haat/openapi';
import { Session } from '../../actors/session.actor';
import { AsyncStateGroup } from '../../components/async-states/AsyncStateGroup';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { InstallCard } from '../../components/install/InstallCard';
import { SellerName } from '../../components/people/SellerName';
import { useSells } from '../../components/people/use-sells';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import * as styles from './account.css';
import { BusinessFees } from './business/BusinessFees';
import { BusinessSection } from './business/BusinessSection';
import { Devices } from './Devices';
import { DataExportSection } from './data-export/DataExportSection';
import { AccountDeletionSection } from './deletion/AccountDeletionSection';
import { Invitation } from './invitations/Invitation';
import { AddAddressSheet } from './login-methods/AddAddressSheet';
import { LoginMethods } from './login-methods/LoginMethods';
import { Plan } from './Plan';
import { LanguageSetting, ThemeChoice } from './Preferences';
import { PublicPage } from './PublicPage';
import { ProfilePictures } from './photo/ProfilePictures';
import { StorageSection } from './StorageSection';

/** Profile, sign-in methods and devices. What only creators need is folded for whoever sells nothing. */
export function AccountScreen() {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
  const sells = useSells();
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Account')} />
      <AsyncStateGroup>
        <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
          <Stack space="cards">
            {user ? (
              <Card title={t('Name')}>
                <SellerName />
              </Card>
            ) : (
              <RowsSkeleton rows={2} hasTitle />
            )}
            {sells ? <ForSelling user={user} /> : <Own />}
          </Stack>
          <Stack space="cards">
            {sells && <Own />}
            <Devices />
            <InstallCard />
            {user && sells && <Invitation code={user.referralCode} />}
            <DataExportSection />
            <Card title={t('Sign out')}>
              <Stack space="16">
                <Text tone="soft">
                  {sells ? t('On this device only. Your products stay on sale.') : t('On this device only.')}
                </Text>
                <Inline space="8">
                  <Button icon="logout" onPress={() => session.send({ type: 'session.logout' })}>
                    {t('Sign out')}
                  </Button>
                </Inline>
              </Stack>
            </Card>
            <AccountDeletionSection />
          </Stack>
        </Columns>
        {!sells && (
          <Box as="details">
            <Box as="summary" className={styles.fold}>
              {t('For selling')}
            </Box>
            <Stack space="cards">
              <ForSelling user={user} />
              {user && <Invitation code={user.referralCode} />}
            </Stack>
          </Box>
        )}
      </AsyncStateGroup>
      <AddAddressSheet />
    </Stack>
  );
}

/** What everybody has. */
const Own = () => (
  <>
    <LanguageSetting />
    <ThemeChoice />
    <LoginMethods />
  </>
);

/** What buyers meet, and what selling costs. */
const ForSelling = ({ user }: { user: User | null }) => (
  <>
    {user && (
      <>
        <PublicPage user={user} />
        <ProfilePictures name={user.name ?? ''} />
        <Plan />
        <StorageSection />
      </>
    )}
    <BusinessSection />
    <BusinessFees />
  </>
);
