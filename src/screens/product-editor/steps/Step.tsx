import type { Product } from '@haat/openapi';
import { type Draft, firstPrice } from '../draft/draft';
import type { DraftStore } from '../draft/draft-store';
import type { Own } from '../kinds/own';
import type { KindStepProps } from '../kinds/step-props';
import { kindView } from '../kinds/views';
import { PriceStep } from '../prices/PriceStep';
import type { Problems } from '../problems';
import { BasicsStep } from './BasicsStep';
import { PublishStep } from './PublishStep';
import { QuestionsStep } from './QuestionsStep';
import { SharingStep } from './SharingStep';
import type { StepKey } from './steps';
import { ThankYouStep } from './ThankYouStep';

interface AnyStepProps {
  step: StepKey;
  store: DraftStore;
  draft: Draft;
  product: Product | null;
  problems: Problems;
  onLeave: (field: string) => void;
  /** Goes to a field of any step, to fill it in. */
  onField: (field: string) => void;
}

/** The form of one step. */
export function Step({ step, store, draft, product, problems, onLeave, onField }: AnyStepProps) {
  const props = { draft, onChange: store.change, problems, onLeave };
  const kindProps: KindStepProps<Own> = {
    own: draft.own,
    onOwn: (change) => {
      const { own } = store.get().draft;
      const changes = typeof change === 'function' ? change(own) : change;
      store.change({ own: { ...own, ...changes } as Own });
    },
    price: firstPrice(draft),
    problems,
    onLeave,
  };
  switch (step) {
    case 'basics':
      return (
        <BasicsStep
          {...props}
          onGallery={(change) => store.change({ gallery: change(store.get().draft.gallery) })}
        />
      );
    case 'content': {
      const { Content } = kindView(draft.kind);
      return Content ? <Content {...kindProps} /> : null;
    }
    case 'price':
      return (
        <PriceStep
          {...props}
          kindProps={kindProps}
          onPrices={(change) => store.change({ prices: change(store.get().draft.prices) })}
        />
      );
    case 'questions':
      return <QuestionsStep {...props} />;
    case 'thankYou':
      return <ThankYouStep {...props} />;
    case 'sharing':
      return <SharingStep {...props} />;
    case 'publish':
      return <PublishStep store={store} draft={draft} product={product} onField={onField} />;
  }
}
