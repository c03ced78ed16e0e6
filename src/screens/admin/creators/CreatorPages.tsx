import { Button, Card, List, ListRow, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { ModeratedProduct } from '@haat/openapi';
import { describe } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { ProductBadge } from '../../../components/status/product-status';
import { acts } from '../../../queries/admin.queries';
import { Decision } from '../Decision';

/** What a creator sells, and how it is taken off sale. */
export function CreatorPages({ products }: { products: readonly ModeratedProduct[] }) {
  const [selected, setSelected] = useState<ModeratedProduct | null>(null);
  const isBlocking = selected?.status !== 'blocked';
  return (
    <Card title={t('Pages')} padding={products.length > 0 ? 'none' : 'regular'}>
      {products.length === 0 && <Text tone="soft">{t('None yet.')}</Text>}
      <List label={t('Pages')}>
        {products.map((product) => (
          <ListRow
            key={product.id}
            title={product.title}
            truncate={false}
            meta={`${translate(describe(product.kind).label)} · ${product.id}`}
            trailing={<ProductBadge status={product.status} />}
            {...(isMovable(product) && {
              actions: (
                <Button size="small" aria-haspopup="dialog" onPress={() => setSelected(product)}>
                  {product.status === 'blocked' ? t('Unblock') : t('Block')}
                </Button>
              ),
            })}
          />
        ))}
      </List>
      {selected && (
        <Decision
          about={`product.${selected.id}`}
          title={
            isBlocking
              ? t('Block “{title}”?', { title: selected.title })
              : t('Allow “{title}” to be sold again?', { title: selected.title })
          }
          yes={isBlocking ? t('Take off sale') : t('Unblock')}
          tone={isBlocking ? 'critical' : 'accent'}
          reasonHelp={t('The creator reads it, and it is kept in the log.')}
          done={
            isBlocking
              ? t('The page is off sale.')
              : t('The page is paused: its creator can put it back on sale.')
          }
          onYes={(reason) => acts.moderate(selected.id, isBlocking ? 'block' : 'unblock', reason)}
          onClose={() => setSelected(null)}
        />
      )}
    </Card>
  );
}

const isMovable = ({ status }: ModeratedProduct) =>
  status === 'published' || status === 'paused' || status === 'blocked';
