import { t } from '@haat/i18n';
import type { AccountDeletionNotice } from '../../accounts';
import { dayOf, mail, type Sender, type Written } from './templates.parts';

interface Told {
  title: string;
  text: string;
  does: string;
}

function told({ did, on }: AccountDeletionNotice): Told {
  const date = dayOf(on);
  switch (did) {
    case 'asked':
      return {
        title: t('Your account is deleted on {date}', { date }),
        text: t(
          'What you had on sale is archived; buyers keep what they bought. Until then you can still decide to stay. If this was not you, choose to stay, sign out your other devices, and write to us.',
        ),
        does: t('Stay or look again'),
      };
    case 'stayed':
      return {
        title: t('Your account stays'),
        text: t('It is not deleted. What was archived stays archived: duplicate it to sell it again.'),
        does: t('See your account'),
      };
    case 'gone':
      return {
        title: t('Your account is deleted'),
        text: t(
          'Your name, numbers and addresses are taken off it. Invoices and the books of your sales are kept for as long as the law says, and for nothing else. This is our last message to you.',
        ),
        does: t('How we keep data'),
      };
    case 'packed':
      return {
        title: t('Your data is ready to download'),
        text: t(
          'It can be downloaded until {date}, by whoever is signed in to your account. Then it is deleted.',
          {
            date,
          },
        ),
        does: t('Download it'),
      };
  }
}

/** By mail to one address, or by push to every device. */
export function writeAccountDeletion(notice: AccountDeletionNotice, sender: Sender): Written {
  const { accountId, email, did } = notice;
  const { title, text, does } = told(notice);
  const link = `${sender.origin}${did === 'gone' ? '/Privacy' : '/account'}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [text, { link, does }], sender),
    push: accountId === null ? null : { accountId, title, text, link },
  };
}
