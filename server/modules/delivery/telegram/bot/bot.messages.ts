import { inLanguage, type Language, learn, t } from '@haat/i18n';
import type { RequiredRight, TelegramMessage } from '../../../../gateways/telegram';
import { hi } from '../hi';

learn(hi);

/** Ids of the requests that Telegram names in its answer. */
const chatRequestIds = { channel: 1, group: 2 } as const;

export const chooserMessage = (language: Language): TelegramMessage =>
  inLanguage(language, () => ({
    text: t(
      'Choose the channel or group to connect. I become its administrator with two rights: to invite members and to remove them.',
    ),
    chatRequests: {
      channel: { id: chatRequestIds.channel, text: t('Choose a channel') },
      group: { id: chatRequestIds.group, text: t('Choose a group') },
    },
  }));

const rightNames = {
  can_invite_users: 'Invite users by link',
  can_restrict_members: 'Ban users',
} as const satisfies Record<RequiredRight, string>;

export const connectedMessage = (
  language: Language,
  { title, missing }: { title: string; missing: readonly RequiredRight[] },
): TelegramMessage =>
  inLanguage(language, () => ({
    text:
      missing.length === 0
        ? t('{title} is connected. Go back to the page you came from to set its price.', { title })
        : t(
            '{title} is connected, but I still need: {rights}. Open its administrators, choose me, and allow this.',
            {
              title,
              rights: missing.map((right) => t(rightNames[right])).join(', '),
            },
          ),
    closesChatRequests: true,
  }));

export const takenMessage = (language: Language): TelegramMessage =>
  inLanguage(language, () => ({
    text: t('This channel is connected to another account. Disconnect it there first.'),
    closesChatRequests: true,
  }));

export const notAdministratorMessage = (language: Language): TelegramMessage =>
  inLanguage(language, () => ({
    text: t('I am not an administrator there yet. Choose it again, or add me under its administrators.'),
  }));

export const expiredMessage = (language: Language): TelegramMessage =>
  inLanguage(language, () => ({
    text: t(
      'This link has expired, or was opened by somebody else. Open a new one on the page you came from.',
    ),
  }));

export const seatTakenMessage = (language: Language, membershipUrl: string): TelegramMessage =>
  inLanguage(language, () => ({
    text: t(
      'This place is taken by another Telegram account. If you bought it, you can move it to this one.',
    ),
    buttons: [{ text: t('Move to this account'), url: membershipUrl }],
  }));

export const welcomeMessage = (language: Language, name: string, purchasesUrl: string): TelegramMessage =>
  inLanguage(language, () => ({
    text: t('This is the bot of {name}. To join a channel that you bought, open it in your purchases.', {
      name,
    }),
    buttons: [{ text: t('Your purchases'), url: purchasesUrl }],
  }));

export const stoppedMessage = (language: Language): TelegramMessage =>
  inLanguage(language, () => ({
    text: t('You get no more messages from creators here. Send /start to get them again.'),
  }));
