import { Button, Card, Inline, Notice, Sheet, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { DataExport } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { saveFrom } from '../../../components/files/save-file';
import { StepUp } from '../../../components/step-up/StepUp';
import { fullDate } from '../../../components/time/when';
import { dataExportAddress, useDataExport, useTakeOut } from '../../../queries/data-export.queries';
import { fileSize } from './file-size';

/** A copy of everything that is theirs, to keep or to take elsewhere. */
export function DataExportSection() {
  const dataExport = useDataExport();
  const [isAsking, setIsAsking] = useState(false);
  const take = useTakeOut();
  const ask = async (code: string) => {
    await take.mutateAsync(code);
    setIsAsking(false);
  };
  return (
    <Card title={t('Your data')}>
      <Stack space="16">
        <Text tone="soft">
          {t(
            'Everything that is yours as one file: products, sales, purchases, books, invoices, reviews and more, for spreadsheets and for programs.',
          )}
        </Text>
        <AsyncStates
          of={dataExport}
          subject={t('Your data')}
          reassurance={t('It is safe where it is.')}
          skeleton={<RowsSkeleton rows={1} />}
          isFramed
        >
          {(state) => <Copy state={state} onAsk={() => setIsAsking(true)} />}
        </AsyncStates>
      </Stack>
      <Sheet open={isAsking} onClose={() => setIsAsking(false)} title={t('Pack your data')}>
        {isAsking && (
          <StepUp
            why={t(
              'The file holds names and numbers of your buyers too, so we ask for a code. It goes to the number or e-mail you have had longest.',
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
  if (status === 'packing')
    return (
      <Notice live title={t('It is being packed.')}>
        {t('You can leave this page: we tell you when it is ready.')}
      </Notice>
    );
  return (
    <Stack space="16">
      {status === 'failed' && (
        <Notice tone="critical" live>
          {t('It could not be packed. Nothing of yours is lost. Try again.')}
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
            {t('Pack my data')}
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
