// What a creator takes off in stories.
import type { Discount } from '@haat/openapi';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';

export const [product] = samples.products as [SampleProduct];

const discount = (changes: Partial<Discount>): Discount => ({
  id: changes.code ?? 'automatic',
  code: 'FIRSTLOAF',
  label: null,
  basisPoints: null,
  amount: null,
  product: null,
  startsAt: '2026-10-20T06:00:00Z',
  endsAt: null,
  maxUses: null,
  maxPerBuyer: null,
  minAmount: null,
  periods: 'first',
  status: 'active',
  used: 0,
  sales: 0,
  earned: 0,
  createdAt: '2026-10-20T06:00:00Z',
  updatedAt: '2026-10-20T06:00:00Z',
  ...changes,
});

export const discounts = [
  discount({
    code: 'FIRSTLOAF',
    amount: 30_000,
    maxUses: 100,
    used: 41,
    sales: 41,
    earned: 49_15_900,
    endsAt: '2026-11-30T18:30:00Z',
    product: { id: product.id, kind: product.kind, title: product.title, url: product.url },
  }),
  discount({
    code: 'BAKERS20',
    basisPoints: 2_000,
    periods: 'every',
    used: 19,
    sales: 19,
    earned: 22_78_100,
  }),
  discount({ code: null, label: 'Opening week', basisPoints: 1_500, used: 12, sales: 12, earned: 15_28_800 }),
  discount({
    code: 'DIWALI26',
    basisPoints: 2_500,
    startsAt: '2026-10-31T18:30:00Z',
    endsAt: '2026-11-08T18:30:00Z',
    maxUses: 50,
    used: 48,
    sales: 47,
    earned: 53_95_200,
    status: 'expired',
  }),
  discount({
    code: 'NEWYEAR',
    amount: 50_000,
    startsAt: '2026-12-30T18:30:00Z',
    maxUses: 50,
    maxPerBuyer: 1,
    minAmount: 1_00_000,
    status: 'scheduled',
  }),
];
