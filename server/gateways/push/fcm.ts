import type { FirebaseConfig } from '../../platform/config.providers';
import { TryLater, Undeliverable } from '../delivery';
import { type Answered, post, reasonIn } from '../outside';
import { fcmMessage } from './fcm.message';
import type { PushGateway } from './push.gateway';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';

/** Sends by Firebase Cloud Messaging, HTTP v1, signed in as the service account. */
export function createFcm({ web, serviceAccount, url }: FirebaseConfig): PushGateway {
  const address = `${url}/v1/projects/${encodeURIComponent(web.projectId)}/messages:send`;
  let account: Promise<Account> | undefined;

  return {
    provider: 'fcm',
    async send(message) {
      account ??= signIn(serviceAccount);
      const answer = await post(
        address,
        { authorization: `Bearer ${await tokenOf(await account)}` },
        { message: fcmMessage(message) },
      );
      if (answer.status === 200) return 'sent';
      if (codeIn(answer) === 'UNREGISTERED') return 'gone';
      // A token taken back early: the next attempt signs in anew.
      if (answer.status === 401) account = undefined;
      throw failureOf(answer);
    },
  };
}

type Account = Awaited<ReturnType<typeof signIn>>;

/** The library is read when the first message goes out. */
async function signIn({ clientEmail, privateKey, tokenUrl }: FirebaseConfig['serviceAccount']) {
  const { JWT } = await import('google-auth-library');
  return new JWT({
    email: clientEmail,
    key: privateKey,
    scopes: [scope],
    endpoints: { oauth2TokenUrl: tokenUrl },
  });
}

async function tokenOf(account: Account): Promise<string> {
  try {
    const { token } = await account.getAccessToken();
    if (token) return token;
  } catch {
    // What went wrong may quote the assertion: it is not repeated.
  }
  throw new TryLater('sign_in_failed', undefined, true);
}

interface FcmError {
  status?: unknown;
  details?: readonly { '@type'?: unknown; errorCode?: unknown }[];
}

/** FCM's own word, which is finer than the status: UNREGISTERED, QUOTA_EXCEEDED, SENDER_ID_MISMATCH and so on. */
function codeIn({ body }: Answered): string {
  const error = body?.['error'] as FcmError | undefined;
  const detail = Array.isArray(error?.details)
    ? error.details.find((one) => String(one?.['@type']).endsWith('FcmError'))
    : undefined;
  const code = detail?.errorCode ?? error?.status;
  return typeof code === 'string' ? code : '';
}

/** A wrong argument or another sender's token says nothing of whether the device lives, so the token stays. */
function failureOf(answer: Answered): Undeliverable | TryLater {
  const code = codeIn(answer);
  const reason = code ? reasonIn(code) : `status_${answer.status}`;
  const isFinal = code === 'INVALID_ARGUMENT' || code === 'SENDER_ID_MISMATCH';
  return isFinal ? new Undeliverable(reason) : new TryLater(reason, answer.retryAfterMs);
}
