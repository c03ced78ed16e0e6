import {
  Button,
  Card,
  EmptyState,
  formatPaise,
  List,
  ListRow,
  Money,
  Stack,
  Text,
} from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { FoundForOperator } from '@haat/openapi';
import { describe } from '@haat/web/product-kinds/product-kinds';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { OrderBadge } from '../../../components/status/OrderBadge';
import { acts, useFound } from '../../../queries/admin.queries';
import { AdminSection } from '../AdminSection';
import { Decision } from '../Decision';
import { operatorPath } from '../sections';

interface Order {
  id: string;
  left: number;
}

const isReturnable = ({ status, left }: { status: string; left: number }) =>
  left > 0 && (status === 'paid' || status === 'fulfilled');

const isNothing = ({ creators, products, orders }: FoundForOperator) =>
  creators.length + products.length + orders.length === 0;

/** What goes by that name. */
export function SearchResults({ q }: { q: string }) {
  const found = useFound(q);
  const [selected, setSelected] = useState<Order | null>(null);
  return (
    <>
      <AdminSection
        of={found}
        subject={t('Results')}
        isEmpty={isNothing}
        empty={
          <Card>
            <EmptyState
              title={t('No results')}
              text={t('Search names and titles by their beginning; phones, emails and ids in full.')}
            />
          </Card>
        }
      >
        {({ creators, products, orders }) => (
          <Stack space="cards">
            {creators.length > 0 && (
              <Card title={t('Creators')} padding="none">
                <List label={t('Creators')}>
                  {creators.map(({ id, name, phone, email, plan }) => (
                    <ListRow
                      key={id}
                      title={name ?? t('No name yet')}
                      meta={[phone, email, plan].filter(Boolean).join(' · ')}
                      href={operatorPath('find', { creator: id })}
                      chevron
                    />
                  ))}
                </List>
              </Card>
            )}
            {products.length > 0 && (
              <Card title={t('Pages')} padding="none">
                <List label={t('Pages')}>
                  {products.map(({ id, title, kind, status, creatorId }) => (
                    <ListRow
                      key={id}
                      title={title}
                      meta={`${translate(describe(kind).label)} · ${status} · ${id}`}
                      href={operatorPath('find', { creator: creatorId })}
                      chevron
                    />
                  ))}
                </List>
              </Card>
            )}
            {orders.length > 0 && (
              <Card title={t('Orders')} padding="none">
                <List label={t('Orders')}>
                  {orders.map(({ id, creatorId, status, amount, left, at, provider }) => (
                    <ListRow
                      key={id}
                      title={id}
                      meta={`${dateAndTime(at)} · ${provider}`}
                      trailing={<Money paise={amount} weight="strong" />}
                      trailingMeta={<OrderBadge status={status} />}
                      href={operatorPath('find', { creator: creatorId })}
                      {...(isReturnable({ status, left }) && {
                        actions: (
                          <Button
                            size="small"
                            aria-haspopup="dialog"
                            onPress={() => setSelected({ id, left })}
                          >
                            {t('Refund')}
                          </Button>
                        ),
                      })}
                    />
                  ))}
                </List>
              </Card>
            )}
          </Stack>
        )}
      </AdminSection>
      {selected && (
        <Decision
          about={`sale.${selected.id}`}
          title={t('Refund {sum}?', { sum: formatPaise(selected.left) })}
          yes={t('Refund')}
          tone="critical"
          reasonHelp={t('The creator reads it, and it is kept in the log.')}
          maxLength={300}
          done={t('The refund is automatic, and the buyer is notified.')}
          onYes={(reason) => acts.refundSale(selected.id, reason)}
          onClose={() => setSelected(null)}
        >
          <Text tone="soft">
            {t(
              'The rest of order {id} is refunded to the buyer from the creator’s balance. Use it when the creator cannot or does not refund.',
              { id: selected.id },
            )}
          </Text>
        </Decision>
      )}
    </>
  );
}
