import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { addressProblem, lines, saidIn, text, webAddress } from '../parts/editor/written';

export interface TelegramOwn {
  chatTitle: string;
  chatType: 'channel' | 'group';
  inviteUrl: string;
  benefits: readonly string[];
}

const isInvite = (address: string) => address.length <= 200 && /^https:\/\/(t|telegram)\.me\/./.test(address);

/** A channel or group that buyers join by its invite link. */
export const draft: KindDraft<TelegramOwn, 'telegram'> = {
  empty: { chatTitle: '', chatType: 'channel', inviteUrl: '', benefits: [] },
  read: ({ chatTitle = '', chatType = 'channel', inviteUrl = '', benefits = [] }) => ({
    chatTitle,
    chatType,
    inviteUrl,
    benefits,
  }),
  problems: ({ inviteUrl }) => [
    addressProblem('content.inviteUrl', inviteUrl, isInvite, t('An invite link starts with https://t.me/')),
  ],
  write: ({ chatTitle, chatType, inviteUrl, benefits }, wrong, _, had) => ({
    ...text('chatTitle', chatTitle, wrong('content.chatTitle'), had),
    chatType,
    ...text('inviteUrl', webAddress(inviteUrl), wrong('content.inviteUrl'), had),
    ...lines('benefits', benefits),
  }),
  shown: ({ chatTitle = '', chatType = 'channel', benefits = [] }) => ({
    chatTitle: chatTitle || t('Your channel'),
    chatType,
    benefits: saidIn(benefits),
  }),
};
