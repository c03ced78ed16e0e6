import { Button, Card, CardPart, Icon, type IconName, Inline, List, ListRow } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { OwnAddress } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AddAddress } from '../../../actors/add-address.actor';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useAddresses } from '../../../queries/accounts/account.queries';
import { wayName } from './login-method-name';
import { RemoveLoginMethodDialog } from './RemoveLoginMethodDialog';

/** Every phone, e-mail and Google account that opens this account, how another is added, and how one is taken away. */
export function LoginMethods() {
  const adding = AddAddress.useActorRef();
  const addresses = useAddresses();
  const [leaving, setLeaving] = useState<OwnAddress | null>(null);
  return (
    <AsyncStates
      of={addresses}
      subject={t('Sign-in methods')}
      reassurance={t('You stay signed in, and all sign-in methods still work.')}
      skeleton={<RowsSkeleton rows={2} hasTitle />}
    >
      {({ items }) => (
        <Card title={t('Sign-in methods')} padding="none">
          <List label={t('Sign-in methods')}>
            {items.map((loginMethod) => (
              <ListRow
                key={loginMethod.id}
                leading={<Icon name={looks[loginMethod.channel].icon} size={24} tone="soft" />}
                title={wayName(loginMethod)}
                meta={t('{way} since {date}', {
                  way: t(looks[loginMethod.channel].label),
                  date: fullDate(loginMethod.verifiedAt),
                })}
                {...(loginMethod.canLeave && {
                  actions: (
                    <Button
                      size="small"
                      tone="quiet"
                      aria-haspopup="dialog"
                      aria-label={t('Remove {way}', { way: wayName(loginMethod) })}
                      onPress={() => setLeaving(loginMethod)}
                    >
                      {t('Remove')}
                    </Button>
                  ),
                })}
              />
            ))}
          </List>
          <CardPart ruled>
            <Inline space="8">
              <Button
                size="small"
                icon="phone"
                onPress={() => adding.send({ type: 'address.add', channel: 'phone' })}
              >
                {t('Add a mobile number')}
              </Button>
              <Button
                size="small"
                icon="mail"
                onPress={() => adding.send({ type: 'address.add', channel: 'email' })}
              >
                {t('Add an email')}
              </Button>
            </Inline>
          </CardPart>
          <RemoveLoginMethodDialog loginMethod={leaving} onClose={() => setLeaving(null)} />
        </Card>
      )}
    </AsyncStates>
  );
}

const looks: Record<OwnAddress['channel'], { icon: IconName; label: Phrase }> = {
  sms: { icon: 'phone', label: 'SMS code' },
  mail: { icon: 'mail', label: 'Email code' },
  google: { icon: 'globe', label: 'Linked' },
};
