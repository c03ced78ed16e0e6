import { Button, Dialog, Inline, RadioCards, Stack, Text, useToast } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { cheaperDateNote } from '@haat/kinds/parts/live/date-note';
import { startInWords } from '@haat/kinds/parts/live/start-in-words';
import type { SaleDate, SaleDates, TransactionDetail } from '@haat/openapi';
import { describe } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { buyerName } from '../../../components/people/buyer';
import { useChangeSaleDate, useSaleDates } from '../../../queries/orders/sale-dates.queries';

/** The way to move the buyer of a sale to another date; nothing where there is none. */
export function ChangeDate({ detail }: { detail: TransactionDetail }) {
  const { id, product, status, buyer } = detail.transaction;
  const [isOpen, setIsOpen] = useState(false);
  const { isSession = false } = describe(product.kind);
  const { data } = useSaleDates(id, isSession && status === 'fulfilled');
  if (!data || data.items.length === 0 || data.refused !== null) return null;
  return (
    <>
      <Button size="small" icon="calendar" onPress={() => setIsOpen(true)}>
        {t('Change the date')}
      </Button>
      {isOpen && (
        <ChangeDateDialog id={id} dates={data} buyer={buyerName(buyer)} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const startOf = ({ startsAt, timeZone }: Pick<SaleDate, 'startsAt' | 'timeZone'>): string =>
  startInWords(new Date(startsAt), timeZone);

/** What is to be known of a date before it is chosen. */
const helpOf = (date: SaleDate, paid: number): string | undefined =>
  date.refused === null ? cheaperDateNote(date, paid) : translate(date.refused);

interface ChangeDateDialogProps {
  id: string;
  dates: SaleDates;
  buyer: string;
  onClose: () => void;
}

function ChangeDateDialog({ id, dates, buyer, onClose }: ChangeDateDialogProps) {
  const [to, setTo] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const change = useChangeSaleDate(id);
  const send = () => {
    setIsAsked(true);
    if (to === '') return;
    change.mutate(
      { from: dates.id, to },
      {
        onSuccess: () => {
          onClose();
          toast.show({ text: t('The date was changed, and the buyer was told.'), tone: 'good' });
        },
      },
    );
  };
  const error = isAsked && to === '' ? { error: t('Choose a date') } : {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Change the date of {buyer}', { buyer })}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button tone="accent" type="submit" busy={change.isPending}>
            {t('Change the date')}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text tone="soft">{t('Now: {when}', { when: startOf(dates) })}</Text>
        <RadioCards
          label={t('New date')}
          value={to}
          onChange={(next) => {
            change.reset();
            setTo(next);
          }}
          options={dates.items.map((date) => {
            const help = helpOf(date, dates.price);
            return {
              value: date.id,
              label: startOf(date),
              ...(help !== undefined && { help }),
              disabled: date.refused !== null,
            };
          })}
          {...error}
        />
        <Text tone="soft">
          {t('Their seat moves, and no money does. They are told, with the new time for their calendar.')}
        </Text>
        <FailureNotice of={change.error} fallback={t('It was not changed. Try again in a moment.')} />
      </Stack>
    </Dialog>
  );
}
