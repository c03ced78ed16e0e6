import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { type PlainOwn, plainDraft } from '../parts/editor/plain-fields';
import { addressProblem, saidIn, text, webAddress } from '../parts/editor/written';

export interface TelegramOwn extends PlainOwn<'telegram'> {
  chatType: 'channel' | 'group';
  inviteUrl: string;
}

const plain = plainDraft('telegram');

const isInvite = (address: string) => address.length <= 200 && /^https:\/\/(t|telegram)\.me\/./.test(address);

/** A channel or group that buyers join by its invite link. */
export const draft: KindDraft<TelegramOwn, 'telegram'> = {
  empty: { chatType: 'channel', inviteUrl: '', ...plain.empty },
  read: (content) => {
    const { chatType = 'channel', inviteUrl = '' } = content;
    return { chatType, inviteUrl, ...plain.read(content) };
  },
  problems: (own) => [
    ...plain.problems(own),
    addressProblem(
      'content.inviteUrl',
      own.inviteUrl,
      isInvite,
      t('An invite link starts with https://t.me/'),
    ),
  ],
  write: (own, wrong, _, had) => ({
    chatType: own.chatType,
    ...text('inviteUrl', webAddress(own.inviteUrl), wrong('content.inviteUrl'), had),
    ...plain.write(own, wrong, had),
  }),
  shown: ({ chatTitle = '', chatType = 'channel', benefits = [] }) => ({
    chatTitle: chatTitle || t('Your channel'),
    chatType,
    benefits: saidIn(benefits),
  }),
};
