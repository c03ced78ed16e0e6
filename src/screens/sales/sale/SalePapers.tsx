import { Skeleton } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { PaperList } from '../../../components/documents/PaperList';
import { useSaleDocuments } from '../../../queries/money/documents.queries';

/** What the buyer has on paper, each a PDF to open; nothing while nothing is paid. */
export function SalePapers({ id }: { id: string }) {
  const papers = useSaleDocuments(id);
  return (
    <AsyncStates
      of={papers}
      subject={t('The receipt')}
      skeleton={<Skeleton height={24} radius="control" />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => <PaperList papers={items} />}
    </AsyncStates>
  );
}
