// Firebase Cloud Messaging, HTTP v1, with the token endpoint of its service account.
import { createVerify, generateKeyPairSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Asked, answerJson, listen } from './loopback';

export interface PushedMessage {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  webpush: { fcm_options: { link: string }; notification: { tag: string } };
}

export type FcmTrouble = 'quota' | 'unavailable' | 'internal' | 'tokenTakenBack' | 'signInRefused' | 'silent';

export interface Fcm {
  url: string;
  /** FIREBASE_SERVICE_ACCOUNT. */
  serviceAccount: { client_email: string; private_key: string; token_uri: string };
  delivered: PushedMessage[];
  /** How often somebody signed in. */
  signIns(): number;
  /** This device takes no messages any more. */
  unregister(token: string): void;
  trouble(kind: FcmTrouble | null): void;
  close(): Promise<void>;
}

const most = 4_096;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const errorType = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/** One pair for all that a process starts: making one takes long. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Device tokens are taken as they are, but `other-sender…` belongs to another project and `malformed` is none. */
export async function startFcm(projectId: string): Promise<Fcm> {
  const delivered: PushedMessage[] = [];
  const gone = new Set<string>();
  let trouble: FcmTrouble | null = null;
  let signIns = 0;
  let accepted = '';

  const refuse = (
    response: ServerResponse,
    status: number,
    code: string,
    errorCode?: string,
    headers: Record<string, string> = {},
  ) =>
    answerJson(
      response,
      status,
      {
        error: {
          code: status,
          message: `${code} for this request`,
          status: code,
          ...(errorCode && { details: [{ '@type': errorType, errorCode }] }),
        },
      },
      headers,
    );

  const troubles: Partial<Record<FcmTrouble, (response: ServerResponse) => void>> = {
    quota: (response) =>
      refuse(response, 429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED', { 'retry-after': '60' }),
    unavailable: (response) => refuse(response, 503, 'UNAVAILABLE', 'UNAVAILABLE', { 'retry-after': '20' }),
    internal: (response) => refuse(response, 500, 'INTERNAL', 'INTERNAL'),
    silent: () => undefined,
  };

  function signIn(body: string, response: ServerResponse): void {
    const assertion = new URLSearchParams(body).get('assertion') ?? '';
    const isRight = trouble !== 'signInRefused' && isSignedFor(assertion);
    if (!isRight)
      return answerJson(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT' });
    accepted = `ya29.${(signIns += 1)}`;
    answerJson(response, 200, { access_token: accepted, expires_in: 3_599, token_type: 'Bearer' });
  }

  function isSignedFor(assertion: string): boolean {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const claimSet = JSON.parse(Buffer.from(claims || 'e30', 'base64url').toString()) as Record<
      string,
      string
    >;
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(keys.publicKey, signature, 'base64url');
    return isSigned && claimSet['iss'] === account.client_email && claimSet['scope'] === scope;
  }

  function send({ headers, body }: Asked, response: ServerResponse): void {
    if (trouble === 'tokenTakenBack') {
      trouble = null;
      accepted = '';
    }
    if (headers.authorization !== `Bearer ${accepted}` || accepted === '')
      return refuse(response, 401, 'UNAUTHENTICATED');
    const inTheWay = trouble && troubles[trouble];
    if (inTheWay) return inTheWay(response);
    const { message } = JSON.parse(body) as { message: PushedMessage };
    if (gone.has(message.token)) return refuse(response, 404, 'NOT_FOUND', 'UNREGISTERED');
    if (message.token.startsWith('other-sender'))
      return refuse(response, 403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH');
    if (message.token === 'malformed' || Buffer.byteLength(JSON.stringify(message)) > most)
      return refuse(response, 400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT');
    delivered.push(message);
    answerJson(response, 200, { name: `projects/${projectId}/messages/${delivered.length}` });
  }

  const server = await listen((request, response) => {
    if (request.path === '/token') signIn(request.body, response);
    else if (request.path === `/v1/projects/${projectId}/messages:send`) send(request, response);
    else refuse(response, 404, 'NOT_FOUND');
  });
  const account = {
    client_email: `push@${projectId}.example`,
    private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    token_uri: `${server.url}/token`,
  };
  return {
    ...server,
    serviceAccount: account,
    delivered,
    signIns: () => signIns,
    unregister: (token) => void gone.add(token),
    trouble: (kind) => {
      trouble = kind;
    },
  };
}
