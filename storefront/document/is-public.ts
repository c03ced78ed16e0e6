import type { PageModel, PublicModel } from '@haat/openapi/pages';

const pages: Readonly<Record<PublicModel['page'], true>> = {
  home: true,
  privacy: true,
  guidelines: true,
  terms: true,
  cancellation: true,
  pricing: true,
  payPremium: true,
  payVvip: true,
  contact: true,
  ticket: true,
};

/** A page of the installation itself rather than of a product or an order. */
export const isPublic = (model: PageModel): model is PublicModel => Object.hasOwn(pages, model.page);
