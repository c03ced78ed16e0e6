import type { Signer } from '../../../platform/security/signer';

/** What the addresses of a playlist and its segments are signed for. It opens nothing without the proof of the buyer. */
export interface StreamTicket {
  accessId: string;
  mediaId: string;
  /** Of the renditions. */
  streamId: string;
  /** Of the content they were made of. */
  contentId: string;
  /** UTC, ms. */
  until: number;
}

const purpose = 'stream';

const valueOf = ({ accessId, streamId, contentId, until }: StreamTicket): string =>
  [accessId, contentId, streamId, Math.ceil(until / 1_000).toString(36)].join('.');

/** As it stands in addresses, below those of the video. */
export const writeTicket = (signer: Signer, ticket: StreamTicket): string =>
  `${valueOf(ticket)}.${signer.sign(purpose, `${ticket.mediaId}/${valueOf(ticket)}`)}`;

/** Null for what we did not sign for this video, or that is over. */
export function readTicket(
  signer: Signer,
  { mediaId, ticket, now }: { mediaId: string; ticket: string; now: Date },
): StreamTicket | null {
  const [, value = '', accessId = '', contentId = '', streamId = '', until = '', signature = ''] =
    /^((\w{1,40})\.([\w-]{1,40})\.([\w-]{1,40})\.([\da-z]{1,8}))\.([\w-]{43})$/.exec(ticket) ?? [];
  if (!signer.verify(purpose, `${mediaId}/${value}`, signature)) return null;
  const ms = Number.parseInt(until, 36) * 1_000;
  return ms > now.getTime() ? { accessId, mediaId, streamId, contentId, until: ms } : null;
}
