import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CashfreeVerification,
  startCashfreeVerification,
} from '../../../tests/simulators/cashfree/cashfree-verification';
import { fixedClock } from '../../platform/clock/clock';
import { seededRandom } from '../../platform/security/ids';
import { createVerification, type VerificationGateway } from '.';

let cashfree: CashfreeVerification;
let gateway: VerificationGateway;

const make = (change: object = {}) => {
  const clock = fixedClock();
  return createVerification(
    {
      provider: 'cashfree',
      ...cashfree.keys,
      url: cashfree.url,
      apiVersion: '2023-12-18',
      publicKey: null,
      timeoutMs: 10_000,
      ...change,
    },
    { clock, random: seededRandom(clock) },
  );
};

beforeEach(async () => {
  cashfree = await startCashfreeVerification();
  gateway = make();
});
afterEach(() => cashfree.close());

const silent = (reason: string) => ({ name: 'VerificationSilent', reason });
const bank = { accountNumber: '026291800001191', ifsc: 'YESB0000262', name: 'ASHA RAO' };

describe('a PAN', () => {
  it('is valid with the name the register has', async () => {
    expect(await gateway.pan('ABCPV1234D', 'Asha Rao')).toEqual({
      outcome: 'valid',
      registeredName: 'ASHA RAO',
      match: 'good',
      type: 'person',
    });
    expect((await gateway.pan('AAICP2912R', 'Asha Foods')).type).toBe('other');
  });

  it('is invalid when the register does not know it, or does not take it for one', async () => {
    const nobody = { outcome: 'invalid', registeredName: null, match: 'none' };
    expect(await gateway.pan('ABCPV0000D', 'Asha')).toMatchObject(nobody);
    expect(await gateway.pan('ABC', 'Asha')).toMatchObject(nobody);
  });

  it.each([
    ['DIRECT_MATCH', 'good'],
    ['GOOD_PARTIAL_MATCH', 'good'],
    ['MODERATE_PARTIAL_MATCH', 'doubtful'],
    ['POOR_PARTIAL_MATCH', 'doubtful'],
    ['NO_MATCH', 'none'],
  ] as const)('with a %s of names is %s', async (result, match) => {
    cashfree.match(result);
    expect((await gateway.pan('ABCPV1234D', 'Asha R')).match).toBe(match);
  });

  it('given in letters that it does not take is not compared but doubtful', async () => {
    expect((await gateway.pan('ABCPV1234D', 'आशा राव')).match).toBe('doubtful');
  });
});

describe('an account', () => {
  it('is valid with the name and the bank', async () => {
    expect(await gateway.bankAccount(bank)).toEqual({
      outcome: 'valid',
      holder: 'ASHA RAO',
      bank: 'YES BANK',
      match: 'good',
      fault: null,
    });
  });

  it.each([
    ['INVALID_ACCOUNT_FAIL', 'account'],
    ['INVALID_IFSC_FAIL', 'ifsc'],
    ['ACCOUNT_BLOCKED', 'blocked'],
    ['FRAUD_ACCOUNT', 'blocked'],
    ['NRE_ACCOUNT_FAIL', 'bank'],
  ])('that is %s has the fault %s', async (code, fault) => {
    cashfree.bankSays(bank.accountNumber, code);
    expect(await gateway.bankAccount(bank)).toMatchObject({ outcome: 'invalid', holder: null, fault });
  });

  it.each(['NPCI_UNAVAILABLE', 'BENE_BANK_DECLINED', 'VALIDATION_IN_PROGRESS', 'SOMETHING_NEW'])(
    'whose bank has a bad day (%s) is asked about later',
    async (code) => {
      cashfree.bankSays(bank.accountNumber, code);
      await expect(gateway.bankAccount(bank)).rejects.toMatchObject({ name: 'VerificationSilent' });
    },
  );

  it('of a form that Cashfree refuses has the fault it names', async () => {
    expect(await gateway.bankAccount({ ...bank, ifsc: 'YESB1' })).toMatchObject({ fault: 'ifsc' });
    expect(await gateway.bankAccount({ ...bank, accountNumber: '1' })).toMatchObject({ fault: 'account' });
  });
});

describe('a UPI ID', () => {
  it('is valid with its holder', async () => {
    expect(await gateway.vpa({ vpa: 'success@upi', name: 'ASHA RAO' })).toMatchObject({
      outcome: 'valid',
      holder: 'ASHA RAO',
      match: 'good',
    });
  });

  it('is nobody’s when it is invalid, expired or no UPI ID', async () => {
    cashfree.bankSays('old@upi', 'EXPIRED');
    for (const vpa of ['failure@upi', 'old@upi', 'no vpa'])
      expect(await gateway.vpa({ vpa, name: 'ASHA' })).toMatchObject({ outcome: 'invalid', fault: 'vpa' });
  });

  it('is doubtful where its bank has no name to compare', async () => {
    cashfree.bankSays('shop@upi', 'NPCI_NAME_INCORRECT');
    expect(await gateway.vpa({ vpa: 'shop@upi', name: 'ASHA RAO' })).toMatchObject({ match: 'doubtful' });
  });
});

describe('a GSTIN', () => {
  it('is valid with the business behind it', async () => {
    expect(await gateway.gstin('29AAICP2912R1ZR', 'Asha Foods')).toEqual({
      outcome: 'valid',
      legalName: 'ASHA FOODS PRIVATE LIMITED',
      tradeName: 'ASHA FOODS',
      address: '12, Market Road, Bengaluru, Karnataka, 560001',
      state: '29',
      active: true,
      match: 'good',
    });
    expect(await gateway.gstin('29AAICP2912R1ZR', 'Meera')).toMatchObject({ match: 'none' });
  });

  it('is told to be cancelled, unknown, or none at all', async () => {
    cashfree.bankSays('29AAICP2912R1ZR', 'Cancelled');
    expect(await gateway.gstin('29AAICP2912R1ZR', 'Asha Foods')).toMatchObject({
      outcome: 'valid',
      active: false,
    });
    expect(await gateway.gstin('29AAICP0000R1ZR', 'Asha')).toMatchObject({ outcome: 'invalid', state: '29' });
    expect(await gateway.gstin('29', 'Asha')).toMatchObject({ outcome: 'invalid' });
  });
});

describe('silence', () => {
  it.each([
    ['down', 'not_reached'],
    ['slow', 'no_answer_in_time'],
    ['lost', 'not_reached'],
    ['serverError', 'status_500_verification_failed'],
    ['nonsense', 'status_200_without_words'],
    ['tooMany', 'too_many_requests'],
    ['noBalance', 'no_balance'],
  ] as const)('is no verdict: %s', async (trouble, reason) => {
    cashfree.trouble(trouble);
    if (trouble === 'slow') gateway = make({ timeoutMs: 100 });
    await expect(gateway.pan('ABCPV1234D', 'Asha')).rejects.toMatchObject(silent(reason));
    await expect(gateway.bankAccount(bank)).rejects.toMatchObject(silent(reason));
    await expect(gateway.vpa({ vpa: 'success@upi', name: 'A' })).rejects.toMatchObject(silent(reason));
    await expect(gateway.gstin('29AAICP2912R1ZR', 'Asha Foods')).rejects.toMatchObject(silent(reason));
  });

  it('after too many questions says how long', async () => {
    cashfree.trouble('tooMany');
    await expect(gateway.gstin('29AAICP2912R1ZR', 'Asha Foods')).rejects.toMatchObject({
      retryAfterMs: 3_000,
    });
  });

  it('is what a wrong key hears', async () => {
    await expect(make({ clientSecret: 'other' }).pan('ABCPV1234D', 'A')).rejects.toMatchObject(
      silent('not_let_in'),
    );
  });
});

describe('the second factor', () => {
  beforeEach(() => cashfree.wantsSignature(true));

  it('goes with each call where there is a public key', async () => {
    const signing = make({ publicKey: cashfree.publicKey });
    expect((await signing.pan('ABCPV1234D', 'Asha Rao')).outcome).toBe('valid');
  });

  it('is missed where there is none', async () => {
    await expect(gateway.pan('ABCPV1234D', 'Asha')).rejects.toMatchObject(silent('not_let_in'));
  });
});
