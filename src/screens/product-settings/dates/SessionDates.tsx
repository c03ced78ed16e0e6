import { Badge, Button, Card, EmptyState, List, ListRow, Skeleton } from '@haat/design-system';
import { t } from '@haat/i18n';
import { startInWords } from '@haat/kinds/parts/live/start-in-words';
import type { Product, ProductDate } from '@haat/openapi';
import { productPath } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { ProductBadge } from '../../../components/status/product-status';
import { useDates } from '../../../queries/catalog/dates.queries';
import { AddDateDialog } from './AddDateDialog';
import { OtherDates } from './OtherDates';

/** The dates on which a live session is offered, each with its own seats and sales, and the way to one more. */
export function SessionDates({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  const dates = useDates(product.id);
  const timeZone = dates.data?.items.find(({ id }) => id === product.id)?.timeZone ?? 'Asia/Kolkata';
  return (
    <Card
      title={t('Dates')}
      padding="none"
      action={
        <Button size="small" icon="plus" onPress={() => setIsOpen(true)}>
          {t('Add a date')}
        </Button>
      }
    >
      <AsyncStates
        of={dates}
        subject={t('The dates')}
        reassurance={t('Your sales are safe, and buyers can still pay. Only the dates did not load.')}
        skeleton={<Skeleton height={96} radius="card" />}
      >
        {(all) =>
          all.items.length < 2 ? (
            <EmptyState
              title={t('One date')}
              text={t('Hold it again: buyers choose a date on its page, and each date has its own seats.')}
              headingLevel={3}
            />
          ) : (
            <>
              <List label={t('Dates')}>
                {all.items.map((date) => (
                  <DateRow key={date.id} date={date} kind={product.kind} isThis={date.id === product.id} />
                ))}
              </List>
              <OtherDates productId={product.id} dates={all} />
            </>
          )
        }
      </AsyncStates>
      <AddDateDialog product={product} timeZone={timeZone} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}

function seatsText({ seats, taken }: ProductDate): string {
  if (seats === null) return t('No seat limit');
  return t('{taken} of {seats} seats taken', { taken, seats });
}

interface DateRowProps {
  date: ProductDate;
  kind: Product['kind'];
  /** Its screen is the one that is open. */
  isThis: boolean;
}

function DateRow({ date, kind, isThis }: DateRowProps) {
  const { id, startsAt, status, timeZone } = date;
  return (
    <ListRow
      title={startsAt === null ? t('No date yet') : startInWords(new Date(startsAt), timeZone)}
      meta={seatsText(date)}
      truncate={false}
      trailing={isThis ? <Badge tone="neutral">{t('This date')}</Badge> : <ProductBadge status={status} />}
      {...(!isThis && { href: productPath({ id, kind, status }) })}
    />
  );
}
