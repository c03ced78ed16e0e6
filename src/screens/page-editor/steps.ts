import type { Missing } from '@haat/contract';
import type { Draft } from './draft';
import type { Problems } from './problems';

export const steps = [
  { key: 'basics', label: 'Basics' },
  { key: 'price', label: 'Price' },
  { key: 'questions', label: 'Questions' },
  { key: 'thankYou', label: 'Thank you' },
  { key: 'publish', label: 'Publish' },
] as const;

export type StepKey = (typeof steps)[number]['key'];

export const stepOf = (text: string | null): StepKey =>
  steps.find(({ key }) => key === text)?.key ?? 'basics';

/** The steps before and after one. */
export function around(step: StepKey) {
  const place = steps.findIndex(({ key }) => key === step);
  return { place, before: steps[place - 1], after: steps[place + 1] };
}

/** The step in which something missing or wrong is put right. */
export function stepOfField(field: string): StepKey {
  if (/^(price|amount|compareAt|stock|suggested)/.test(field)) return 'price';
  if (field.startsWith('question')) return 'questions';
  if (/^(thankYou|redirectUrl)/.test(field)) return 'thankYou';
  return field === 'name' ? 'publish' : 'basics';
}

/** What is still to be done in a step. */
export function stateOf(
  step: StepKey,
  current: StepKey,
  draft: Draft,
  problems: Problems,
  isPublished: boolean,
) {
  if (step === current) return 'current';
  if (Object.keys(problems).some((field) => stepOfField(field) === step)) return 'problem';
  return isFilled(step, draft, isPublished) ? 'done' : 'todo';
}

function isFilled(step: StepKey, draft: Draft, isPublished: boolean): boolean {
  switch (step) {
    case 'basics':
      return draft.title.trim() !== '';
    case 'price':
      return draft.amount !== null || draft.otherPrices.length > 0;
    case 'questions':
      return draft.questions.length > 0;
    case 'thankYou':
      return draft.thankYou.trim() !== '' || draft.redirectUrl.trim() !== '';
    case 'publish':
      return isPublished;
  }
}

/** What publishing lacks as far as this device knows, before the server has been asked. */
export function missingOf(draft: Draft, sellerName: string | null): Missing[] {
  const missing: Missing[] = [];
  if (draft.title.trim() === '') missing.push({ field: 'title', message: 'Give the page a title' });
  if (!isFilled('price', draft, false)) missing.push({ field: 'prices', message: 'Add a price' });
  if (!sellerName?.trim())
    missing.push({ field: 'name', message: 'Write your name, so that buyers see who sells' });
  return missing;
}
