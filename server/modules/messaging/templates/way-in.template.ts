import { t } from '@haat/i18n';
import type { LoginMethodNotice } from '../../accounts';
import { mail, type Sender, sms, type Written } from './templates.parts';

const names = { sms: 'A mobile number', mail: 'An e-mail', google: 'A Google account' } as const;

/** Said whole for each: in Hindi the verb follows what it is about. */
const titles = {
  sms: {
    added: 'A mobile number was added as a way to sign in: {shown}',
    removed: 'A mobile number was removed as a way to sign in: {shown}',
  },
  mail: {
    added: 'An e-mail was added as a way to sign in: {shown}',
    removed: 'An e-mail was removed as a way to sign in: {shown}',
  },
} as const;

function textOf({ did, shown }: LoginMethodNotice): string {
  switch (did) {
    case 'added':
      return t(
        '{shown} opens your account from now on. If this was not you, take it away again, sign out your other devices, and write to us.',
        { shown },
      );
    case 'removed':
      return t(
        '{shown} does not open your account any more, and your other devices were signed out. If this was not you, write to us at once.',
        { shown },
      );
    case 'lost':
      return t(
        '{shown} does not open your account any more, because we were told that it is lost. Every device was signed out. If this is not so, write to us at once.',
        { shown },
      );
  }
}

function titleOf({ channel, shown }: LoginMethodNotice, change: 'added' | 'removed'): string {
  if (channel !== 'google') return t(titles[channel][change], { shown });
  return change === 'added'
    ? t('A Google account was added as a way to sign in')
    : t('A Google account was removed as a way to sign in');
}

/** By mail or text message to one address, or by push to every device. */
export function writeLoginMethod(notice: LoginMethodNotice, sender: Sender): Written {
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
        ? mail(to.email, title, [text, { link, does: t('See who can sign in') }], sender)
        : null,
    push: accountId === null ? null : { accountId, title, text, link },
  };
}
