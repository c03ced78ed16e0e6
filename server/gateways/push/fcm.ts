import type { FirebaseConfig } from '../../platform/config/providers';
import { TryLater, Undeliverable } from '../delivery';
import { type Answered, post, reasonIn } from '../outside';
import { createTokens } from './fcm.token';
import type { Push, PushGateway } from './push.gateway';

/** Of the whole message, in bytes; FCM refuses more. */
const most = 4_096;

const livesSeconds = 24 * 60 * 60;

/** Sends by Firebase Cloud Messaging, HTTP v1, signed in as the service account. */
export function createFcm({ web, serviceAccount, url }: FirebaseConfig): PushGateway {
  const address = `${url}/v1/projects/${encodeURIComponent(web.projectId)}/messages:send`;
  const tokens = createTokens(serviceAccount);

  return {
    provider: 'fcm',
    async send(message) {
      const answer = await post(
        address,
        { authorization: `Bearer ${await tokens.token()}` },
        { message: fcmMessage(message) },
      );
      if (answer.status === 200) return 'sent';
      if (codeIn(answer) === 'UNREGISTERED') return 'gone';
      // A token taken back early: the next attempt signs in anew.
      if (answer.status === 401) tokens.forget();
      throw failureOf(answer);
    },
  };
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

/** A message as FCM takes it. The same id replaces the message on the device instead of showing it twice. */
function fcmMessage({ id, token, title, text, link }: Push) {
  const written = (body: string) => ({
    token,
    notification: { title, body },
    data: { id, link },
    webpush: {
      headers: { TTL: String(livesSeconds), Urgency: 'normal' },
      notification: { tag: id },
      fcm_options: { link },
    },
  });
  const fits = (body: string) => Buffer.byteLength(JSON.stringify(written(body))) <= most;
  if (fits(text)) return written(text);
  // Cut between signs, not inside one.
  let signs = Array.from(text).slice(0, most);
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) signs = signs.slice(0, -64);
  return written(`${signs.join('').trimEnd()}…`);
}
