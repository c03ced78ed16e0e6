import { type KindValues, kindDraft, missingInDraft } from '@haat/kinds/drafts';
import { productKinds } from '@haat/kinds/facts';
import type { ProductKind } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, emptyDraft } from './draft/draft';
import { fieldsOf } from './fields';
import { emptyPrice } from './prices/price-draft';
import { problemsOf } from './problems';
import { stepOfField, stepsOf } from './steps/steps';
import { made } from './testing/made';

const kinds = Object.keys(productKinds) as ProductKind[];
/** Amounts are suggested where buyers choose what they give. */
const open = { ...emptyPrice, priceType: 'open' as const, amount: 5_000 };
const now = new Date('2026-11-21T05:12:00Z');

describe.each(kinds)('%s', (kind) => {
  const product = made(kind);
  const { read, publicContent } = kindDraft(kind);
  const missing = (values: KindValues) => missingInDraft(kind, values, { now, isOnSale: () => true });

  it('comes back from the editor as it was', () => {
    const draft: Draft = { ...draftOf(product), prices: [open] };
    expect(fieldsOf(draft).content).toEqual(product.content);
  });

  it('has nothing wrong and nothing missing when it is whole', () => {
    const draft = draftOf(product);
    expect(problemsOf({ ...draft, prices: [open] }, null, now)).toEqual({});
    expect(missing(draft.values)).toEqual([]);
  });

  it('lacks what its own step asks for while nothing is written, and that is not wrong', () => {
    const draft = emptyDraft(kind);
    expect(problemsOf(draft, null, now)).toEqual({});
    const hasStep = stepsOf(kind).some(({ key }) => key === 'content');
    expect(missing(draft.values).length > 0).toBe(hasStep);
    for (const { field } of missing(draft.values)) expect(stepOfField(field)).toBe('content');
  });

  it('can be shown before anything is written', () => {
    expect(() => publicContent({}, new Map(), now)).not.toThrow();
    expect(Object.keys(read({}))).toEqual(Object.keys(emptyDraft(kind).values));
  });
});

it('shows nothing that only buyers get', () => {
  const secrets = [
    't.me/+',
    'discord.gg',
    'meet.example.com',
    'Five to one',
    'example.com/film',
    '12, Old Mill',
    '18.5',
    'Behind the temple',
    'With a blade',
    'example.com/flour',
    'Fold it four',
    'example.com/fold',
  ];
  for (const kind of kinds) {
    const text = JSON.stringify(kindDraft(kind).publicContent(made(kind).content, new Map(), now));
    for (const secret of secrets) expect(text, kind).not.toContain(secret);
  }
});
