import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { addressProblem, filledLines, text, webAddress } from '../parts/editor/written';

export interface TelegramValues extends PlainValues<'telegram'> {
  /** A connected chat; empty where buyers join by an invite link. */
  chatId: string;
  chatType: 'channel' | 'group';
  inviteUrl: string;
}

const plain = plainDraft('telegram');

const isInvite = (address: string) => address.length <= 200 && /^https:\/\/(t|telegram)\.me\/./.test(address);

/** A channel or group that buyers join by its invite link. */
export const draft: KindDraft<TelegramValues, 'telegram'> = {
  empty: { chatId: '', chatType: 'channel', inviteUrl: '', ...plain.empty },
  read: (content) => {
    const { chatId = '', chatType = 'channel', inviteUrl = '' } = content;
    return { chatId, chatType, inviteUrl, ...plain.read(content) };
  },
  problems: (values) => [
    ...plain.problems(values),
    addressProblem(
      'content.inviteUrl',
      values.inviteUrl,
      isInvite,
      t('An invite link starts with https://t.me/'),
    ),
  ],
  write: (values, wrong, _, persisted) => ({
    ...(values.chatId && { chatId: values.chatId }),
    chatType: values.chatType,
    ...text('inviteUrl', webAddress(values.inviteUrl), wrong('content.inviteUrl'), persisted),
    ...plain.write(values, wrong, persisted),
  }),
  publicContent: ({ chatTitle = '', chatType = 'channel', benefits = [] }) => ({
    chatTitle: chatTitle || t('Your channel'),
    chatType,
    benefits: filledLines(benefits),
  }),
};
