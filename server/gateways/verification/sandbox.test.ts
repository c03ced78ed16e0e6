import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock';
import { seededRandom } from '../../platform/security/ids';
import { createVerification } from '.';

const clock = fixedClock();
const sandbox = createVerification(null, { clock, random: seededRandom(clock) });

describe('the built-in verification', () => {
  it.each([
    ['ABCPV1234D', 'valid', 'good', 'ASHA RAO'],
    ['ABCPV0002D', 'valid', 'doubtful', 'K ASHA'],
    ['ABCPV0003D', 'valid', 'none', 'VIKRAM ANAND RATHORE'],
    ['ABCPV0000D', 'invalid', 'none', null],
  ])('PAN %s is %s with a %s match', async (pan, outcome, match, registeredName) => {
    expect(await sandbox.pan(pan, ' Asha  Rao')).toEqual({ outcome, match, registeredName, type: 'person' });
  });

  it('PAN ABCPV0004D is never answered', async () => {
    await expect(sandbox.pan('ABCPV0004D', 'Asha')).rejects.toMatchObject({ name: 'VerificationSilent' });
  });

  it.each([
    ['026291800001191', 'YESB0000262', 'valid', null, 'Yes Bank'],
    ['02014457596969', 'CITI0000001', 'valid', null, 'Citibank'],
    ['7766666351000', 'YESB0000001', 'valid', null, 'Yes Bank'],
    ['026291800001190', 'YESB0000262', 'invalid', 'account', null],
    ['2640101002729', 'CNRR0002640', 'invalid', 'ifsc', null],
    ['123450000', 'SBIN0000001', 'invalid', 'account', null],
    ['123456789', 'DEUT0000001', 'invalid', 'bank', null],
    ['123456789', 'XXXX0000001', 'valid', null, null],
  ])('account %s at %s is %s', async (accountNumber, ifsc, outcome, fault, bank) => {
    expect(await sandbox.bankAccount({ accountNumber, ifsc, name: 'ASHA' })).toMatchObject({
      outcome,
      fault,
      bank,
    });
  });

  it.each([
    ['success@upi', 'valid', 'good'],
    ['doubtful@upi', 'valid', 'doubtful'],
    ['stranger@upi', 'valid', 'none'],
    ['failure@upi', 'invalid', 'none'],
  ])('UPI ID %s is %s with a %s match', async (vpa, outcome, match) => {
    expect(await sandbox.vpa({ vpa, name: 'ASHA' })).toMatchObject({ outcome, match });
  });

  it.each([
    ['29AAICP2912R1ZR', 'valid', true],
    ['27AAPFU0001F1ZV', 'valid', false],
    ['27AAPFU0000F1ZV', 'invalid', false],
  ])('GSTIN %s is %s', async (gstin, outcome, active) => {
    expect(await sandbox.gstin(gstin, 'Asha')).toMatchObject({ outcome, active, state: gstin.slice(0, 2) });
  });
});
