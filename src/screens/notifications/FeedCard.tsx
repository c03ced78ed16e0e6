import {
  Badge,
  Box,
  ButtonLink,
  Card,
  EmptyState,
  Icon,
  Inline,
  List,
  ListRow,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Notification } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { dateAndTime } from '@haat/web/time/when';
import { type ReactNode, useEffect, useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useMarkRead, useNotifications } from '../../queries/accounts/notifications.queries';
import { allItems } from '../../queries/pages';
import { eventText } from './event-text';

/** The feed. What it shows is read: the badge clears, and what was new stays marked until the list is opened again. */
export function FeedCard() {
  const feed = useNotifications();
  return (
    <AsyncStates
      of={feed}
      subject={t('The list')}
      reassurance={t('Your sales and your money are safe. Only the list of notifications did not load.')}
      skeleton={<RowsSkeleton rows={5} hasTitle />}
      isEmpty={(data) => allItems(data).length === 0}
      empty={
        <Card title={t('Messages')} padding="none">
          <EmptyState
            headingLevel={3}
            title={t('Nothing yet')}
            text={t('Each sale, each refund and everything about your money is listed here for 180 days.')}
            action={<ButtonLink href={paths.sales}>{t('View sales')}</ButtonLink>}
          />
        </Card>
      }
    >
      {(data) => (
        <Messages items={allItems(data)} unread={data.pages[0]?.unread ?? 0}>
          <MoreRows of={feed} />
        </Messages>
      )}
    </AsyncStates>
  );
}

interface MessagesProps {
  items: readonly Notification[];
  unread: number;
  /** What stands below the list. */
  children: ReactNode;
}

function Messages({ items, unread, children }: MessagesProps) {
  const { mutate: markRead } = useMarkRead();
  const marked = useMarkedNew(items, unread);
  const newest = items[0]?.at;
  const hasUnread = unread > 0;
  useEffect(() => {
    if (hasUnread && newest !== undefined) markRead({ until: newest });
  }, [hasUnread, newest, markRead]);
  return (
    <Card title={<Title unread={marked.count} />} padding="none">
      <Stack space="0">
        <List label={t('Messages')}>
          {items.map((item) => (
            <Row key={item.id} item={item} isNew={marked.ids.has(item.id)} />
          ))}
        </List>
        {children}
      </Stack>
    </Card>
  );
}

interface MarkedNew {
  ids: ReadonlySet<string>;
  /** Of all that is new, whether its page has loaded or not. */
  count: number;
}

/** What was unread at any time since the list was opened: the list is loaded again as soon as it counts as read. */
function useMarkedNew(items: readonly Notification[], unread: number): MarkedNew {
  const [marked, setMarked] = useState<MarkedNew>({ ids: new Set(), count: 0 });
  const unreadIds = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (unread <= marked.count && unreadIds.every((id) => marked.ids.has(id))) return marked;
  const ids = new Set([...marked.ids, ...unreadIds]);
  const next = { ids, count: Math.max(unread, ids.size) };
  setMarked(next);
  return next;
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

function Row({ item, isNew }: { item: Notification; isNew: boolean }) {
  const { event, title, text, link, at } = item;
  return (
    <ListRow
      leading={
        <Box alignSelf="start" shrink="0">
          <Icon name={eventText[event].icon} size={24} tone={isNew ? 'ink' : 'soft'} />
        </Box>
      }
      title={title}
      meta={text}
      below={
        <Inline space="8">
          {isNew && <Badge tone="link">{t('New')}</Badge>}
          <Text as="span" size="13" tone="soft">
            {dateAndTime(at)}
          </Text>
        </Inline>
      }
      truncate={false}
      href={link}
    />
  );
}
