import type { ProductKind } from '@haat/contract';
import { Button, Card, EmptyState } from '@haat/design-system';
import { NotMakeable } from '../../parts/product-kinds/NotMakeable';
import { describe } from '../../parts/product-kinds/product-kinds';
import { FirstPage } from './FirstPage';

/** Why the list of a kind is empty, and the one next action. */
export function NoneYet({ kind }: { kind: ProductKind }) {
  if (describe(kind).isMakeable) return <FirstPage />;
  return (
    <Card>
      <NotMakeable kind={kind} />
    </Card>
  );
}

export const NothingMatches = ({ kind, onShowAll }: { kind: ProductKind; onShowAll: () => void }) => (
  <Card>
    <EmptyState
      title="Nothing matches"
      text="Nothing in this list fits these choices."
      action={<Button onPress={onShowAll}>Show all {describe(kind).many}</Button>}
    />
  </Card>
);
