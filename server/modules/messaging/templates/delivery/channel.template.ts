import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, type Sender, type Written } from '../templates.parts';

/** To a creator: the bot can no longer admit and remove members of a connected channel, or can again. */
export interface ChannelNotice {
  template: 'channel';
  accountId: string;
  email: string | null;
  /** The same for the same change. */
  key: string;
  about: 'missingRights' | 'lost' | 'ready';
  channelTitle: string;
  /** Where it is put right: a path of ours. */
  path: string;
}

function textsOf({ about, channelTitle: channel }: ChannelNotice): {
  title: string;
  text: string;
  does: string;
} {
  switch (about) {
    case 'missingRights':
      return {
        title: t('The bot lost its rights in {channel}', { channel }),
        text: t(
          'It cannot admit buyers or remove members until you allow it again, so sales of {channel} are paused. Nothing is lost: it catches up automatically.',
          { channel },
        ),
        does: t('See what is missing'),
      };
    case 'lost':
      return {
        title: t('{channel} is no longer connected', { channel }),
        text: t(
          'The bot was removed from {channel}, or the channel is gone, so sales of it are paused. Add the bot again and it admits everybody who has paid.',
          { channel },
        ),
        does: t('Connect it again'),
      };
    case 'ready':
      return {
        title: t('{channel} works again', { channel }),
        text: t('The bot has its rights back, sales go on, and members are being admitted and removed.'),
        does: t('View channels'),
      };
  }
}

/** By mail and push. */
function writeChannel(notice: ChannelNotice, sender: Sender): Written {
  const { accountId, email, path } = notice;
  const { title, text, does } = textsOf(notice);
  const link = `${sender.origin}${path}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [text, { link, does }], sender),
    push: { accountId, title, text, link },
  };
}

export const channelNotification = defineNotification<ChannelNotice>({
  template: 'channel',
  event: 'channel',
  keyOf: ({ key }) => key,
  write: writeChannel,
  samples: () =>
    (['missingRights', 'lost', 'ready'] as const).map((about) => ({
      template: 'channel',
      accountId: sample.sellerId,
      email: sample.creator.email,
      key: about,
      about,
      channelTitle: 'The Morning Bake',
      path: '/telegramCreate',
    })),
});
