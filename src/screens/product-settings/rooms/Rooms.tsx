import { ButtonLink, Card, List, ListRow } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { useRooms } from '../../../queries/delivery/rooms.queries';

/** The ways into the rooms of this installation for their creator; nothing where creators bring their own. */
export function Rooms({ productId }: { productId: string }) {
  const rooms = useRooms(productId);
  if (!rooms.isError && (rooms.data?.items ?? []).length === 0) return null;
  return (
    <Card title={t('Your room')} padding="none">
      <AsyncStates
        of={rooms}
        subject={t('Your room')}
        reassurance={t('Buyers are let in all the same.')}
        skeleton={null}
      >
        {({ items }) => (
          <List label={t('Your room')}>
            {items.map(({ lessonId, title, url }) => (
              <ListRow
                key={lessonId ?? ''}
                title={title}
                truncate={false}
                meta={t('Be there first, and keep the link to yourself: whoever has it can enter.')}
                actions={
                  <ButtonLink href={url} external size="small" iconAfter="arrowRight">
                    {t('Open the room')}
                  </ButtonLink>
                }
              />
            ))}
          </List>
        )}
      </AsyncStates>
    </Card>
  );
}
