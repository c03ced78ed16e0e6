import { Card, Columns, Link, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ChannelPlatform } from '@haat/kinds/kind';
import type { ProductKind } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { createProduct } from '../../queries/catalog/products.queries';
import { ChannelList } from './ChannelList';
import { ConnectCard } from './ConnectCard';
import { type Channel, type ChannelService, type Channels, channelServices } from './services';

/** Connects channels or servers to the bot, and begins products that admit to them. */
export function ChannelsScreen({ kind, platform }: { kind: ProductKind; platform: ChannelPlatform }) {
  const service = channelServices[platform];
  const channels = service.useChannels();
  return (
    <Stack space="cards">
      <ScreenHeader title={t(service.texts.title)} />
      <AsyncStates
        of={channels}
        subject={t(service.texts.subject)}
        reassurance={t('Members are still admitted and removed.')}
        skeleton={<RowsSkeleton rows={3} hasTitle />}
      >
        {(data) => <Connections kind={kind} service={service} channels={data} />}
      </AsyncStates>
    </Stack>
  );
}

interface ConnectionsProps {
  kind: ProductKind;
  service: ChannelService;
  channels: Channels;
}

function Connections({ kind, service, channels: { isAvailable, items } }: ConnectionsProps) {
  const { busyId, use } = useNewProduct(kind);
  if (!isAvailable) return <WithoutBot kind={kind} texts={service.texts} />;
  return (
    <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
      <ConnectCard service={service} channels={items} isBusy={busyId !== null} onUse={use} />
      <Stack space="cards">
        {items.length > 0 && <ChannelList service={service} channels={items} busyId={busyId} onUse={use} />}
        <SharedLink kind={kind} />
      </Stack>
    </Columns>
  );
}

/** Begins a product that admits to a channel, and goes on in its editor. */
function useNewProduct(kind: ProductKind) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const toast = useToast();
  const use = async ({ id: channelId, title, content }: Channel) => {
    setBusyId(channelId);
    try {
      const { id } = await createProduct({ kind, title: title.trim(), prices: [], content });
      navigate(paths.edit(kind, id));
    } catch {
      setBusyId(null);
      toast.show({ text: t('The product could not be created. Try again.'), tone: 'critical' });
    }
  };
  return { busyId, use: (channel: Channel) => void use(channel) };
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

const WithoutBot = ({ kind, texts }: { kind: ProductKind; texts: ChannelService['texts'] }) => (
  <Card title={t(texts.noBot)}>
    <Stack space="12">
      <Text>{t(texts.noBotText)}</Text>
      <Link href={paths.create(kind)} standalone iconAfter="chevronRight">
        {t('Sell an invite link')}
      </Link>
    </Stack>
  </Card>
);
