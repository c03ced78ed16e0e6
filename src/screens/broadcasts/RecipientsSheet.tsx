import { List, ListRow, Sheet, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Broadcast } from '@haat/openapi';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { formatPhone } from '../../components/people/phone';
import { useUnreached } from '../../queries/delivery/broadcasts.queries';
import { allItems } from '../../queries/pages';
import { reasonText } from './broadcast-text';

/** Who did not get a message, and why. */
export const RecipientsSheet = ({
  broadcast,
  onClose,
}: {
  broadcast: Broadcast | null;
  onClose: () => void;
}) => (
  <Sheet open={broadcast !== null} onClose={onClose} title={t('Who did not get it')}>
    {broadcast && <Unreached id={broadcast.id} />}
  </Sheet>
);

function Unreached({ id }: { id: string }) {
  const recipients = useUnreached(id);
  return (
    <AsyncStates
      of={recipients}
      subject={t('The list')}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(data) => allItems(data).length === 0}
      empty={<Text tone="soft">{t('Names are kept for 90 days after a message was sent.')}</Text>}
    >
      {(data) => (
        <>
          <List label={t('Who did not get it')}>
            {allItems(data).map((recipient) => (
              <ListRow
                key={recipient.memberId}
                title={
                  recipient.name ||
                  (recipient.phone ? formatPhone(recipient.phone) : t('Somebody without a name'))
                }
                meta={reasonText(recipient)}
              />
            ))}
          </List>
          <MoreRows of={recipients} />
        </>
      )}
    </AsyncStates>
  );
}
