// Models of the pages that are open to everyone and belong to no product: what Haat is, what it costs, its rules.
import type { Site } from './site';

/** As the law wants them shown, from the configuration; what is not given is empty. */
export interface OperatorParticulars {
  /** The company or person behind the name, as registered. */
  legalName: string;
  address: string;
  email: string;
  phone: string;
  /** Corporate identity number. */
  cin: string;
  gstin: string;
  /** Place of jurisdiction. */
  jurisdiction: string;
  grievanceOfficer: string;
  grievanceDesignation: string;
  grievanceEmail: string;
  grievancePhone: string;
}

export type PlanName = 'FREE' | 'PREMIUM' | 'VVIP';

/** Rates in hundredths of a per cent, money in paise before GST. */
export interface PlanTerms {
  feeBasisPoints: number;
  monthly: number;
  yearly: number;
}

/** What the configuration says of money, so that no page says it by itself. Money in paise. */
export interface BusinessTerms {
  plans: Record<PlanName, PlanTerms>;
  /** GST on the fee and on the plans, in hundredths of a per cent. */
  feeTaxBasisPoints: number;
  settlementWorkingDays: number;
  price: { least: number; most: number };
  payoutLeast: number;
  /** What an invitation earns: hundredths of a per cent of the fee, and for how long after the account was opened. */
  referral: { shareBasisPoints: number; months: number };
  orderExpiryMinutes: number;
}

/** Which optional services of others this installation uses: who takes part has to be told. */
export interface Partners {
  google: boolean;
  push: boolean;
}

interface PublicBase {
  site: Site;
  operator: OperatorParticulars;
  terms: BusinessTerms;
  partners: Partners;
  /** Where the page stands, spelled as it is canonical. */
  path: string;
}

/** Pages that are the same for everyone. */
export interface StillModel extends PublicBase {
  page: 'home' | 'privacy' | 'guidelines' | 'terms' | 'cancellation';
}

/** What a plan is; once a time is chosen, where it is taken. */
export type PlanModel = PlanPage<'payVvip'> | PlanPage<'payPremium'>;

interface PlanPage<Name extends string> extends PublicBase {
  page: Name;
  period: 'month' | 'year' | null;
}

export interface PricingModel extends PublicBase {
  page: 'pricing';
  /** The amount to calculate with, as it was typed; null before anything was. */
  typed: string | null;
}

/** Contact topics. Each has its own response time. */
export type TicketTopic = 'question' | 'refund' | 'grievance' | 'privacy' | 'report' | 'rights' | 'order';

/** Raw form input. */
export interface ContactValues {
  topic: TicketTopic;
  name: string;
  /** An e-mail address or a mobile number. */
  reach: string;
  /** The address of a page, or the number of an order; may stay empty. */
  about: string;
  text: string;
}

export interface ContactModel extends PublicBase {
  page: 'contact';
  values: ContactValues;
  /** Keyed as the values are. */
  errors: Partial<Record<keyof ContactValues, string>>;
  /** What went wrong with the whole of it, for people. */
  message: string | null;
}

/** The message was saved under this ticket number. */
export interface TicketModel extends PublicBase {
  page: 'ticket';
  number: string;
  topic: TicketTopic;
}

export type PublicModel = StillModel | PlanModel | PricingModel | ContactModel | TicketModel;
