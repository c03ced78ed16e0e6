import { useToast } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { Product } from '@haat/openapi';
import { type Move, useMoveProduct } from '../../queries/catalog/products.queries';

const done = {
  publish: '“{title}” is published.',
  pause: '“{title}” is paused. Its page tells buyers so.',
  resume: '“{title}” is back on sale.',
  archive: '“{title}” is archived.',
} as const satisfies Record<Move, Phrase>;

/** Moves a product through its life and says how that went, also when what asked for it has closed meanwhile. */
export function useMove() {
  const move = useMoveProduct();
  const toast = useToast();
  const send = (product: Pick<Product, 'id' | 'title'>, event: Move) =>
    void move.mutateAsync({ id: product.id, event }).then(
      () => toast.show({ text: t(done[event], { title: product.title }), tone: 'good' }),
      (error: unknown) =>
        toast.show({
          text: failureOf(error, t('Something went wrong. Try again in a moment.')).message,
          tone: 'critical',
        }),
    );
  return { send, isPending: move.isPending };
}
