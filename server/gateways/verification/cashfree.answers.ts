import { reasonIn } from '../outside';
import { matchOf } from './name.match';
import {
  type AccountAnswer,
  type AccountFault,
  type GstinAnswer,
  type NameMatch,
  type PanAnswer,
  VerificationSilent,
} from './verification.gateway';

type Body = Record<string, unknown>;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const results: Record<string, NameMatch> = {
  DIRECT_MATCH: 'good',
  GOOD_PARTIAL_MATCH: 'good',
  MODERATE_PARTIAL_MATCH: 'doubtful',
  POOR_PARTIAL_MATCH: 'doubtful',
  NO_MATCH: 'none',
};

/** Without a comparison both names are reviewed manually. */
const matchIn = (body: Body): NameMatch => results[String(body['name_match_result'])] ?? 'doubtful';

const notUnderstood = (what: string, value: unknown) =>
  new VerificationSilent(`${what}_${reasonIn(value)}`.slice(0, 31));

/** The part of a refusal's code that names what is wrong; a refusal of anything else is not about the number. @throws VerificationSilent */
export function faultOfRefusal(body: Body, about: RegExp): string {
  const code = String(body['code']);
  const [, part = ''] = about.exec(code) ?? [];
  if (!about.test(code)) throw notUnderstood('refused', code);
  return part;
}

export function panIn(body: Body): Omit<PanAnswer, 'type'> {
  if (typeof body['valid'] !== 'boolean') throw notUnderstood('pan', body['message']);
  const registeredName = text(body['registered_name']);
  const isValid = body['valid'] && (body['pan_status'] ?? 'VALID') === 'VALID' && registeredName !== null;
  return isValid
    ? { outcome: 'valid', registeredName, match: matchIn(body) }
    : { outcome: 'invalid', registeredName: null, match: 'none' };
}

export const invalidAccount = (fault: AccountFault): AccountAnswer => ({
  outcome: 'invalid',
  holder: null,
  bank: null,
  match: 'none',
  fault,
});

/** What is settled about an account. Every other code is the bank's bad day: it is asked again. */
const faults: Record<string, AccountFault> = {
  INVALID_ACCOUNT_FAIL: 'account',
  INVALID_IFSC_FAIL: 'ifsc',
  ACCOUNT_BLOCKED: 'blocked',
  FRAUD_ACCOUNT: 'blocked',
  NRE_ACCOUNT_FAIL: 'bank',
};

const validAccount = (body: Body): AccountAnswer => ({
  outcome: 'valid',
  holder: text(body['name_at_bank']),
  bank: text(body['bank_name']),
  match: matchIn(body),
  fault: null,
});

export function accountIn(body: Body): AccountAnswer {
  if (body['account_status'] === 'VALID') return validAccount(body);
  const code = body['account_status_code'];
  const fault = faults[String(code)];
  if (!fault) throw notUnderstood('account', code);
  return invalidAccount(fault);
}

export function vpaIn(body: Body): AccountAnswer {
  const status = body['status'] ?? body['account_status'];
  if (status === 'VALID') return validAccount(body);
  if (status === 'INVALID' || status === 'EXPIRED') return invalidAccount('vpa');
  // The bank has no name that can be compared.
  if (status === 'NPCI_NAME_INCORRECT') return { ...validAccount(body), match: 'doubtful' };
  throw notUnderstood('vpa', status);
}

export const unknownGstin: Omit<GstinAnswer, 'state'> = {
  outcome: 'invalid',
  legalName: null,
  tradeName: null,
  address: null,
  active: false,
  match: 'none',
};

/** `name` is the one the business was asked with; the answer has no word on it. */
export function gstinIn(body: Body, name: string): Omit<GstinAnswer, 'state'> {
  if (typeof body['valid'] !== 'boolean') throw notUnderstood('gstin', body['message']);
  const legalName = text(body['legal_name_of_business']);
  if (!body['valid'] || legalName === null) return unknownGstin;
  const tradeName = text(body['trade_name_of_business']);
  return {
    outcome: 'valid',
    legalName,
    tradeName,
    address: text(body['principal_place_address']),
    active: text(body['gst_in_status'])?.toLowerCase() === 'active',
    match: matchOf(name, [legalName, tradeName]),
  };
}
