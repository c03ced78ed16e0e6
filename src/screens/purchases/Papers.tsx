import { Heading, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { PaperList } from '../../components/documents/PaperList';
import { usePurchaseDocuments } from '../../queries/money/documents.queries';

/** Documents of a purchase: receipt or tax invoice, and credit notes. */
export function Papers({ orderId }: { orderId: string }) {
  const papers = usePurchaseDocuments(orderId);
  return (
    <AsyncStates
      of={papers}
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
          <PaperList papers={items} />
        </Stack>
      )}
    </AsyncStates>
  );
}
