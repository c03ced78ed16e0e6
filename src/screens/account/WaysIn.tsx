import type { OwnAddress } from '@haat/contract';
import { Box, Button, Card, Icon, type IconName, Inline, List, ListRow } from '@haat/design-system';
import { AddAddress } from '../../actors/add-address.actor';
import { Faces } from '../../parts/faces/Faces';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { formatPhone } from '../../parts/people/phone';
import { fullDate } from '../../parts/time/when';
import { useAddresses } from '../../queries/account.queries';

/** Every phone, e-mail and Google account that opens this account, and how another is added. */
export function WaysIn() {
  const adding = AddAddress.useActorRef();
  const addresses = useAddresses();
  return (
    <Faces
      of={addresses}
      subject="The ways to sign in"
      reassurance="You stay signed in, and every way in still works."
      skeleton={<RowsSkeleton rows={2} hasTitle />}
    >
      {({ items }) => (
        <Card title="Ways to sign in" padding="none">
          <List label="Ways to sign in">
            {items.map((way) => (
              <ListRow
                key={`${way.channel} ${way.address ?? way.verifiedAt}`}
                leading={<Icon name={looks[way.channel].icon} size={24} tone="soft" />}
                title={nameOf(way)}
                meta={`${looks[way.channel].word} since ${fullDate(way.verifiedAt)}`}
              />
            ))}
          </List>
          <Box padding="16" borderTop="line">
            <Inline space="8">
              <Button
                size="small"
                icon="phone"
                onPress={() => adding.send({ type: 'address.add', way: 'phone' })}
              >
                Add a mobile number
              </Button>
              <Button
                size="small"
                icon="mail"
                onPress={() => adding.send({ type: 'address.add', way: 'email' })}
              >
                Add an e-mail
              </Button>
            </Inline>
          </Box>
        </Card>
      )}
    </Faces>
  );
}

const looks: Record<OwnAddress['channel'], { icon: IconName; word: string }> = {
  sms: { icon: 'phone', word: 'Code by SMS' },
  mail: { icon: 'mail', word: 'Code by e-mail' },
  google: { icon: 'globe', word: 'Linked' },
};

const nameOf = ({ channel, address }: OwnAddress) =>
  channel === 'google' ? 'Google' : channel === 'sms' ? formatPhone(address ?? '') : (address ?? '');
