import { Button, Card, Inline, Notice, Sheet, Stack, Text, useToast } from '@haat/design-system';
import { localeOf, t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { DataExport } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { saveFrom } from '../../../components/files/save-file';
import { StepUp } from '../../../components/step-up/StepUp';
import {
  dataExportAddress,
  useDataExport,
  useRequestDataExport,
} from '../../../queries/accounts/data-export.queries';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "1.2 MB", as people read the size of a file. */
function fileSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(localeOf(), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** step);
}

/** A copy of everything that is theirs, to keep or to take elsewhere. */
export function DataExportSection() {
  const dataExport = useDataExport();
  const [isAsking, setIsAsking] = useState(false);
  const take = useRequestDataExport();
  const ask = async (code: string) => {
    await take.mutateAsync(code);
    setIsAsking(false);
  };
  return (
    <Card title={t('Your data')}>
      <Stack space="16">
        <Text tone="soft">
          {t(
            'All your data in one file: products, sales, purchases, ledger, invoices, reviews and more, as CSV and JSON.',
          )}
        </Text>
        <AsyncStates
          of={dataExport}
          subject={t('Your data')}
          reassurance={t('Your data is safe.')}
          skeleton={<RowsSkeleton rows={1} />}
          isFramed
        >
          {(state) => <Copy state={state} onAsk={() => setIsAsking(true)} />}
        </AsyncStates>
      </Stack>
      <Sheet open={isAsking} onClose={() => setIsAsking(false)} title={t('Export your data')}>
        {isAsking && (
          <StepUp
            why={t(
              'The file contains names and numbers of your buyers, so we ask for a code. It is sent to your oldest number or email.',
            )}
            onCode={ask}
            onCancel={() => setIsAsking(false)}
          />
        )}
      </Sheet>
    </Card>
  );
}

function Copy({ state: { status, until, bytes }, onAsk }: { state: DataExport; onAsk: () => void }) {
  if (status === 'archiving')
    return (
      <Notice live title={t('Preparing your export.')}>
        {t('You can leave this page: we will notify you when it is ready.')}
      </Notice>
    );
  return (
    <Stack space="16">
      {status === 'failed' && (
        <Notice tone="critical" live>
          {t('The export failed. Nothing is lost. Try again.')}
        </Notice>
      )}
      {status === 'ready' && (
        <Text>
          {t('Ready: {size}. It is deleted on {date}.', {
            size: fileSize(bytes),
            date: fullDate(until ?? ''),
          })}
        </Text>
      )}
      <Inline space="8">
        {status === 'ready' ? (
          <Download />
        ) : (
          <Button icon="download" aria-haspopup="dialog" onPress={onAsk}>
            {t('Export my data')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Download() {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setIsBusy(true);
    try {
      saveFrom(await dataExportAddress());
    } catch (error) {
      const { message } = failureOf(error, t('The file could not be made. Try again in a moment.'));
      toast.show({ text: message, tone: 'critical' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon="download" busy={isBusy} onPress={() => void save()}>
      {t('Download')}
    </Button>
  );
}
