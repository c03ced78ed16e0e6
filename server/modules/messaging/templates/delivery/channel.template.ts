import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, type Sender, type Written } from '../templates.parts';

/** To a creator: what the bot can do in a connected channel has changed, or it saw something there. */
export type ChannelNotice = ChannelFacts &
  (
    | { about: 'missingRights' | 'lost' | 'ready' }
    /** So many people tried the invite of one member, or came in without an invite of the bot. */
    | { about: 'linkShared' | 'newcomers'; count: number }
  );

interface ChannelFacts {
  template: 'channel';
  accountId: string;
  email: string | null;
  /** The same for the same change. */
  key: string;
  channelTitle: string;
  /** Where it is put right: a path of ours. */
  path: string;
}

function textsOf(notice: ChannelNotice): {
  title: string;
  text: string;
  does: string;
} {
  const { channelTitle: channel } = notice;
  switch (notice.about) {
    case 'linkShared':
      return {
        title: t('An invite to {channel} is being passed on', { channel }),
        text: t(
          '{count} people tried to join {channel} by the invite of one member in a week. It let none of them in: an invite is good for one account.',
          { channel, count: notice.count },
        ),
        does: t('See whose invite'),
      };
    case 'newcomers':
      return {
        title: t('People joined {channel} another way', { channel }),
        text: t(
          'New in {channel} without an invite of the bot: {count}. They came by another link, or an administrator added them. They stay unless you remove them.',
          { channel, count: notice.count },
        ),
        does: t('See who they are'),
      };
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
    [
      ...(['missingRights', 'lost', 'ready'] as const).map((about) => ({ about })),
      ...(['linkShared', 'newcomers'] as const).map((about) => ({ about, count: 4 })),
    ].map((notice) => ({
      template: 'channel',
      accountId: sample.sellerId,
      email: sample.creator.email,
      key: notice.about,
      channelTitle: 'The Morning Bake',
      path: '/telegramCreate',
      ...notice,
    })),
});
