import type { OperatorProposal } from '@haat/openapi';

export const proposal: OperatorProposal = {
  id: '019aab00-0000-7000-8000-000000000001',
  kind: 'adjust',
  status: 'waiting',
  creatorId: '019aab00-0000-7000-8000-000000000002',
  amount: 2_500_000,
  reason: 'The fee of the festival week was taken twice.',
  by: 'Asha Rao',
  isOwn: false,
  at: '2026-11-21T05:12:00Z',
  decision: null,
};

export const ownProposal: OperatorProposal = {
  ...proposal,
  id: '019aab00-0000-7000-8000-000000000003',
  kind: 'refundSale',
  amount: 1_499_900,
  reason: 'The class did not take place.',
  by: 'Ravi Nair',
  isOwn: true,
};

export const declined: OperatorProposal = {
  ...proposal,
  id: '019aab00-0000-7000-8000-000000000004',
  status: 'declined',
  decision: { by: 'Ravi Nair', at: '2026-11-21T06:40:00Z', reason: 'The fee was given back in October.' },
};
