import type { Product } from '@haat/contract';
import { Card, EmptyState } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { Editor } from './Editor';
import { type StepKey, stepOf } from './steps';

/** The editor of a page among the other screens of its settings; `?step=` names the step. */
export function PageEditorInArea({ product }: { product: Product }) {
  const owner = Session.useSelector(selectUser)?.id;
  const step = stepOf(new URLSearchParams(useSearch()).get('step'));
  // Drafts belong to somebody; nothing is drawn before it is known to whom.
  if (owner === undefined) return null;
  if (product.status === 'archived') return <Closed />;
  return (
    <Editor
      frame="area"
      owner={owner}
      opened={product}
      step={step}
      onStep={goTo}
      onCreated={() => undefined}
    />
  );
}

const Closed = () => (
  <Card>
    <EmptyState
      title="Archived pages stay as they were"
      text="To sell it again, duplicate it under More: a new draft with the same content."
    />
  </Card>
);

/** Another step of the same product at the same address. */
function goTo(step: StepKey) {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  query.set('step', step);
  navigate(`${pathname}?${query}`);
}
