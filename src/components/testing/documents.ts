import type { OrderDocument } from '@haat/openapi';

const receipt: OrderDocument = {
  kind: 'receipt',
  serial: 'R/26-27/000042',
  at: '2026-11-21T10:00:00.000Z',
  amount: 49_900,
  url: '/access/7Gq2mWc9PfXk4RtB/papers/R-26-27-000042.pdf',
};

/** One document of each kind. */
export const sampleDocuments = {
  receipt,
  refund: { ...receipt, kind: 'refund', serial: 'C/26-27/000007', amount: 20_000 },
  invoice: { ...receipt, kind: 'invoice', serial: 'T/26-27/000042' },
  creditNote: { ...receipt, kind: 'creditNote', serial: 'N/26-27/000007', amount: 20_000 },
} satisfies Record<OrderDocument['kind'], OrderDocument>;
