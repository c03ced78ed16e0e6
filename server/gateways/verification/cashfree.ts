import type { Clock } from '../../platform/clock/clock';
import type { VerificationConfig } from '../../platform/config/cashfree';
import type { Random } from '../../platform/security/ids';
import { createSignedCashfree, type SignedAnswer } from '../cashfree.signed';
import { TryLater } from '../delivery';
import { reasonIn } from '../outside';
import {
  accountIn,
  faultOfRefusal,
  gstinIn,
  invalidAccount,
  panIn,
  unknownGstin,
  vpaIn,
} from './cashfree.answers';
import { taxedAs, type VerificationGateway, VerificationSilent } from './verification.gateway';

/** Letters, digits, spaces, dots and hyphens are all it takes in a name. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .trim()
    .slice(0, 100);

/** Cashfree's Secure ID. A refusal of the number itself (400) is an answer; anything else that is no answer is silence. */
export function createCashfreeVerification(
  config: VerificationConfig,
  { clock, random }: { clock: Clock; random: Random },
): VerificationGateway {
  const call = createSignedCashfree(config, clock);

  async function ask(path: string, body: Record<string, unknown>): Promise<SignedAnswer> {
    try {
      const answer = await call('POST', path, body);
      // 422 is our own balance with Cashfree; 404 and the like a wrong address of the service.
      if (answer.status === 200 || answer.status === 400) return answer;
      throw new VerificationSilent(
        answer.status === 422 ? 'no_balance' : `status_${answer.status}_${reasonIn(answer.body['code'])}`,
      );
    } catch (error) {
      if (error instanceof TryLater) throw new VerificationSilent(error.reason, error.retryAfterMs);
      throw error;
    }
  }

  return {
    provider: 'cashfree',

    async pan(pan, name) {
      const { status, body } = await ask('/pan', { pan, name: plain(name) });
      const type = taxedAs(pan);
      if (status === 400) {
        faultOfRefusal(body, /^pan_/);
        return { outcome: 'invalid', registeredName: null, match: 'none', type };
      }
      return { ...panIn(body), type };
    },

    async bankAccount({ accountNumber, ifsc, name }) {
      const given = { bank_account: accountNumber, ifsc, name: plain(name) };
      const { status, body } = await ask('/bank-account/sync', given);
      if (status === 200) return accountIn(body);
      const fault = faultOfRefusal(body, /^(ifsc|bank_account|bank)_/);
      return invalidAccount(fault === 'ifsc' ? 'ifsc' : fault === 'bank' ? 'bank' : 'account');
    },

    async vpa({ vpa, name }) {
      const given = { verification_id: random.publicId(), vpa, name: plain(name) };
      const { status, body } = await ask('/upi', given);
      if (status === 200) return vpaIn(body);
      faultOfRefusal(body, /^vpa_/);
      return invalidAccount('vpa');
    },

    async gstin(gstin, name) {
      const { status, body } = await ask('/gstin', { GSTIN: gstin, business_name: plain(name) });
      const state = gstin.slice(0, 2);
      if (status === 200) return { ...gstinIn(body, name), state };
      faultOfRefusal(body, /^GSTIN_/i);
      return { ...unknownGstin, state };
    },
  };
}
