import {
  type AccountAnswer,
  type AccountFault,
  type NameMatch,
  taxedAs,
  type VerificationGateway,
  VerificationSilent,
} from './verification.gateway';

/** A completely different name. */
const somebodyElse = 'VIKRAM ANAND RATHORE';

/** A name as registers have it. */
const registered = (name: string) => name.trim().replace(/\s+/g, ' ').toUpperCase();

/** As a register that has only the first name, with an initial before it. */
const nearly = (name: string) => `K ${registered(name).split(' ')[0]}`;

const named: Record<NameMatch, (name: string) => string> = {
  good: registered,
  doubtful: nearly,
  none: () => somebodyElse,
};

const invalid = (fault: AccountFault): AccountAnswer => ({
  outcome: 'invalid',
  holder: null,
  bank: null,
  match: 'none',
  fault,
});

const valid = (name: string, match: NameMatch, bank: string | null): AccountAnswer => ({
  outcome: 'valid',
  holder: named[match](name),
  bank,
  match,
  fault: null,
});

/** What the digits of a PAN, or the last ones of an account, decide. */
const matches: Record<string, NameMatch> = { '0002': 'doubtful', '0003': 'none' };

/** Cashfree's test accounts that do not exist; those that only payouts trip over do. */
const faulty: Record<string, AccountFault> = { '026291800001190': 'account', '2640101002729': 'ifsc' };

const banks: Record<string, string> = {
  YESB: 'Yes Bank',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  SBIN: 'State Bank of India',
  UTIB: 'Axis Bank',
  CNRB: 'Canara Bank',
  CITI: 'Citibank',
};

/** Banks into which no rupee can be dropped. */
const unsupported = /^(PYTM|DEUT)/;

/**
 * The built-in verification: knows everybody by the name they give, but for the numbers of docs/kyc.md, which are unknown, somebody
 * else's, or nearly right. Asks nobody, moves no rupee.
 */
export function createSandboxVerification(): VerificationGateway {
  return {
    provider: 'sandbox',

    async pan(pan, name) {
      const digits = pan.slice(5, 9);
      if (digits === '0004') throw new VerificationSilent('no_answer_in_time');
      const type = taxedAs(pan);
      if (digits === '0000') return { outcome: 'invalid', registeredName: null, match: 'none', type };
      const match = matches[digits] ?? 'good';
      return { outcome: 'valid', registeredName: named[match](name), match, type };
    },

    async bankAccount({ accountNumber, ifsc, name }) {
      if (unsupported.test(ifsc)) return invalid('bank');
      const fault = faulty[accountNumber] ?? (accountNumber.endsWith('0000') ? 'account' : null);
      if (fault) return invalid(fault);
      return valid(name, matches[accountNumber.slice(-4)] ?? 'good', banks[ifsc.slice(0, 4)] ?? null);
    },

    async vpa({ vpa, name }) {
      const [part = ''] = vpa.toLowerCase().split('@');
      if (/fail|invalid/.test(part)) return invalid('vpa');
      return valid(name, part === 'doubtful' ? 'doubtful' : part === 'stranger' ? 'none' : 'good', null);
    },

    async gstin(gstin) {
      const state = gstin.slice(0, 2);
      const digits = gstin.slice(7, 11);
      if (digits === '0000')
        return {
          outcome: 'invalid',
          legalName: null,
          tradeName: null,
          address: null,
          state,
          active: false,
          match: 'none',
        };
      return {
        outcome: 'valid',
        legalName: `SANDBOX TRADERS ${gstin.slice(2, 12)}`,
        tradeName: 'Sandbox Traders',
        address: '12, Market Road, Sandbox Nagar',
        state,
        active: digits !== '0001',
        match: matches[digits] ?? 'good',
      };
    },
  };
}
