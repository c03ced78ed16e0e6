import { useToast } from '@haat/design-system';
import { useState } from 'react';
import { csv } from '../../parts/files/csv';
import { saveFile } from '../../parts/files/save-file';
import { movementWords } from '../../parts/statement/Movements';
import { type Movement, movementsOf } from '../../parts/statement/movements';
import { clockTime, dayNumber, fieldOfDay } from '../../parts/time/when';
import { type EntriesFilter, loadAllEntries } from '../../queries/wallet.queries';

const head = [
  'Date',
  'Time (IST)',
  'What',
  'Order or withdrawal',
  'Gross (INR)',
  'Fee and GST on it (INR)',
  'Amount (INR)',
  'In the wallet after (INR)',
];

/** Everything the filter finds as a file, not only what has been scrolled to. */
export function useStatementFile(filter: EntriesFilter, now: Date) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const load = async () => {
    setIsBusy(true);
    try {
      const movements = movementsOf(await loadAllEntries(filter), false);
      saveFile(`statement-${fieldOfDay(dayNumber(now))}.csv`, 'text/csv', csv(head, movements.map(rowOf)));
    } catch {
      toast.show({ text: 'The file could not be made. Try again in a moment.', tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return { download: () => void load(), isBusy };
}

const rupees = (paise: number) => (paise / 100).toFixed(2);

const rowOf = ({ at, kind, reference, gross, amount, balance }: Movement) => [
  fieldOfDay(dayNumber(at)),
  clockTime(at),
  movementWords[kind],
  reference,
  rupees(gross),
  rupees(amount - gross),
  rupees(amount),
  rupees(balance),
];
