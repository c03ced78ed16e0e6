import { Card, Columns, Link, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind, TelegramConnection, TelegramConnections } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useChannels } from '../../queries/catalog/channels.queries';
import { createProduct } from '../../queries/catalog/products.queries';
import { ChannelList } from './ChannelList';
import { ConnectCard } from './ConnectCard';

/** Connects channels to the bot, and begins products that admit to them. */
export function ChannelsScreen({ kind }: { kind: ProductKind }) {
  const channels = useChannels();
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Connect a channel')} />
      <AsyncStates
        of={channels}
        subject={t('Your channels')}
        reassurance={t('Members are still admitted and removed.')}
        skeleton={<RowsSkeleton rows={3} hasTitle />}
      >
        {(data) => <Channels kind={kind} connections={data} />}
      </AsyncStates>
    </Stack>
  );
}

function Channels({
  kind,
  connections: { isAvailable, items },
}: {
  kind: ProductKind;
  connections: TelegramConnections;
}) {
  const { busyId, use } = useNewProduct(kind);
  if (!isAvailable) return <WithoutBot kind={kind} />;
  return (
    <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
      <ConnectCard channels={items} isBusy={busyId !== null} onUse={use} />
      <Stack space="cards">
        {items.length > 0 && <ChannelList channels={items} busyId={busyId} onUse={use} />}
        <SharedLink kind={kind} />
      </Stack>
    </Columns>
  );
}

/** Begins a product that admits to a channel, and goes on in its editor. */
function useNewProduct(kind: ProductKind) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const toast = useToast();
  const use = async ({ id: chatId, title: chatTitle, type: chatType }: TelegramConnection) => {
    setBusyId(chatId);
    try {
      const title = chatTitle.trim();
      const { id } = await createProduct({
        kind,
        title,
        prices: [],
        content: { chatId, chatTitle: title, chatType },
      });
      navigate(paths.edit(kind, id));
    } catch {
      setBusyId(null);
      toast.show({ text: t('The product could not be created. Try again.'), tone: 'critical' });
    }
  };
  return { busyId, use: (channel: TelegramConnection) => void use(channel) };
}

/** The way without the bot, where there is one. */
const SharedLink = ({ kind }: { kind: ProductKind }) => (
  <Card title={t('Without the bot')}>
    <Stack space="12">
      <Text tone="soft">
        {t(
          'You can also sell an invite link. Then everybody who has it can join and pass it on, and you remove members yourself.',
        )}
      </Text>
      <Link href={paths.create(kind)} standalone iconAfter="chevronRight">
        {t('Sell an invite link instead')}
      </Link>
    </Stack>
  </Card>
);

const WithoutBot = ({ kind }: { kind: ProductKind }) => (
  <Card title={t('This installation has no Telegram bot')}>
    <Stack space="12">
      <Text>
        {t(
          'Channels cannot be connected here, so members are not admitted or removed automatically. You can sell an invite link that you share yourself.',
        )}
      </Text>
      <Link href={paths.create(kind)} standalone iconAfter="chevronRight">
        {t('Sell an invite link')}
      </Link>
    </Stack>
  </Card>
);
