import type { BusinessTerms, ContactModel, OperatorParticulars, PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { site } from '../../testing/models';

export const terms: BusinessTerms = {
  plans: {
    FREE: { feeBasisPoints: 500, monthly: 0, yearly: 0 },
    PREMIUM: { feeBasisPoints: 250, monthly: 49_900, yearly: 499_900 },
    VVIP: { feeBasisPoints: 100, monthly: 149_900, yearly: 1_499_900 },
  },
  feeTaxBasisPoints: 1_800,
  settlementWorkingDays: 2,
  price: { least: 100, most: 50_000_000 },
  payoutLeast: 10_000,
  referral: { shareBasisPoints: 2_000, months: 12 },
  orderExpiryMinutes: 30,
};

export const operator: OperatorParticulars = {
  legalName: 'Example Market Private Limited',
  address: '1 Example Street, Pune 411001, Maharashtra',
  email: 'help@haat.example',
  phone: '+91 20 5555 0100',
  cin: 'U00000MH2026PTC000000',
  gstin: '27AAPFU0939F1ZV',
  jurisdiction: 'Pune',
  grievanceOfficer: 'The Officer',
  grievanceDesignation: 'Grievance Officer',
  grievanceEmail: 'grievance@haat.example',
  grievancePhone: '+91 20 5555 0101',
};

/** As an installation is where nobody has configured anything. */
export const nobody: OperatorParticulars = {
  legalName: 'Haat',
  address: '',
  email: '',
  phone: '',
  cin: '',
  gstin: '',
  jurisdiction: '',
  grievanceOfficer: '',
  grievanceDesignation: 'Grievance Officer',
  grievanceEmail: '',
  grievancePhone: '',
};

const base = { site, operator, terms, partners: { google: true, push: true } };

export const contactWith = (changes: Partial<ContactModel> = {}): ContactModel => ({
  ...base,
  page: 'contact',
  path: paths.contact,
  values: { topic: 'question', name: '', reach: '', about: '', text: '' },
  errors: {},
  message: null,
  ...changes,
});

/** Every public page once. */
export const publicModels: readonly PublicModel[] = [
  { ...base, page: 'home', path: paths.home },
  { ...base, page: 'privacy', path: paths.privacy },
  { ...base, page: 'guidelines', path: paths.guidelines },
  { ...base, page: 'terms', path: paths.terms },
  { ...base, page: 'cancellation', path: paths.cancellation },
  { ...base, page: 'pricing', path: paths.pricing, typed: null },
  { ...base, page: 'payPremium', path: paths.payPremium, period: null },
  { ...base, page: 'payVvip', path: paths.payVvip, period: null },
  contactWith(),
  { ...base, page: 'ticket', path: paths.contact, number: '4821 9073 1650', topic: 'grievance' },
];
