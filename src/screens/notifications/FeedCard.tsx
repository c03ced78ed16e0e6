import type { Notification } from '@haat/contract';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Icon,
  Inline,
  List,
  ListRow,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/words';
import { paths } from '../../app/paths';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { dateAndTime } from '../../parts/time/when';
import { useMarkRead, useNotifications } from '../../queries/notifications.queries';
import { allItems } from '../../queries/pages';
import { eventWords } from './event-words';

/** The feed: opening a line marks it as read, and goes where it is dealt with. */
export function FeedCard() {
  const feed = useNotifications();
  const { mutate: mark, isPending } = useMarkRead();
  const toast = useToast();
  return (
    <Faces
      of={feed}
      subject={t('The list')}
      reassurance={t('Your sales and your money are where they were. Only the list of messages is missing.')}
      skeleton={<RowsSkeleton rows={5} hasTitle />}
      isEmpty={(data) => allItems(data).length === 0}
      empty={
        <Card title={t('Messages')} padding="none">
          <EmptyState
            headingLevel={3}
            title={t('Nothing yet')}
            text={t('Each sale, each refund and everything about your money is listed here for 180 days.')}
            action={<ButtonLink href={paths.sales}>{t('See your sales')}</ButtonLink>}
          />
        </Card>
      }
    >
      {(data) => {
        const items = allItems(data);
        const unread = data.pages[0]?.unread ?? 0;
        const markAll = () =>
          mark(
            { until: items[0]?.at ?? '' },
            {
              onError: () =>
                toast.show({ text: t('They could not be marked as read. Try again.'), tone: 'critical' }),
            },
          );
        return (
          <Card
            title={<Title unread={unread} />}
            padding="none"
            action={
              unread > 0 && (
                <Button size="small" busy={isPending} onPress={markAll}>
                  {t('Mark all as read')}
                </Button>
              )
            }
          >
            <Stack space="0">
              <List label={t('Messages')}>
                {items.map((item) => (
                  <Row key={item.id} item={item} onOpen={() => mark({ ids: [item.id] })} />
                ))}
              </List>
              <MoreRows of={feed} />
            </Stack>
          </Card>
        );
      }}
    </Faces>
  );
}

/** The count has a line of its own, so that it stays whole beside the button on a phone. */
function Title({ unread }: { unread: number }) {
  if (unread === 0) return t('Messages');
  return (
    <>
      {t('Messages')}{' '}
      <Box as="span" display="block">
        <Text as="span" size="13" tone="soft" weight="regular">
          {t('{count} new', { count: unread >= 100 ? '99+' : unread })}
        </Text>
      </Box>
    </>
  );
}

function Row({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { event, title, text, link, at, readAt } = item;
  const isUnread = readAt === null;
  return (
    <ListRow
      leading={
        <Box alignSelf="start" shrink="0">
          <Icon name={eventWords[event].icon} size={24} tone={isUnread ? 'ink' : 'soft'} />
        </Box>
      }
      title={title}
      meta={text}
      below={
        <Inline space="8">
          {isUnread && <Badge tone="link">{t('New')}</Badge>}
          <Text as="span" size="13" tone="soft">
            {dateAndTime(at)}
          </Text>
        </Inline>
      }
      truncate={false}
      href={link}
      {...(isUnread && { onPress: onOpen })}
    />
  );
}
