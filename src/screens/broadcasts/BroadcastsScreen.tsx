import { Button, ButtonLink, Card, EmptyState, Inline, Notice, Sheet, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { membersPath } from '@haat/kinds/facts';
import type { Broadcast, ProductKind } from '@haat/openapi';
import { settingsPath } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { NoSuchProduct } from '../../components/product-kinds/NoSuchProduct';
import { useOwnProduct } from '../../components/product-kinds/use-own-product';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useBroadcasts } from '../../queries/delivery/broadcasts.queries';
import { allItems } from '../../queries/pages';
import { BroadcastCard } from './BroadcastCard';
import { Composer } from './Composer';
import { RecipientsSheet } from './RecipientsSheet';
import { useBroadcastDraft } from './use-broadcast-draft';

/** Messages to the members of a product. */
export function BroadcastsScreen({ kind, id }: { kind: ProductKind; id: string }) {
  const ownProduct = useOwnProduct([kind], id, (other) => settingsPath(other.kind, 'analytics', other.id));
  if (ownProduct.is === 'unknown') return <NoSuchProduct kind={kind} />;
  if (ownProduct.is === 'elsewhere') return null;
  return <ProductBroadcasts kind={kind} id={id} title={ownProduct.product?.title ?? t('Messages')} />;
}

function ProductBroadcasts({ kind, id, title }: { kind: ProductKind; id: string; title: string }) {
  const handle = useBroadcastDraft(id);
  const [isWriting, setIsWriting] = useState(false);
  const [unreached, setUnreached] = useState<Broadcast | null>(null);
  const isSmall = useLayout().kind === 'mobile';
  const broadcasts = useBroadcasts(id);
  const audience = broadcasts.data?.pages[0]?.audience ?? null;
  const isEmpty = broadcasts.data !== undefined && allItems(broadcasts.data).length === 0;
  const canWrite = audience?.canSend === true && audience.leftToday > 0;
  const write = canWrite && (
    <Button
      tone="accent"
      icon="send"
      mainAction
      fullWidth={isSmall}
      aria-haspopup="dialog"
      onPress={() => setIsWriting(true)}
    >
      {handle.draft.text.trim() === '' ? t('Message members') : t('Continue message')}
    </Button>
  );
  const members = membersPath(kind, id);
  const toMembers = members && (
    <ButtonLink href={members} tone="quiet" icon="users" fullWidth={isSmall}>
      {t('Members')}
    </ButtonLink>
  );
  const actions = !isSmall && (
    <Inline space="8" wrap={false}>
      {toMembers}
      {!isEmpty && write}
    </Inline>
  );
  return (
    <Stack space="cards">
      <ScreenHeader title={title} actions={actions} />
      {audience?.canSend === false && (
        <Notice tone="caution">
          {t('Connect the channel or group of this product to the bot to write to its members.')}
        </Notice>
      )}
      {audience?.canSend && audience.leftToday === 0 && (
        <Notice>
          {t('You have sent five messages in the last 24 hours. You can send the next one later.')}
        </Notice>
      )}
      {isSmall && !isEmpty && write}
      {isSmall && toMembers}
      <AsyncStates
        of={broadcasts}
        subject={t('The list')}
        reassurance={t('What is being sent goes on.')}
        skeleton={<RowsSkeleton rows={3} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('No messages yet')}
              text={t('Write to all your members at once: the bot sends it to each of them in Telegram.')}
              action={write}
            />
          </Card>
        }
      >
        {(data) => (
          <Stack space="cards">
            {allItems(data).map((broadcast) => (
              <BroadcastCard key={broadcast.id} listed={broadcast} onUnreached={setUnreached} />
            ))}
            <MoreRows of={broadcasts} />
          </Stack>
        )}
      </AsyncStates>
      <Sheet open={isWriting} onClose={() => setIsWriting(false)} title={t('Message members')}>
        {audience && (
          <Composer productId={id} handle={handle} audience={audience} onSent={() => setIsWriting(false)} />
        )}
      </Sheet>
      <RecipientsSheet broadcast={unreached} onClose={() => setUnreached(null)} />
    </Stack>
  );
}
