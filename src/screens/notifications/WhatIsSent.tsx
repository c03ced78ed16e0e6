import type { User } from '@haat/contract';
import { Card, Icon, type IconName, List, ListRow } from '@haat/design-system';
import { type PushStanding, selectStanding } from '@haat/machines/push';
import { Push } from '../../actors/push.actor';
import { formatPhone } from '../../parts/people/phone';

interface Sent {
  icon: IconName;
  what: string;
  how: string;
}

/** Each kind of message, and the way it takes. */
export function WhatIsSent({ user }: { user: User }) {
  const standing = Push.useSelector(selectStanding);
  return (
    <Card title="What we send you" padding="none">
      <List label="What we send you">
        {sentTo(user, standing).map(({ icon, what, how }) => (
          <ListRow
            key={what}
            leading={<Icon name={icon} size={24} tone="soft" />}
            title={what}
            meta={how}
            truncate={false}
          />
        ))}
      </List>
    </Card>
  );
}

function sentTo({ phone, email }: User, standing: PushStanding | null): Sent[] {
  const byText = phone
    ? `By SMS to ${formatPhone(phone)}`
    : email
      ? `By e-mail to ${email}, as long as there is no phone`
      : 'By no SMS or e-mail, as long as there is neither a phone nor an e-mail';
  const onDevices = standing === 'absent' ? '.' : ', and on every device where you turn it on.';
  return [
    { icon: 'receipt', what: 'Each sale', how: `${byText}${onDevices}` },
    {
      icon: 'book',
      what: 'What you buy, and money given back to you',
      how: 'By SMS to the phone you gave on paying, and by e-mail if you gave one.',
    },
    { icon: 'lock', what: 'Codes to sign in', how: 'Only when you ask for one.' },
  ];
}
