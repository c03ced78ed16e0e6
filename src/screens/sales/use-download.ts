import type { Transaction } from '@haat/contract';
import { useToast } from '@haat/design-system';
import { useState } from 'react';
import { csv } from '../../parts/files/csv';
import { saveFile } from '../../parts/files/save-file';
import { methodName, orderStatus } from '../../parts/status/order-status';
import { clockTime, dayNumber, fieldOfDay } from '../../parts/time/when';
import { loadAllSales, type SalesFilter } from '../../queries/sales.queries';

const head = [
  'Date',
  'Time (IST)',
  'Order',
  'Status',
  'Product',
  'Buyer',
  'Phone',
  'E-mail',
  'Method',
  'Buyer paid (INR)',
  'Refunded (INR)',
  'Fee (INR)',
  'GST on the fee (INR)',
  'You receive (INR)',
];

/** Everything the filter finds as a file, not only what has been scrolled to. */
export function useDownload(filter: SalesFilter, now: Date) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const load = async () => {
    setIsBusy(true);
    try {
      const sales = await loadAllSales(filter);
      saveFile(`sales-${fieldOfDay(dayNumber(now))}.csv`, 'text/csv', csv(head, sales.map(rowOf)));
    } catch {
      toast.show({ text: 'The file could not be made. Try again in a moment.', tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return { download: () => void load(), isBusy };
}

const rupees = (paise: number) => (paise / 100).toFixed(2);

const rowOf = ({
  id,
  at,
  status,
  product,
  buyer,
  method,
  amount,
  refunded,
  fee,
  feeTax,
  net,
}: Transaction) => [
  fieldOfDay(dayNumber(at)),
  clockTime(at),
  id,
  orderStatus[status].label,
  product.title,
  buyer.name ?? '',
  buyer.phone,
  buyer.email ?? '',
  method === null ? '' : methodName(method),
  rupees(amount),
  rupees(refunded),
  rupees(fee),
  rupees(feeTax),
  rupees(net),
];
