import { t, translate } from '@haat/i18n';
import { kindDraft } from '@haat/kinds/drafts';
import { productKinds } from '@haat/kinds/facts';
import { problemsOfItems } from '@haat/kinds/parts/editor/items/items.draft';
import type { Problems } from '@haat/kinds/parts/editor/problems';
import { addressProblem } from '@haat/kinds/parts/editor/written';
import { thankYouItems } from '@haat/kinds/parts/items/items.rules';
import { questionBounds } from '@haat/openapi/bounds';
import { type Draft, firstPrice, linesOf } from './draft/draft';
import { lackingOf, type PersistedOnSale } from './on-sale';
import { emptiedOf } from './prices/mended-price';
import { priceProblems } from './prices/price-draft';

/**
 * What a draft says that cannot be kept on top of what the server has. Empty fields are unfinished, not wrong, but for
 * those that what is on sale cannot be without.
 */
export function problemsOf(
  draft: Draft,
  persisted: PersistedOnSale | null = null,
  now = new Date(),
): Problems {
  const mistyped = mistypedIn(draft, persisted, now);
  const lacking = lackingOf(draft, persisted, (field) => mistyped[field] !== undefined, now);
  const isUntitled = draft.title.trim() === '' && persisted?.title !== undefined;
  return {
    ...(isUntitled && { title: titleWanted(draft) }),
    ...Object.fromEntries(lacking.map(({ field, message }) => [field, message])),
    ...mistyped,
  };
}

/** A title is what it takes to be anything. */
export const titleWanted = ({ kind }: Pick<Draft, 'kind'>): string =>
  t('Give the {one} a title', { one: translate(productKinds[kind].one) });

function mistypedIn(draft: Draft, persisted: PersistedOnSale | null, now: Date): Problems {
  return Object.fromEntries(
    [
      ...draft.prices.flatMap((one) => [
        ...emptiedOf(
          one,
          persisted?.prices?.find(({ id }) => id !== undefined && id === one.priceId),
        ),
        ...priceProblems(one),
      ]),
      addressProblem('redirectUrl', draft.redirectUrl),
      ...problemsOfItems(draft.thankYouItems, thankYouItems),
      ...kindDraft(draft.kind).problems(draft.values, firstPrice(draft), now, persisted?.content ?? {}),
      ...draft.questions.flatMap(({ label, type, options }, place) => [
        [`questions.${place}.label`, label.trim() === '' ? t('Write the question.') : undefined],
        [`questions.${place}.options`, type === 'choice' ? choicesProblem(options) : undefined],
      ]),
    ].filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function choicesProblem(options: string) {
  const lines = linesOf(options);
  const { maxItems, items } = questionBounds.options;
  if (lines.length < 2) return t('At least two choices, one per line.');
  if (lines.length > maxItems) return t('At most {most} choices.', { most: maxItems });
  return lines.some((line) => line.length > items.maxLength)
    ? t('A choice can have up to {most} characters.', { most: items.maxLength })
    : undefined;
}
