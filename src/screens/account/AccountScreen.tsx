import { Button, Card, Columns, Inline, Stack, Text } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { t } from '@haat/i18n';
import { Session } from '../../actors/session.actor';
import { FacesTogether } from '../../components/async-states/FacesTogether';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { SellerName } from '../../components/people/SellerName';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { AddAddressSheet } from './login-methods/AddAddressSheet';
import { BusinessFees } from './business/BusinessFees';
import { BusinessSection } from './business/BusinessSection';
import { Devices } from './Devices';
import { Invitation } from './invitations/Invitation';
import { LanguageSetting } from './LanguageSetting';
import { LeavingSection } from './deletion/AccountDeletionSection';
import { Plan } from './Plan';
import { PublicPage } from './PublicPage';
import { TakeoutSection } from './data-export/DataExportSection';
import { ThemeChoice } from './ThemeChoice';
import { WaysIn } from './login-methods/LoginMethods';

/** Who somebody is here, how they sign in, and where they are signed in. */
export function AccountScreen() {
  const user = Session.useSelector(selectUser);
  const session = Session.useActorRef();
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Account')} />
      <FacesTogether>
        <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
          <Stack space="cards">
            {user ? (
              <>
                <Card title={t('Name')}>
                  <SellerName />
                </Card>
                <PublicPage user={user} />
                <Plan />
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
            <WaysIn />
            <Devices />
            {user && <Invitation code={user.referralCode} />}
            <TakeoutSection />
            <Card title={t('Sign out')}>
              <Stack space="16">
                <Text tone="soft">{t('On this device only. Your pages stay on sale.')}</Text>
                <Inline space="8">
                  <Button icon="logout" onPress={() => session.send({ type: 'session.logout' })}>
                    {t('Sign out')}
                  </Button>
                </Inline>
              </Stack>
            </Card>
            <LeavingSection />
          </Stack>
        </Columns>
      </FacesTogether>
      <AddAddressSheet />
    </Stack>
  );
}
