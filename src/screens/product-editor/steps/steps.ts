import { type Phrase, t } from '@haat/i18n';
import { missingInDraft } from '@haat/kinds/drafts';
import type { MissingContext, Offer } from '@haat/kinds/kind';
import { typedItem } from '@haat/kinds/parts/editor/items/items.draft';
import type { Problems } from '@haat/kinds/parts/editor/problems';
import { kindTexts } from '@haat/kinds/texts';
import type { Missing, ProductKind } from '@haat/openapi';
import { type Draft, firstPrice } from '../draft/draft';
import { hasAmount, priceField } from '../prices/price-draft';
import { titleWanted } from '../problems';

export type StepKey = 'basics' | 'content' | 'price' | 'questions' | 'thankYou' | 'sharing' | 'publish';

export interface EditorStep {
  key: StepKey;
  label: Phrase;
}

export function stepsOf(kind: ProductKind): readonly EditorStep[] {
  const { step } = kindTexts[kind];
  return [
    { key: 'basics', label: 'Basics' },
    ...(step === null ? [] : [{ key: 'content' as const, label: step.label }]),
    { key: 'price', label: 'Price' },
    { key: 'questions', label: 'Questions' },
    { key: 'thankYou', label: 'Thank you' },
    { key: 'sharing', label: 'Sharing' },
    { key: 'publish', label: 'Publish' },
  ];
}

export const stepOf = (kind: ProductKind, text: string | null): StepKey =>
  stepsOf(kind).find(({ key }) => key === text)?.key ?? 'basics';

/** The steps before and after one. */
export function neighbours(steps: readonly EditorStep[], step: StepKey) {
  const place = steps.findIndex(({ key }) => key === step);
  return { place, current: steps[place], before: steps[place - 1], after: steps[place + 1] };
}

/** The step in which something missing or wrong is put right. */
export function stepOfField(field: string): StepKey {
  if (field.startsWith('content')) return 'content';
  if (/^(price|amount|compareAt|stock|mostPerOrder|suggested|days|trialDays)/.test(field)) return 'price';
  if (field.startsWith('question')) return 'questions';
  if (/^(thankYou|redirectUrl)/.test(field)) return 'thankYou';
  if (/^(seo|accent|language)/.test(field)) return 'sharing';
  return field === 'name' ? 'publish' : 'basics';
}

interface StepState {
  current: StepKey;
  draft: Draft;
  problems: Problems;
  isPublished: boolean;
  context: DraftContext;
}

/** What a draft is asked about besides itself. */
export type DraftContext = Omit<MissingContext<ProductKind>, 'onSale'>;

/** What is still to be done in a step. */
export function stateOf(step: StepKey, { current, draft, problems, isPublished, context }: StepState) {
  if (step === current) return 'current';
  if (Object.keys(problems).some((field) => stepOfField(field) === step)) return 'problem';
  return isFilled(step, draft, isPublished, context) ? 'done' : 'todo';
}

function isFilled(step: StepKey, draft: Draft, isPublished: boolean, context: DraftContext): boolean {
  switch (step) {
    case 'basics':
      return draft.title.trim() !== '';
    case 'content':
      return missingInDraft(draft.kind, draft.values, context).length === 0;
    case 'price':
      return draft.prices.some(hasAmount);
    case 'questions':
      return draft.questions.length > 0;
    case 'thankYou':
      return (
        draft.thankYou.trim() !== '' || draft.redirectUrl.trim() !== '' || draft.thankYouItems.length > 0
      );
    case 'sharing':
      return (
        draft.shareTitle.trim() !== '' ||
        draft.shareWords.trim() !== '' ||
        draft.shareImage !== null ||
        draft.accent !== null
      );
    case 'publish':
      return isPublished;
  }
}

/** What it says, as far as it can be saved. */
const offerOf = ({ title, description, thankYou, thankYouItems, redirectUrl }: Draft): Offer => ({
  title,
  description,
  thankYou: {
    message: thankYou,
    items: thankYouItems.map(typedItem),
    ...(redirectUrl.trim() !== '' && { redirectUrl }),
  },
});

/** What publishing lacks as far as this device knows, before the server has been asked. */
export function missingOf(draft: Draft, sellerName: string | null, context: DraftContext): Missing[] {
  const missing: Missing[] = [];
  if (draft.title.trim() === '') missing.push({ field: 'title', message: titleWanted(draft) });
  missing.push(...missingInDraft(draft.kind, draft.values, { ...context, offer: offerOf(draft) }));
  if (!draft.prices.some(hasAmount))
    missing.push({ field: priceField(firstPrice(draft).key, 'amount'), message: t('Add a price') });
  if (!sellerName?.trim())
    missing.push({
      field: 'name',
      message: t('Add your name, so that buyers know who they are buying from'),
    });
  return missing;
}
