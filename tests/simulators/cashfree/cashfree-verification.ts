// Cashfree's verification service ("Secure ID") on loopback: what it checks of a request, what it charges, and what it answers.
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Asked, answerJson, listen } from '../loopback';

/** `slow`: the answer comes, later than anybody waits. `lost`: it is worked out and charged, and the answer never arrives. */
export type VerificationTrouble =
  | 'down'
  | 'slow'
  | 'lost'
  | 'serverError'
  | 'nonsense'
  | 'tooMany'
  | 'noBalance';

/** How a name is held against the one on record. */
export type MatchResult =
  | 'DIRECT_MATCH'
  | 'GOOD_PARTIAL_MATCH'
  | 'MODERATE_PARTIAL_MATCH'
  | 'POOR_PARTIAL_MATCH'
  | 'NO_MATCH';

export interface CashfreeVerification {
  /** CASHFREE_VERIFICATION_URL. */
  url: string;
  keys: { clientId: string; clientSecret: string };
  /** PEM for the signature with each call; once asked for, a call without one is refused. */
  publicKey: string;
  wantsSignature(isWanted: boolean): void;
  /** From now on, until told otherwise. Null: everything works. */
  trouble(kind: VerificationTrouble | null): void;
  /** What every comparison of names comes to. */
  match(result: MatchResult | null): void;
  /** What banks say, by account number or VPA: a status code of Cashfree's. */
  bankSays(account: string, code: string): void;
  /** Every request so far, as its path. */
  requests: string[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}
type Given = Record<string, unknown>;

const refusal = (status: number, type: string, code: string, message: string): Answer => ({
  status,
  body: { type, code, message },
});
const invalid = (code: string) => refusal(400, 'validation_error', code, code.replaceAll('_', ' '));
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const troubles: Partial<Record<VerificationTrouble, Answer>> = {
  serverError: refusal(500, 'internal_error', 'verification_failed', 'Unable to process your request'),
  tooMany: refusal(429, 'rate_limit_error', 'too_many_requests', 'Too many requests'),
  noBalance: refusal(
    422,
    'validation_error',
    'insufficient_balance',
    'Insufficient balance to process this request',
  ),
};

/** The accounts its sandbox knows to be bad. */
const badAccounts: Record<string, string> = {
  '026291800001190': 'INVALID_ACCOUNT_FAIL',
  '2640101002729': 'INVALID_IFSC_FAIL',
};

/** Made once: it takes longer than everything else here. */
let pair: ReturnType<typeof makePair> | undefined;
const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startCashfreeVerification(): Promise<CashfreeVerification> {
  const keys = { clientId: 'TEST_verification', clientSecret: 'a secret of a simulator' };
  pair ??= makePair();
  const { publicKey, privateKey } = pair;
  const requests: string[] = [];
  const reasons = new Map<string, string>(Object.entries(badAccounts));
  let trouble: VerificationTrouble | null = null;
  let result: MatchResult | null = null;
  let isSignatureWanted = false;
  let reference = 34_000;

  const names = (name: string, onRecord: string) => ({
    name_match_score: result === 'NO_MATCH' ? '5.00' : '90.00',
    // Without a name there is nothing to compare.
    name_match_result: name === '' ? null : (result ?? 'DIRECT_MATCH'),
    name_at_bank: onRecord,
  });

  function pan(given: Given): Answer {
    const number = text(given['pan']);
    if (number === '') return invalid('pan_missing');
    if (number.length < 10) return invalid('pan_length_short');
    if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(number)) return invalid('pan_value_invalid');
    const isValid = !number.includes('0000');
    const name = text(given['name']);
    return {
      status: 200,
      body: {
        reference_id: ++reference,
        pan: number,
        valid: isValid,
        type: 'Individual',
        name_provided: name,
        registered_name: isValid ? 'ASHA RAO' : null,
        name_match_score: names(name, '').name_match_score,
        name_match_result: isValid ? names(name, '').name_match_result : null,
        pan_status: isValid ? 'VALID' : 'INVALID',
        aadhaar_seeding_status: 'Y',
        message: isValid ? 'PAN verified successfully' : 'Invalid PAN',
        last_updated_at: '01/04/2026',
      },
    };
  }

  function bank(given: Given): Answer {
    const account = text(given['bank_account']);
    const ifsc = text(given['ifsc']);
    if (!/^\w{6,40}$/.test(account)) return invalid('bank_account_value_invalid');
    if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) return invalid('ifsc_value_invalid');
    const code = reasons.get(account) ?? 'ACCOUNT_IS_VALID';
    const isValid = code === 'ACCOUNT_IS_VALID';
    return {
      status: 200,
      body: {
        reference_id: ++reference,
        bank_name: 'YES BANK',
        city: 'MUMBAI',
        branch: 'SANTACRUZ, MUMBAI',
        micr: 400532038,
        utr: isValid ? '404223241811' : null,
        ...(isValid && names(text(given['name']), 'ASHA RAO')),
        account_status: isValid ? 'VALID' : 'INVALID',
        account_status_code: code,
      },
    };
  }

  function upi(given: Given): Answer {
    const vpa = text(given['vpa']);
    if (!/^[\w.-]{1,50}$/.test(text(given['verification_id'])))
      return invalid('verification_id_value_invalid');
    if (!/^[\w.-]+@[A-Za-z]\w+$/.test(vpa)) return invalid('vpa_value_invalid');
    return {
      status: 200,
      body: {
        reference_id: ++reference,
        verification_id: given['verification_id'],
        vpa,
        status: reasons.get(vpa) ?? (vpa.startsWith('failure') ? 'INVALID' : 'VALID'),
        ...names(text(given['name']), 'ASHA RAO'),
      },
    };
  }

  function gstin(given: Given): Answer {
    const number = text(given['GSTIN']);
    if (!/^\d{2}[A-Z]{5}\d{4}[A-Z]\w[A-Z]\w$/.test(number)) return invalid('GSTIN_value_invalid');
    const isValid = !number.includes('0000');
    return {
      status: 200,
      body: {
        reference_id: ++reference,
        GSTIN: number,
        valid: isValid,
        message: isValid ? 'GSTIN Exists' : "GSTIN Doesn't Exist",
        legal_name_of_business: isValid ? 'ASHA FOODS PRIVATE LIMITED' : null,
        trade_name_of_business: isValid ? 'ASHA FOODS' : null,
        gst_in_status: reasons.get(number) ?? (isValid ? 'Active' : null),
        principal_place_address: isValid ? '12, Market Road, Bengaluru, Karnataka, 560001' : null,
      },
    };
  }

  const services: Record<string, (given: Given) => Answer> = {
    '/verification/pan': pan,
    '/verification/bank-account/sync': bank,
    '/verification/upi': upi,
    '/verification/gstin': gstin,
  };

  /** The client and the second in it, not older than ten minutes. */
  function isSigned(signature: unknown): boolean {
    try {
      const padding = constants.RSA_PKCS1_OAEP_PADDING;
      const bytes = Buffer.from(String(signature), 'base64');
      const [client, second] = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha1' }, bytes)
        .toString('utf8')
        .split('.');
      return client === keys.clientId && /^\d{10}$/.test(second ?? '');
    } catch {
      return false;
    }
  }

  function answerOf({ path, headers, body }: Asked): Answer {
    const { clientId, clientSecret } = keys;
    if (headers['x-client-id'] !== clientId || headers['x-client-secret'] !== clientSecret)
      return refusal(
        401,
        'authentication_error',
        'authentication_failed',
        'Invalid clientId and clientSecret',
      );
    if (isSignatureWanted && !isSigned(headers['x-cf-signature']))
      return refusal(403, 'authentication_error', 'ip_validation_failed', 'IP not whitelisted');
    const service = services[path];
    if (!service) return refusal(404, 'invalid_request_error', 'not_found', 'Not found');
    return (trouble && troubles[trouble]) ?? service(JSON.parse(body) as Given);
  }

  const server = await listen((request: Asked, response: ServerResponse) => {
    requests.push(request.path);
    if (trouble === 'slow') return;
    if (trouble === 'down') return void response.destroy();
    if (trouble === 'nonsense') return void response.writeHead(200).end('<html>maintenance</html>');
    const { status, body } = answerOf(request);
    if (trouble === 'lost') return void response.destroy();
    answerJson(response, status, body, status === 429 ? { 'retry-after': '3' } : {});
  });

  return {
    url: `${server.url}/verification`,
    keys,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    requests,
    wantsSignature: (isWanted) => {
      isSignatureWanted = isWanted;
    },
    trouble: (kind) => {
      trouble = kind;
    },
    match: (next) => {
      result = next;
    },
    bankSays: (account, code) => {
      reasons.set(account, code);
    },
    close: server.close,
  };
}
