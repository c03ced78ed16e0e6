import { Icon, type IconName, List, ListRow, Sheet, Stack, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { membersPath } from '@haat/kinds/facts';
import { failureOf } from '@haat/machines/failure';
import { transition } from '@haat/machines/lifecycles/product';
import type { Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { namesOf, settingsPath } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useDeleteProduct, useDuplicateProduct } from '../../queries/catalog/products.queries';
import { addressOf } from '../share/ShareSheet';
import { AreYouSure } from './AreYouSure';
import { useMove } from './use-move';

/** One of a list, or a whole one. */
type ActedProduct = Pick<Product, 'id' | 'kind' | 'status' | 'title' | 'url'>;

interface ProductActionsProps {
  product: ActedProduct | null;
  onClose: () => void;
  onShare: () => void;
  /** The product is gone. */
  onDeleted?: () => void;
}

/** Everything that can be done with one product. */
export function ProductActions({ product, ...rest }: ProductActionsProps) {
  return (
    <Sheet open={product !== null} onClose={rest.onClose} title={product?.title ?? ''}>
      {product && <Actions key={product.id} product={product} {...rest} />}
    </Sheet>
  );
}

type Move = 'pause' | 'resume' | 'archive';
type ActionsProps = ProductActionsProps & { product: ActedProduct };

function Actions(props: ActionsProps) {
  const actions = useActions(props);
  const [confirming, setConfirming] = useState<'archive' | 'delete' | null>(null);
  const { one } = namesOf(props.product.kind);
  if (confirming === 'delete') {
    return (
      <AreYouSure
        question={t('Delete this draft? This cannot be undone.')}
        yes={t('Delete')}
        isBusy={actions.isDeleting}
        onYes={actions.discard}
        onNo={() => setConfirming(null)}
      />
    );
  }
  if (confirming === 'archive') {
    return (
      <AreYouSure
        question={t(
          'Archive this {one}? It goes off sale permanently. Buyers keep access, and its sales stay in your records.',
          { one },
        )}
        yes={t('Yes, archive it')}
        isBusy={actions.isMoving}
        onYes={() => actions.move('archive')}
        onNo={() => setConfirming(null)}
      />
    );
  }
  return <ActionList {...props} actions={actions} onAsk={setConfirming} />;
}

interface ActionListProps extends ActionsProps {
  actions: ReturnType<typeof useActions>;
  onAsk: (what: 'archive' | 'delete') => void;
}

function ActionList({ product, actions, onAsk, onClose, onShare }: ActionListProps) {
  const { kind, status } = product;
  const isPublic = status === 'published' || status === 'paused';
  const members = membersPath(kind, product.id);
  /** What the product's chart refuses is not offered. */
  const accepts = (type: Move) => !transition(status, { type }).refused;
  return (
    <Stack space="16">
      <List label={t('Actions')}>
        {status !== 'archived' && (
          <Row icon="pencil" title={t('Edit')} onPress={() => navigate(paths.edit(kind, product.id))} />
        )}
        {isPublic && (
          <>
            <Row icon="share" title={t('Share')} onPress={() => [onClose(), onShare()]} />
            <Row icon="eye" title={t('Preview as a buyer')} href={addressOf(product)} />
          </>
        )}
        {isPublic && (
          <Row
            icon="link"
            title={t('Links')}
            meta={t('One for each channel, with clicks and sales')}
            href={paths.linksOf(product.id)}
          />
        )}
        {members !== null && status !== 'draft' && (
          <Row
            icon="users"
            title={t('Members')}
            meta={t('Who has access, until when, and who has joined')}
            href={members}
          />
        )}
        <Row icon="receipt" title={t('Sales')} href={settingsPath(kind, 'sales', product.id)} />
        <Row
          icon="copy"
          title={t('Duplicate')}
          meta={t('A new draft with the same content')}
          onPress={actions.copy}
        />
        {accepts('pause') && (
          <Row
            icon="pause"
            title={t('Pause')}
            meta={t('The page stays up and says that it is not on sale')}
            onPress={() => actions.move('pause')}
          />
        )}
        {accepts('resume') && (
          <Row
            icon="play"
            title={t('Resume')}
            meta={t('Puts it back on sale at the same link')}
            onPress={() => actions.move('resume')}
          />
        )}
        {accepts('archive') && (
          <Row
            icon="archive"
            title={t('Archive')}
            meta={t('Takes it off sale permanently')}
            onPress={() => onAsk('archive')}
          />
        )}
        {status === 'draft' && <Row icon="trash" title={t('Delete draft')} onPress={() => onAsk('delete')} />}
      </List>
    </Stack>
  );
}

function useActions({ product, onClose, onDeleted }: ActionsProps) {
  const move = useMove();
  const duplicate = useDuplicateProduct();
  const remove = useDeleteProduct();
  const toast = useToast();
  const tell = (error: unknown, fallback: string) =>
    toast.show({ text: failureOf(error, fallback).message, tone: 'critical' });

  const copy = () =>
    duplicate.mutate(product.id, {
      onSuccess: () => {
        toast.show({ text: t('Duplicated. The copy is in your drafts.'), tone: 'good' });
        onClose();
      },
      onError: (error) => tell(error, t('It could not be duplicated. Try again in a moment.')),
    });
  const discard = () =>
    remove.mutate(product.id, {
      onSuccess: () => {
        toast.show({ text: t('Draft deleted.') });
        onClose();
        onDeleted?.();
      },
      onError: (error) => tell(error, t('It could not be deleted. Try again in a moment.')),
    });
  const moveAndClose = (event: Move) => {
    move.send(product, event);
    onClose();
  };
  return { copy, discard, move: moveAndClose, isDeleting: remove.isPending, isMoving: move.isPending };
}

interface RowProps {
  icon: IconName;
  title: string;
  meta?: string;
  href?: string;
  onPress?: () => void;
}

const Row = ({ icon, ...rest }: RowProps) => (
  <ListRow leading={<Icon name={icon} size={24} tone="soft" />} truncate={false} {...rest} />
);
