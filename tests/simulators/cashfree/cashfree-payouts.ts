// Cashfree's payouts on loopback: its transfers API with its refusals, its second factor, and its webhooks.
import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Asked, answerJson, listen } from '../loopback';
import { post, signedWith, type Webhook } from './cashfree.webhooks';
import {
  become,
  type CashfreeTransfer,
  courseOf,
  newTransfer,
  type TransferStatus,
  transferView,
} from './cashfree-payouts.book';

/** What goes wrong; `lost`: it does what is asked, and the answer never arrives. */
export type PayoutTrouble = 'down' | 'silent' | 'serverError' | 'nonsense' | 'lost' | 'tooMany' | 'notListed';

export interface CashfreePayouts {
  /** Of the API: CASHFREE_PAYOUT_URL. */
  url: string;
  /** PEM: CASHFREE_PAYOUT_PUBLIC_KEY, where calls are signed. */
  publicKey: string;
  transfers: ReadonlyMap<string, CashfreeTransfer>;
  /** Every request so far, as `METHOD path`. */
  requests: string[];
  /** What the last second factor said, decrypted; null when there was none. */
  secondFactor(): string | null;
  /** From now on, until told otherwise. Null: everything works. */
  trouble(kind: PayoutTrouble | null): void;
  /** Where webhooks go, as set in the dashboard; null: nowhere. */
  webhooksTo(address: string | null): void;
  /** The bank decides at last; tells by webhook. */
  decide(id: string, status: TransferStatus, code: string): Promise<void>;
  /** Every webhook made, sent or not. */
  webhooks: Webhook[];
  /** Delivers a webhook, again if need be; answers the status. */
  deliver(webhook: Webhook): Promise<number>;
  close(): Promise<void>;
}

export const payoutKeys = { clientId: 'CF_haat_payouts', clientSecret: 'payouts_client_secret' };

type Given = Record<string, unknown>;
interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, code: string, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { type, code, message },
});
const invalid = (field: string) =>
  refusal(400, `${field}_invalid`, `${field} : invalid value provided`, 'validation_error');

const statuses: Partial<Record<TransferStatus, string>> = {
  RECEIVED: 'TRANSFER_ACKNOWLEDGED',
  SUCCESS: 'TRANSFER_SUCCESS',
  FAILED: 'TRANSFER_FAILED',
  REVERSED: 'TRANSFER_REVERSED',
  REJECTED: 'TRANSFER_REJECTED',
};

function instrumentIn(given: Given): Given | null {
  const beneficiary = (given['beneficiary_details'] ?? {}) as Given;
  const instrument = (beneficiary['beneficiary_instrument_details'] ?? {}) as Given;
  if (!/^[A-Za-z ]{1,100}$/.test(String(beneficiary['beneficiary_name']))) return null;
  const isVpa = /^[\w.-]+@[a-z]+$/i.test(String(instrument['vpa']));
  const isBank =
    /^[A-Za-z0-9]{4,40}$/.test(String(instrument['bank_account_number'])) &&
    /^[A-Z]{4}0[A-Z0-9]{6}$|^CNRR0002640$/.test(String(instrument['bank_ifsc']));
  return isVpa || isBank ? instrument : null;
}

/** The webhook Cashfree sends for a transfer as it stands; null for what it says nothing about. */
function webhookOf(secret: string, transfer: CashfreeTransfer): Webhook | null {
  const type = statuses[transfer.status];
  if (!type) return null;
  const body = JSON.stringify({ data: transferView(transfer), event_time: new Date().toISOString(), type });
  return signedWith(secret, body, { 'x-webhook-version': '2024-01-01' });
}

export async function startCashfreePayouts(keys = payoutKeys): Promise<CashfreePayouts> {
  const transfers = new Map<string, CashfreeTransfer>();
  const requests: string[] = [];
  const webhooks: Webhook[] = [];
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let trouble: PayoutTrouble | null = null;
  let shop: string | null = null;
  let secondFactor: string | null = null;

  const deliver = (webhook: Webhook) => (shop === null ? Promise.resolve(0) : post(shop, webhook));

  function make(given: Given): Answer {
    const id = String(given['transfer_id']);
    const amount = given['transfer_amount'];
    if (!/^\w{1,40}$/.test(id)) return invalid('transfer_id');
    if (typeof amount !== 'number' || amount < 1 || !/^\d+(\.\d{1,2})?$/.test(String(amount)))
      return invalid('transfer_amount');
    const instrument = instrumentIn(given);
    if (!instrument) return invalid('beneficiary_details');
    if (transfers.has(id)) return refusal(409, 'transfer_id_already_exists', 'Transfer id already exists');
    const made = newTransfer(given, courseOf(instrument));
    transfers.set(id, made);
    return { status: 200, body: transferView(made) };
  }

  /** Each question finds it one step further. */
  function tell(id: string | null): Answer {
    const transfer = transfers.get(id ?? '');
    if (!transfer) return refusal(404, 'transfer_id_not_found', 'Transfer does not exist with the given id');
    const next = transfer.ahead.shift();
    if (next) become(transfer, ...next);
    return { status: 200, body: transferView(transfer) };
  }

  function answered({ method, path, headers, body }: Asked): Answer {
    const url = new URL(path, 'http://localhost');
    const isKnown =
      headers['x-client-id'] === keys.clientId && headers['x-client-secret'] === keys.clientSecret;
    if (!isKnown)
      return refusal(401, 'authentication_failed', 'Invalid clientId and clientSecret combination');
    if (trouble === 'notListed') return refusal(403, 'apis_not_enabled', 'IP not whitelisted');
    if (trouble === 'serverError') return refusal(500, 'internal_error', 'Something is broken', 'api_error');
    if (trouble === 'tooMany') return refusal(429, 'rate_limit', 'Too many requests', 'rate_limit_error');
    if (url.pathname !== '/payout/transfers') return refusal(404, 'not_found', 'No such address');
    return method === 'POST' ? make(JSON.parse(body) as Given) : tell(url.searchParams.get('transfer_id'));
  }

  function api(request: Asked, response: ServerResponse): void {
    requests.push(`${request.method} ${request.path}`);
    secondFactor = decrypted(pair.privateKey, request.headers['x-cf-signature']);
    if (trouble === 'silent') return;
    if (trouble === 'down') return void response.destroy();
    if (trouble === 'nonsense') return void response.writeHead(200).end('<html>maintenance</html>');
    const answer = answered(request);
    if (trouble === 'lost') return void response.destroy();
    answerJson(response, answer.status, answer.body, answer.status === 429 ? { 'retry-after': '2' } : {});
  }

  const server = await listen(api);
  return {
    url: `${server.url}/payout`,
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    transfers,
    requests,
    webhooks,
    deliver,
    secondFactor: () => secondFactor,
    trouble: (kind) => {
      trouble = kind;
    },
    webhooksTo: (address) => {
      shop = address;
    },
    async decide(id, status, code) {
      const transfer = transfers.get(id);
      if (!transfer) throw new Error(`Cashfree has no transfer ${id}`);
      transfer.ahead = [];
      become(transfer, status, code);
      const webhook = webhookOf(keys.clientSecret, transfer);
      if (!webhook) return;
      webhooks.push(webhook);
      await deliver(webhook);
    },
    close: server.close,
  };
}

function decrypted(key: KeyObject, signature: unknown): string | null {
  if (typeof signature !== 'string') return null;
  const how = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' };
  return privateDecrypt(how, Buffer.from(signature, 'base64')).toString();
}
