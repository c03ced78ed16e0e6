import { Card, Inline, Link, Money, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { FeeInvoice } from '@haat/openapi';
import { monthInWords } from '@haat/web/time/when';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { useFeeInvoices } from '../../../queries/money/documents.queries';

/** The platform's invoices over its fees, one for each month with sales. */
export function BusinessFees() {
  const invoices = useFeeInvoices();
  return (
    <AsyncStates
      of={invoices}
      subject={t('Your fee invoices')}
      reassurance={t('Nothing is lost. Only the list did not load.')}
      skeleton={<RowsSkeleton rows={2} hasTitle />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card title={t('Fee invoices')}>
          <Text tone="soft">
            {t('None yet. On the 1st of each month you get an invoice for the previous month’s fees.')}
          </Text>
        </Card>
      }
    >
      {({ items }) => (
        <Card title={t('Fee invoices')}>
          <Stack space="16">
            {items.map((invoice) => (
              <Line key={invoice.serial} invoice={invoice} />
            ))}
          </Stack>
        </Card>
      )}
    </AsyncStates>
  );
}

function Line({ invoice: { kind, serial, month, fee, tax, url } }: { invoice: FeeInvoice }) {
  const values = { month: monthInWords(month) };
  return (
    <Inline space="12" align="between" alignY="start" wrap={false}>
      <Stack space="4">
        <Text>
          <Link href={url} external>
            {kind === 'fee' ? t('Fees, {month}', values) : t('Credit note, {month}', values)}
          </Link>
        </Text>
        <Text size="13" tone="soft">
          {serial}
        </Text>
      </Stack>
      <Money paise={fee + tax} paiseShown="always" />
    </Inline>
  );
}
