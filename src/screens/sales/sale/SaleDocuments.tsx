import { Skeleton } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { DocumentList } from '../../../components/documents/DocumentList';
import { useSaleDocuments } from '../../../queries/money/documents.queries';

/** What the buyer has on paper, each a PDF to open; nothing while nothing is paid. */
export function SaleDocuments({ id }: { id: string }) {
  const documents = useSaleDocuments(id);
  return (
    <AsyncStates
      of={documents}
      subject={t('The receipt')}
      skeleton={<Skeleton height={24} radius="control" />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => <DocumentList documents={items} />}
    </AsyncStates>
  );
}
