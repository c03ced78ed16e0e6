import contract from '@haat/openapi/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { type ProductEvent, statuses, transition } from '.';

const incomplete = { missing: [{ field: 'title', message: 'Give the page a title' }] };

describe('a product', () => {
  it('has the statuses of the contract, no more and no fewer', () => {
    expect([...statuses].sort()).toEqual([...contract.components.schemas.ProductStatus.enum].sort());
  });

  it('is published once a buyer has all they need', () => {
    expect(transition('draft', { type: 'publish' }, incomplete)).toEqual({ refused: true });
    expect(transition('draft', { type: 'publish' }, { missing: [] })).toEqual({ state: 'published' });
  });

  it('is paused and resumed, but not resumed with something missing', () => {
    expect(transition('published', { type: 'pause' })).toEqual({ state: 'paused' });
    expect(transition('paused', { type: 'resume' })).toEqual({ state: 'published' });
    expect(transition('paused', { type: 'resume' }, incomplete)).toEqual({ refused: true });
  });

  it('can be paused or archived whatever is missing', () => {
    expect(transition('published', { type: 'pause' }, incomplete)).toEqual({ state: 'paused' });
    expect(transition('published', { type: 'archive' }, incomplete)).toEqual({ state: 'archived' });
  });

  it.each(['publish', 'pause', 'resume', 'archive', 'block', 'unblock'] as const)(
    'stays archived after %s',
    (type) => {
      expect(transition('archived', { type })).toEqual({ refused: true });
    },
  );

  it.each<[Parameters<typeof transition>[0], ProductEvent['type']]>([
    ['draft', 'pause'],
    ['draft', 'resume'],
    ['draft', 'archive'],
    ['draft', 'block'],
    ['published', 'publish'],
    ['published', 'resume'],
    ['paused', 'publish'],
    ['paused', 'pause'],
    ['blocked', 'publish'],
    ['blocked', 'resume'],
    ['blocked', 'pause'],
  ])('when %s, refuses %s', (status, type) => {
    expect(transition(status, { type })).toEqual({ refused: true });
  });

  it('makes changes live where there are some, without changing how it stands', () => {
    const changed = { missing: [], hasChanges: true };
    for (const status of ['published', 'paused', 'blocked'] as const)
      expect(transition(status, { type: 'publish' }, changed)).toEqual({ state: status });
    expect(transition('archived', { type: 'publish' }, changed)).toEqual({ refused: true });
  });

  it('is not left with something missing while it is on sale', () => {
    const changed = { ...incomplete, hasChanges: true };
    expect(transition('published', { type: 'publish' }, changed)).toEqual({ refused: true });
    expect(transition('paused', { type: 'publish' }, changed)).toEqual({ state: 'paused' });
  });

  it('comes back from a block paused, so that its creator decides', () => {
    expect(transition('published', { type: 'block' })).toEqual({ state: 'blocked' });
    expect(transition('blocked', { type: 'unblock' })).toEqual({ state: 'paused' });
  });
});
