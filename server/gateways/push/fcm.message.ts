import type { Push } from './push.gateway';

/** Of the whole message, in bytes; FCM refuses more. */
const most = 4_096;
const livesSeconds = 24 * 60 * 60;

/** A message as FCM takes it. The same id replaces the message on the device instead of showing it twice. */
export function fcmMessage({ id, token, title, text, link }: Push) {
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
