import type { BroadcastMessage, ImageSources, NewBroadcast } from '@haat/openapi';
import { broadcastText } from '@haat/openapi/quotas';
import { dayOfField, startOfDay } from '@haat/web/time/when';

/** A message as it is being written; it stays on this device until it is sent. */
export interface BroadcastDraft {
  text: string;
  picture: ImageSources | null;
  label: string;
  url: string;
  when: 'now' | 'later';
  /** As fields of dates and times write them; Indian time. */
  date: string;
  time: string;
  /** The message as it was sent last without an answer, and its key. */
  sent: { wish: string; key: string } | null;
}

export const emptyDraft: BroadcastDraft = {
  text: '',
  picture: null,
  label: '',
  url: '',
  when: 'now',
  date: '',
  time: '',
  sent: null,
};

/** What was stored of a draft; an empty one where that cannot be read. */
export function readDraft(stored: string): BroadcastDraft {
  try {
    return { ...emptyDraft, ...(JSON.parse(stored) as Partial<BroadcastDraft>) };
  } catch {
    return emptyDraft;
  }
}

export const mostCharacters = ({ picture }: Pick<BroadcastDraft, 'picture'>): number =>
  picture ? broadcastText.withPicture : broadcastText.plain;

/** Addresses are typed without their beginning as often as with it. */
const withScheme = (url: string): string => (/^[a-z]+:/i.test(url) ? url : `https://${url}`);

export function messageOf({ text, picture, label, url }: BroadcastDraft): BroadcastMessage {
  const button = { label: label.trim(), url: withScheme(url.trim()) };
  return {
    text: text.trim(),
    ...(picture && { picture: picture.id }),
    ...((label.trim() !== '' || url.trim() !== '') && { button }),
  };
}

/** The moment that was chosen; null where it is none. */
export function momentOf({ date, time }: Pick<BroadcastDraft, 'date' | 'time'>): Date | null {
  const day = dayOfField(date);
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (day === null || hours === undefined) return null;
  return new Date(startOfDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/** Null where a time is to be chosen and was not. */
export function requestOf(draft: BroadcastDraft): NewBroadcast | null {
  if (draft.when === 'now') return messageOf(draft);
  const at = momentOf(draft);
  return at && { ...messageOf(draft), scheduledAt: at.toISOString() };
}
