import { Button, Card, Columns, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import { Session } from '../../actors/session.actor';
import { AsyncStateGroup } from '../../components/async-states/AsyncStateGroup';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { SellerName } from '../../components/people/SellerName';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
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

/** Profile, sign-in methods and devices. */
export function AccountScreen() {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Account')} />
      <AsyncStateGroup>
        <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
          <Stack space="cards">
            {user ? (
              <>
                <Card title={t('Name')}>
                  <SellerName />
                </Card>
                <PublicPage user={user} />
                <ProfilePictures name={user.name ?? ''} />
                <Plan />
                <StorageSection />
              </>
            ) : (
              <RowsSkeleton rows={2} hasTitle />
            )}
            <BusinessSection />
            <BusinessFees />
          </Stack>
          <Stack space="cards">
            <LanguageSetting />
            <ThemeChoice />
            <LoginMethods />
            <Devices />
            {user && <Invitation code={user.referralCode} />}
            <DataExportSection />
            <Card title={t('Sign out')}>
              <Stack space="16">
                <Text tone="soft">{t('On this device only. Your products stay on sale.')}</Text>
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
      </AsyncStateGroup>
      <AddAddressSheet />
    </Stack>
  );
}
