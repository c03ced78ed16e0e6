import { Inline, Link, Money, Skeleton, Stack, Text } from '@haat/design-system';
import { Faces } from '../../parts/faces/Faces';
import { useSalePapers } from '../../queries/papers.queries';

const names = { receipt: 'Receipt', refund: 'Refund note' } as const;

/** What the buyer has on paper, each a PDF to open; nothing while nothing is paid. */
export function SalePapers({ id }: { id: string }) {
  const papers = useSalePapers(id);
  return (
    <Faces
      of={papers}
      subject="The receipt"
      skeleton={<Skeleton height={24} radius="control" />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <Stack space="12">
          {items.map(({ kind, serial, amount, url }) => (
            <Inline key={serial} space="12" align="between">
              <Text>
                <Link href={url} external>{`${names[kind]} ${serial}`}</Link>
              </Text>
              <Money paise={amount} paiseShown="always" />
            </Inline>
          ))}
        </Stack>
      )}
    </Faces>
  );
}
