import { Button, Dialog, IconButton, Inline, Select, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useState } from 'react';
import { useFile } from '../../components/files/use-file';
import { useLayout } from '../../components/screen/layout-context';
import type { EntriesFilter } from '../../queries/money/wallet.queries';
import { financialYears } from './financial-years';

interface StatementFilesProps {
  /** What the list is narrowed to; the files of the statement are too. */
  filter: EntriesFilter;
  now: Date;
  isEmpty: boolean;
}

/** What can be saved of the money: this statement as a table or on paper, and a financial year for taxes. */
export function StatementFiles({ filter: { kind, ...time }, now, isEmpty }: StatementFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [year, setYear] = useState('');
  const { save, busy } = useFile();
  const years = financialYears(now);
  const chosen = year || String(years[0]?.value);
  const statement = { ...time, ...(kind && { entries: kind }) };
  const isSmall = useLayout().kind === 'mobile';
  const button = { onPress: () => setIsOpen(true), 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {isSmall ? (
        <IconButton label={t('Download')} icon="download" {...button} />
      ) : (
        <Button icon="download" {...button}>
          {t('Download')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('Download')}>
        <Stack space="24">
          <Stack space="12">
            <Text weight="strong">{t('This statement')}</Text>
            <Text tone="soft">
              {isEmpty ? t('It is empty.') : t('All entries that match the filters, newest first.')}
            </Text>
            <Inline space="12">
              <Button
                onPress={() => save({ file: 'statement.csv', ...statement })}
                busy={busy === 'statement.csv'}
                disabled={isEmpty}
              >
                {t('As CSV')}
              </Button>
              <Button
                onPress={() => save({ file: 'statement.pdf', ...statement })}
                busy={busy === 'statement.pdf'}
                disabled={isEmpty}
              >
                {t('As PDF')}
              </Button>
            </Inline>
          </Stack>
          <Stack space="12">
            <Text weight="strong">{t('For taxes')}</Text>
            <Text tone="soft">
              {t('Sales, refunds, fees, GST by State, TDS and TCS of a financial year, for your accountant.')}
            </Text>
            <Select
              label={t('Financial year')}
              name="year"
              value={chosen}
              onChange={setYear}
              options={years}
            />
            <Inline space="12">
              <Button
                onPress={() => save({ file: 'tax-pack.csv', year: Number(chosen) })}
                busy={busy === 'tax-pack.csv'}
              >
                {t('Tax pack as CSV')}
              </Button>
            </Inline>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
