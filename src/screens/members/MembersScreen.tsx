import { Button, ButtonLink, Card, EmptyState, IconButton, Inline, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Member, ProductKind } from '@haat/openapi';
import { messagesPath, settingsPath } from '@haat/web/product-kinds/product-kinds';
import { useDeferredValue, useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { NoSuchProduct } from '../../components/product-kinds/NoSuchProduct';
import { useOwnProduct } from '../../components/product-kinds/use-own-product';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useMembers } from '../../queries/delivery/members.queries';
import { allItems } from '../../queries/pages';
import { AddMembersSheet } from './AddMembersSheet';
import { MemberFilters, type MemberView } from './MemberFilters';
import { MemberRows } from './MemberRows';
import { MemberSheet } from './MemberSheet';
import { MemberTotals } from './MemberTotals';
import { SharedLinkNotice } from './SharedLinkNotice';
import { SharingNotice } from './SharingNotice';
import { useMembersFile } from './use-members-file';

/** Who has access to a product, and who has joined. */
export function MembersScreen({ kind, id, now }: { kind: ProductKind; id: string; now?: Date }) {
  const ownProduct = useOwnProduct([kind], id, (other) => settingsPath(other.kind, 'analytics', other.id));
  if (ownProduct.is === 'unknown') return <NoSuchProduct kind={kind} />;
  if (ownProduct.is === 'elsewhere') return null;
  return <ProductMembers kind={kind} id={id} title={ownProduct.product?.title ?? t('Members')} given={now} />;
}

interface ProductMembersProps {
  kind: ProductKind;
  id: string;
  title: string;
  given: Date | undefined;
}

function ProductMembers({ kind, id, title, given }: ProductMembersProps) {
  const [now] = useState(() => given ?? new Date());
  const [text, setText] = useState('');
  const [status, setStatus] = useState<MemberView | null>(null);
  const [opened, setOpened] = useState<Member | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const file = useMembersFile(id);
  const isSmall = useLayout().kind === 'mobile';
  const q = useDeferredValue(text.trim());
  const members = useMembers(id, {
    ...(q && { q }),
    ...(status === 'linkTried' ? { linkTried: true } : status && { status }),
  });
  const [first] = members.data?.pages ?? [];
  const isNarrowed = q !== '' || status !== null;
  const isNew = first !== undefined && first.items.length === 0 && !isNarrowed;
  const add = (
    <Button
      tone="accent"
      icon="plus"
      mainAction
      fullWidth={isSmall}
      aria-haspopup="dialog"
      onPress={() => setIsAdding(true)}
    >
      {t('Add members')}
    </Button>
  );
  const canAdd = first?.canAdd ?? false;
  const messages = messagesPath(kind, id);
  const message = messages && first && !isNew && (
    <ButtonLink href={messages} icon="send" fullWidth={isSmall}>
      {t('Message members')}
    </ButtonLink>
  );
  const actions = (
    <Inline space="8" wrap={false}>
      {!isSmall && message}
      <IconButton label={t('Download CSV')} icon="download" busy={file.isBusy} onPress={file.save} />
      {canAdd && !isSmall && !isNew && add}
    </Inline>
  );
  return (
    <Stack space="cards">
      <ScreenHeader title={title} actions={actions} />
      {first?.totals && !isNew && <MemberTotals totals={first.totals} />}
      {first && !first.canAdd && <SharedLinkNotice kind={kind} />}
      {first?.totals && (
        <SharingNotice
          sharing={first.totals.sharing}
          onShowTried={() => setStatus('linkTried')}
          onShowNewcomers={() => setStatus('notThroughHaat')}
        />
      )}
      {first && !isNew && <MemberFilters text={text} onText={setText} status={status} onStatus={setStatus} />}
      {canAdd && isSmall && !isNew && add}
      {isSmall && message}
      <AsyncStates
        of={members}
        subject={t('The list')}
        reassurance={t('Your members keep their access.')}
        skeleton={<RowsSkeleton rows={5} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            {isNew ? (
              <EmptyState
                title={t('No members yet')}
                text={t(
                  'Whoever buys this appears here, with the date until which they have access and whether they have joined.',
                )}
                action={canAdd && add}
              />
            ) : (
              <EmptyState
                title={t('No members match')}
                text={t('Search looks at names, phone numbers and names of accounts.')}
                action={
                  <Button
                    onPress={() => {
                      setText('');
                      setStatus(null);
                    }}
                  >
                    {t('Show all')}
                  </Button>
                }
              />
            )}
          </Card>
        }
      >
        {(data) => (
          <Card padding="none">
            <MemberRows members={allItems(data)} onOpen={setOpened} />
            <MoreRows of={members} />
          </Card>
        )}
      </AsyncStates>
      <MemberSheet member={opened} now={now} onClose={() => setOpened(null)} />
      <AddMembersSheet
        key={String(isAdding)}
        productId={id}
        open={isAdding}
        now={now}
        onClose={() => setIsAdding(false)}
      />
    </Stack>
  );
}
