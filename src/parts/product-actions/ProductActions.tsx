import type { Product } from '@haat/contract';
import { Icon, type IconName, List, ListRow, Sheet, Stack, useToast } from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';
import { transition } from '@haat/machines/lifecycles/product';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../app/paths';
import { useDeleteProduct, useDuplicateProduct } from '../../queries/products.queries';
import { describe, settingsPath } from '../product-kinds/product-kinds';
import { addressOf } from '../share/ShareSheet';
import { AreYouSure } from './AreYouSure';
import { useMove } from './use-move';

interface ProductActionsProps {
  product: Product | null;
  onClose: () => void;
  onShare: (product: Product) => void;
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

function Actions({ product, onClose, onShare, onDeleted }: ProductActionsProps & { product: Product }) {
  const move = useMove();
  const duplicate = useDuplicateProduct();
  const remove = useDeleteProduct();
  const toast = useToast();
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null);
  const { kind, status, missing } = product;
  const { one, isMakeable } = describe(kind);
  const sales = settingsPath(kind, 'sales', product.id);
  const isPublic = status === 'published' || status === 'paused';
  /** What the product's chart refuses is not offered. */
  const accepts = (type: 'pause' | 'resume' | 'archive') =>
    !transition(status, { type }, { missing }).refused;
  const tell = (error: unknown, fallback: string) =>
    toast.show({ text: failureOf(error, fallback).message, tone: 'critical' });

  const copy = () =>
    duplicate.mutate(product, {
      onSuccess: () => {
        toast.show({ text: 'A copy stands among your drafts.', tone: 'good' });
        onClose();
      },
      onError: (error) => tell(error, 'It could not be copied. Try again in a moment.'),
    });
  const discard = () =>
    remove.mutate(product.id, {
      onSuccess: () => {
        toast.show({ text: 'The draft is gone.' });
        onClose();
        onDeleted?.();
      },
      onError: (error) => tell(error, 'It could not be deleted. Try again in a moment.'),
    });
  const moveAndClose = (event: 'pause' | 'resume' | 'archive') => {
    move.send(product, event);
    onClose();
  };

  if (asked === 'delete') {
    return (
      <AreYouSure
        question="Delete this draft? It cannot be brought back."
        yes="Yes, delete it"
        isBusy={remove.isPending}
        onYes={discard}
        onNo={() => setAsked(null)}
      />
    );
  }
  if (asked === 'archive') {
    return (
      <AreYouSure
        question={`Archive this ${one}? It goes off sale for good. What was bought stays open, and its sales stay in your books.`}
        yes="Yes, archive it"
        isBusy={move.isPending}
        onYes={() => moveAndClose('archive')}
        onNo={() => setAsked(null)}
      />
    );
  }
  return (
    <Stack space="16">
      <List label="What can be done">
        {status !== 'archived' && isMakeable && (
          <Row icon="pencil" title="Edit" onPress={() => navigate(paths.edit(kind, product.id))} />
        )}
        {isPublic && (
          <>
            <Row icon="share" title="Share" onPress={() => [onClose(), onShare(product)]} />
            <Row icon="eye" title="See it as a buyer" href={addressOf(product)} />
          </>
        )}
        {sales !== null && <Row icon="receipt" title="Its sales" href={sales} />}
        {isMakeable && (
          <Row icon="copy" title="Duplicate" meta="A new draft with the same content" onPress={copy} />
        )}
        {accepts('pause') && (
          <Row
            icon="pause"
            title="Pause"
            meta="The page stays, and says that it is not sold now"
            onPress={() => moveAndClose('pause')}
          />
        )}
        {accepts('resume') && (
          <Row
            icon="play"
            title="Resume"
            meta="Sells again at the same link"
            onPress={() => moveAndClose('resume')}
          />
        )}
        {accepts('archive') && (
          <Row icon="archive" title="Archive" meta="Off sale for good" onPress={() => setAsked('archive')} />
        )}
        {status === 'draft' && (
          <Row icon="trash" title="Delete the draft" onPress={() => setAsked('delete')} />
        )}
      </List>
    </Stack>
  );
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
