import type { Business } from '@haat/openapi';

/** Of a creator who sells with GST. */
export const sampleBusiness: Business = {
  gstin: '29AAICP2912R1ZR',
  state: '29',
  legalName: 'Meera Kulkarni Studios Private Limited',
  address: '4, Temple Street, Mysuru 570001',
  verifiedAt: '2026-08-01T05:00:00Z',
};
