import { t } from '@haat/i18n';
import type { LoginMethodNotice } from '../../../accounts';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, type Sender, sms, type Written } from '../templates.parts';

const names = { sms: 'A mobile number', mail: 'An email', google: 'A Google account' } as const;

/** Said whole for each: in Hindi the verb follows what it is about. */
const titles = {
  sms: {
    added: 'Mobile number added for sign-in: {shown}',
    removed: 'Mobile number removed from sign-in: {shown}',
  },
  mail: {
    added: 'Email added for sign-in: {shown}',
    removed: 'Email removed from sign-in: {shown}',
  },
} as const;

function textOf({ did, shown }: LoginMethodNotice): string {
  switch (did) {
    case 'added':
      return t(
        'You can now sign in with {shown}. If this was not you, remove it, sign out your other devices, and contact us.',
        { shown },
      );
    case 'removed':
      return t(
        'You can no longer sign in with {shown}, and your other devices were signed out. If this was not you, contact us immediately.',
        { shown },
      );
    case 'lost':
      return t(
        'You can no longer sign in with {shown}, because it was reported lost. All devices were signed out. If this is wrong, contact us immediately.',
        { shown },
      );
  }
}

function titleOf({ channel, shown }: LoginMethodNotice, change: 'added' | 'removed'): string {
  if (channel !== 'google') return t(titles[channel][change], { shown });
  return change === 'added'
    ? t('Google account added for sign-in')
    : t('Google account removed from sign-in');
}

/** By mail or text message to one address, or by push to every device. */
function writeLoginMethod(notice: LoginMethodNotice, sender: Sender): Written {
  const { accountId, to, did, channel } = notice;
  const change = did === 'added' ? 'added' : 'removed';
  const title = titleOf(notice, change);
  const link = `${sender.origin}/account`;
  const text = textOf(notice);
  return {
    sms:
      to?.channel === 'sms'
        ? sms(
            to.phone,
            'account',
            () => ({
              way: t(names[channel]),
              change: change === 'added' ? t('added|by SMS') : t('removed|by SMS'),
              link,
            }),
            sender,
          )
        : null,
    mail:
      to?.channel === 'mail'
        ? mail(to.email, title, [text, { link, does: t('View sign-in methods') }], sender)
        : null,
    push: accountId === null ? null : { accountId, title, text, link },
  };
}

export const loginMethodNotification = defineNotification<LoginMethodNotice>({
  template: 'loginMethod',
  event: 'security',
  keyOf: ({ key }) => key,
  write: writeLoginMethod,
  samples: () =>
    (['added', 'removed', 'lost'] as const).map((did) => ({
      template: 'loginMethod',
      accountId: sample.sellerId,
      to: { channel: 'mail', email: sample.creator.email },
      did,
      channel: 'mail',
      shown: 'm•••@example.com',
      key: did,
    })),
});
