import { buffer } from 'node:stream/consumers';
import type { BroadcastMessage } from '@haat/openapi';
import { broadcastText } from '@haat/openapi/quotas';
import { invalid } from '../../../platform/http/errors';
import type { MemberMessage } from '../members/member.delivery';
import type { BroadcastsContext } from './broadcast.context';
import type { BroadcastButton, BroadcastPicture } from './broadcast.tables';

/** What a creator wrote, as it is stored. */
export interface StoredMessage {
  text: string;
  picture: BroadcastPicture | null;
  button: BroadcastButton | null;
}

/** @throws Refusal 422 */
export async function readMessage(
  { media }: Pick<BroadcastsContext, 'media'>,
  { text: typed, picture: id, button }: BroadcastMessage,
): Promise<StoredMessage> {
  const text = typed.replaceAll('\r\n', '\n').trim();
  const picture = id === undefined ? null : await media.find(id);
  if (id !== undefined && !picture)
    throw invalid({ picture: 'This picture is not here any more. Choose it again' });
  if (picture && text.length > broadcastText.withPicture)
    throw invalid({
      text: `Shorten the text to ${broadcastText.withPicture} characters, or remove the picture`,
    });
  const { label = '', url = '' } = button ?? {};
  if (button && !isPublic(url))
    throw invalid({ 'button.url': 'Enter a full address that begins with https://' });
  return { text, picture, button: button ? { label: label.trim(), url } : null };
}

/** Telegram takes no button that leads to something else, and no address with a name and a password is honest. */
function isPublic(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && /\.[a-z]/.test(url.hostname)
  );
}

/** Bytes of a picture; null where it was taken away. */
export async function readPicture(
  { media }: Pick<BroadcastsContext, 'media'>,
  { id, width }: BroadcastPicture,
): Promise<Extract<MemberMessage['picture'], { bytes: unknown }> | null> {
  const version = await media.version(id, `${width}.jpg`);
  return version && { bytes: await buffer(version.stored.open()) };
}
