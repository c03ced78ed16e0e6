import { selectUser } from '@haat/machines/session';
import type { Product } from '@haat/openapi';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { AreaSkeleton } from '../../components/async-states/AreaSkeleton';
import { ClosedProduct } from './ClosedProduct';
import { Editor } from './Editor';
import { addressWith } from './steps/step-address';
import { stepOf } from './steps/steps';

/** The editor of a product among the other screens of its settings; `?step=` names the step. */
export function ProductEditorInArea({ product }: { product: Product }) {
  const owner = Session.useSelector(selectUser)?.id;
  const step = stepOf(product.kind, new URLSearchParams(useSearch()).get('step'));
  // Drafts belong to somebody; nothing is drawn before it is known to whom.
  if (owner === undefined) return <AreaSkeleton />;
  if (product.status === 'archived') return <ClosedProduct product={product} />;
  return (
    <Editor
      frame="area"
      kind={product.kind}
      owner={owner}
      opened={product}
      step={step}
      onStep={(next) => navigate(addressWith({ step: next }))}
      onCreated={() => undefined}
    />
  );
}
