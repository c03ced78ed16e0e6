import { t } from '@haat/i18n';
import type { AccountDeletionNotice } from '../../../accounts';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { dayOf, mail, type Sender, type Written } from '../templates.parts';

interface Texts {
  title: string;
  text: string;
  does: string;
}

function textsOf({ did, on }: AccountDeletionNotice): Texts {
  const date = dayOf(on);
  switch (did) {
    case 'requested':
      return {
        title: t('Your account will be deleted on {date}', { date }),
        text: t(
          'Your products are archived; buyers keep what they bought. You can cancel the deletion until then. If this was not you, cancel it, sign out your other devices, and contact us.',
        ),
        does: t('Keep or review your account'),
      };
    case 'cancelled':
      return {
        title: t('Account deletion cancelled'),
        text: t(
          'Your account will not be deleted. Archived products stay archived: duplicate one to sell it again.',
        ),
        does: t('View your account'),
      };
    case 'erased':
      return {
        title: t('Your account has been deleted'),
        text: t(
          'Your name, numbers and addresses have been erased. Invoices and sales records are kept only as long as the law requires. This is our last message to you.',
        ),
        does: t('How we keep data'),
      };
    case 'exported':
      return {
        title: t('Your data is ready to download'),
        text: t('You can download it until {date} while signed in to your account. Then it is deleted.', {
          date,
        }),
        does: t('Download'),
      };
  }
}

/** By mail to one address, or by push to every device. */
function writeAccountDeletion(notice: AccountDeletionNotice, sender: Sender): Written {
  const { accountId, email, did } = notice;
  const { title, text, does } = textsOf(notice);
  const link = `${sender.origin}${did === 'erased' ? '/Privacy' : '/account'}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [text, { link, does }], sender),
    push: accountId === null ? null : { accountId, title, text, link },
  };
}

export const accountDeletionNotification = defineNotification<AccountDeletionNotice>({
  template: 'accountDeletion',
  event: 'security',
  keyOf: ({ key }) => key,
  write: writeAccountDeletion,
  samples: () =>
    (['requested', 'cancelled', 'erased', 'exported'] as const).map((did) => ({
      template: 'accountDeletion',
      accountId: did === 'erased' ? null : sample.sellerId,
      email: sample.creator.email,
      did,
      on: '2026-12-06T05:00:00.000Z',
      key: did,
    })),
});
