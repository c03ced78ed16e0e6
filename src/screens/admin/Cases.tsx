import { Card, EmptyState, Stack } from '@haat/design-system';
import { Fragment, type ReactNode, useState } from 'react';
import type { Loadable } from '../../components/async-states/AsyncStates';
import { AdminSection } from './AdminSection';
import { Decision, type DecisionProps } from './Decision';

interface CasesProps<Item, Asked> {
  of: Loadable<{ items: Item[] }> & { error: unknown };
  /** What is listed, as a sentence begins. */
  subject: string;
  /** Empty state of a queue. */
  empty: { title: string; text: string };
  keyOf: (item: Item) => string;
  /** The confirmation before an action. */
  decision: (item: Asked) => Omit<DecisionProps, 'onClose'>;
  /** One of them; `ask` opens the decision. */
  children: (item: Item, ask: (item: Asked) => void) => ReactNode;
}

/** A section of the admin area: its queue, one decision at a time. */
export function Cases<Item, Asked = Item>({
  of,
  subject,
  empty,
  keyOf,
  decision,
  children,
}: CasesProps<Item, Asked>) {
  const [row, setRow] = useState<Asked | null>(null);
  return (
    <>
      <AdminSection
        of={of}
        subject={subject}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState {...empty} />
          </Card>
        }
      >
        {({ items }) => (
          <Stack space="16">
            {items.map((item) => (
              <Fragment key={keyOf(item)}>{children(item, setRow)}</Fragment>
            ))}
          </Stack>
        )}
      </AdminSection>
      {row !== null && <Decision {...decision(row)} onClose={() => setRow(null)} />}
    </>
  );
}
