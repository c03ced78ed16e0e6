import { t } from '@haat/i18n';
import type { Notice } from '../sending/notice';
import { writeAccountDeletion } from './account/account-deletion.template';
import { writeDigest } from './account/digest.template';
import { writeKyc } from './account/kyc.template';
import { writeLoginMethod } from './account/login-method.template';
import { writeDispute } from './money/dispute.template';
import { writeFees } from './money/fees.template';
import { writePayout } from './money/payout.template';
import { writeFollowUp } from './orders/follow-up.template';
import { writeReceipt, writeRefund, writeSale, writeUnpaid } from './orders/order.template';
import { writeFailedRefund, writeRequest } from './orders/request.template';
import { writeReview } from './orders/review.template';
import { writeRound } from './orders/round.template';
import { writePlan } from './platform/plan.template';
import { writePlatformNotice } from './platform/platform.template';
import { writeTicket } from './platform/ticket.template';
import { writeRenewal } from './subscriptions/renewal.template';
import { mail, type Sender, sms, type Written } from './templates.parts';

/** The messages of a notice. */
export function write(notice: Notice, sender: Sender): Written {
  switch (notice.template) {
    case 'otp':
      return code(notice, sender);
    case 'receipt':
      return writeReceipt(notice, sender);
    case 'sale':
      return writeSale(notice, sender);
    case 'refund':
      return writeRefund(notice, sender);
    case 'unpaid':
      return writeUnpaid(notice, sender);
    case 'refundAsked':
    case 'refundLapsed':
    case 'answer':
      return writeRequest(notice, sender);
    case 'refundFailed':
      return writeFailedRefund(notice, sender);
    case 'fees':
      return writeFees(notice, sender);
    case 'followUp':
      return writeFollowUp(notice, sender);
    case 'house':
      return writePlatformNotice(notice, sender);
    case 'kyc':
      return writeKyc(notice, sender);
    case 'accountDeletion':
      return writeAccountDeletion(notice, sender);
    case 'payout':
      return writePayout(notice, sender);
    case 'digest':
      return writeDigest(notice, sender);
    case 'dispute':
      return writeDispute(notice, sender);
    case 'plan':
      return writePlan(notice, sender);
    case 'renewal':
      return writeRenewal(notice, sender);
    case 'review':
      return writeReview(notice, sender);
    case 'round':
      return writeRound(notice, sender);
    case 'ticket':
      return writeTicket(notice, sender);
    case 'loginMethod':
      return writeLoginMethod(notice, sender);
  }
}

type Of<Template extends Notice['template']> = Extract<Notice, { template: Template }>;

/** The text message has its registered words, which name no purpose. */
function code({ to, code: otp, purpose = 'signIn' }: Of<'otp'>, sender: Sender): Written {
  if (to.channel === 'sms')
    return { sms: sms(to.phone, 'otp', () => ({ code: otp }), sender, otp), mail: null, push: null };
  const subject = t('{code} is your {brand} code', { code: otp, brand: sender.name });
  const isSignIn = purpose === 'signIn';
  const lines = [
    isSignIn
      ? t('Your code to sign in to {brand}:', { brand: sender.name })
      : t('Your code to confirm something important on {brand}, such as a new payout account:', {
          brand: sender.name,
        }),
    { code: otp },
    t('It works for 5 minutes. Do not share it with anyone.'),
    isSignIn
      ? t('If you did not request it, you can ignore this email.')
      : t('If you did not request it, someone may be signed in to your account.'),
    ...(isSignIn
      ? []
      : [
          {
            link: `${sender.origin}/account`,
            does: t('View your devices'),
            isQuiet: true as const,
          },
        ]),
  ];
  return { sms: null, mail: mail(to.email, subject, lines, sender, otp), push: null };
}
