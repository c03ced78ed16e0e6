import { Heading, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { DocumentList } from '../../components/documents/DocumentList';
import { usePurchaseDocuments } from '../../queries/money/documents.queries';

/** What a buyer has on paper of a purchase: receipt or tax invoice, and the notes on them. */
export function PurchaseDocuments({ orderId }: { orderId: string }) {
  const documents = usePurchaseDocuments(orderId);
  return (
    <AsyncStates
      of={documents}
      subject={t('The receipt')}
      reassurance={t('Your access is safe. Only this section did not load.')}
      skeleton={<Skeleton height={48} radius="control" />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <Stack space="12">
          <Heading level={3} size="17">
            {t('Documents')}
          </Heading>
          <DocumentList documents={items} />
        </Stack>
      )}
    </AsyncStates>
  );
}
