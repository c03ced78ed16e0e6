import { Notice, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { KindValues } from '@haat/kinds/drafts';
import { kindView } from '@haat/kinds/editor';
import { AddressField } from '@haat/kinds/parts/editor/AddressField';
import { ItemsField } from '@haat/kinds/parts/editor/items/ItemsField';
import type { Problems } from '@haat/kinds/parts/editor/problems';
import type { KindStepProps } from '@haat/kinds/parts/editor/step-props';
import { type EditorTools, EditorToolsProvider } from '@haat/kinds/parts/editor/tools';
import { thankYouItems } from '@haat/kinds/parts/items/items.rules';
import type { Product } from '@haat/openapi';
import { thankYouBounds } from '@haat/openapi/bounds';
import { Cover } from '../../../components/covers/Cover';
import { MediaDialog } from '../../../components/media/MediaDialog';
import { priceText } from '../../../components/prices/price-text';
import { ProductDialog } from '../../../components/product-chooser/ProductDialog';
import { RichField } from '../../../components/rich-text/RichField';
import { useEditorChannels } from '../../../queries/catalog/channels.queries';
import { useProductsById } from '../../../queries/catalog/chosen-products.queries';
import { useMediaFile } from '../../../queries/catalog/media.queries';
import { hasOwnRooms } from '../../../queries/site.queries';
import { type Draft, firstPrice } from '../draft/draft';
import type { DraftStore } from '../draft/draft-store';
import { OtherPrices } from '../prices/OtherPrices';
import { PriceFields } from '../prices/PriceFields';
import { PriceName } from '../prices/PriceName';
import { useFieldUploads, useUploadsBelowField } from '../uploads/UploadPlace';
import { BasicsStep } from './BasicsStep';
import { PublishStep } from './PublishStep';
import { QuestionsStep } from './QuestionsStep';
import { SharingStep } from './SharingStep';
import type { StepProps } from './step-props';
import type { StepKey } from './steps';

interface PriceStepProps extends StepProps {
  /** Those of what its kind adds. */
  kindProps: KindStepProps<KindValues>;
  onPrices: (change: (prices: Draft['prices']) => Draft['prices']) => void;
}

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

const tools: EditorTools = {
  hasOwnRooms,
  Cover,
  priceText,
  ProductDialog,
  RichField,
  useProductsById,
  useChannels: useEditorChannels,
  useUploads: useFieldUploads,
  useUploadsBelow: useUploadsBelowField,
  MediaDialog,
  useMediaFile,
};

/** The form of one step. */
export const Step = (props: AnyStepProps) => (
  <EditorToolsProvider value={tools}>
    <StepForm {...props} />
  </EditorToolsProvider>
);

function StepForm({ step, store, draft, product, problems, onLeave, onField }: AnyStepProps) {
  const props = { draft, onChange: store.change, problems, onLeave };
  const kindProps: KindStepProps<KindValues> = {
    values: draft.values,
    onValuesChange: (change) => {
      const { values } = store.get().draft;
      const changes = typeof change === 'function' ? change(values) : change;
      store.change({ values: { ...values, ...changes } as KindValues });
    },
    price: firstPrice(draft),
    prices: draft.prices.map(({ priceId: id, label }) => ({ id, label })),
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
      return (
        <ThankYouStep
          {...props}
          onItems={(change) => store.change({ thankYouItems: change(store.get().draft.thankYouItems) })}
        />
      );
    case 'sharing':
      return <SharingStep {...props} />;
    case 'publish':
      return <PublishStep store={store} draft={draft} product={product} onField={onField} />;
  }
}

/** What it costs: one price, and others where buyers choose. */
function PriceStep({ draft, kindProps, onPrices, problems, onLeave }: PriceStepProps) {
  const { Price } = kindView(draft.kind);
  const first = firstPrice(draft);
  const change = (changes: Partial<typeof first>) =>
    onPrices(([one = first, ...others]) => [{ ...one, ...changes }, ...others]);
  return (
    <Stack space="24">
      {draft.prices.length > 1 && <PriceName price={first} onChange={change} />}
      <PriceFields kind={draft.kind} price={first} onChange={change} problems={problems} onLeave={onLeave} />
      {Price && <Price {...kindProps} />}
      <OtherPrices
        kind={draft.kind}
        prices={draft.prices}
        onPrices={onPrices}
        problems={problems}
        onLeave={onLeave}
      />
    </Stack>
  );
}

interface ThankYouStepProps extends StepProps {
  onItems: (change: (items: Draft['thankYouItems']) => Draft['thankYouItems']) => void;
}

function ThankYouStep({ draft, onChange, onItems, problems, onLeave }: ThankYouStepProps) {
  return (
    <Stack space="24">
      {kindView(draft.kind).hasThankYouItems && (
        <ItemsField
          list={thankYouItems}
          label={t('What buyers get')}
          lead={t('Upload files, or add text, a link or a place. Buyers get them with the receipt.')}
          items={draft.thankYouItems}
          onItems={onItems}
          most={thankYouBounds.items.maxItems}
          problems={problems}
          onLeave={onLeave}
        />
      )}
      <RichField
        label={t('Message after payment')}
        name="thankYou"
        optional
        rows={7}
        value={draft.thankYou}
        onChange={(thankYou) => onChange({ thankYou })}
        maxLength={thankYouBounds.message.maxLength}
        help={t('For example a join link, an address or a date.')}
      />
      <AddressField
        label={t('Continue link')}
        name="redirectUrl"
        optional
        value={draft.redirectUrl}
        onChange={(redirectUrl) => onChange({ redirectUrl })}
        onLeave={() => onLeave('redirectUrl')}
        help={t('Shown as a button below the receipt.')}
        error={problems['redirectUrl']}
      />
      <Notice icon="lock">{t('Only people who have paid see this. A refund removes access.')}</Notice>
    </Stack>
  );
}
