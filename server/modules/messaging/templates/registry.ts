import { accountDeletionNotification } from './account/account-deletion.template';
import { digestNotification } from './account/digest.template';
import { kycNotification } from './account/kyc.template';
import { loginMethodNotification } from './account/login-method.template';
import { otpNotification } from './account/otp.template';
import { channelNotification } from './delivery/channel.template';
import { joinReminderNotification } from './delivery/join-reminder.template';
import { lessonsNotification } from './delivery/lessons.template';
import { questionNotification } from './delivery/question.template';
import { sessionNotification } from './delivery/session.template';
import { sessionNewsNotification } from './delivery/session-news.template';
import { disputeNotification } from './money/dispute.template';
import { feesNotification } from './money/fees.template';
import { payoutNotification } from './money/payout.template';
import { dateChangedNotification } from './orders/date-changed.template';
import { giftNotification } from './orders/gift.template';
import { memberInviteNotification } from './orders/member-invite.template';
import { ownedAlreadyNotification } from './orders/owned-already.template';
import { paymentReminderNotification } from './orders/payment-reminder.template';
import { receiptNotification } from './orders/receipt.template';
import { refundNotification } from './orders/refund.template';
import {
  answerNotification,
  refundAskedNotification,
  refundFailedNotification,
  refundLapsedNotification,
  refundReceivedNotification,
} from './orders/request.template';
import { reviewNotification } from './orders/review.template';
import { roundNotification } from './orders/round.template';
import { saleNotification } from './orders/sale.template';
import { unpaidNotification } from './orders/unpaid.template';
import { planNotification } from './platform/plan.template';
import { platformNotification } from './platform/platform.template';
import { ticketNotification } from './platform/ticket.template';
import { renewalNotification } from './subscriptions/renewal.template';

/** The one list of notifications. */
export const notifications = [
  otpNotification,
  receiptNotification,
  saleNotification,
  refundNotification,
  unpaidNotification,
  ownedAlreadyNotification,
  dateChangedNotification,
  giftNotification,
  refundAskedNotification,
  refundReceivedNotification,
  refundLapsedNotification,
  answerNotification,
  refundFailedNotification,
  roundNotification,
  disputeNotification,
  payoutNotification,
  kycNotification,
  platformNotification,
  feesNotification,
  planNotification,
  renewalNotification,
  ticketNotification,
  loginMethodNotification,
  accountDeletionNotification,
  reviewNotification,
  questionNotification,
  channelNotification,
  joinReminderNotification,
  lessonsNotification,
  sessionNewsNotification,
  sessionNotification,
  paymentReminderNotification,
  memberInviteNotification,
  digestNotification,
] as const;

/** What there is to tell somebody. Phones are E.164, money is paise, addresses are absolute. */
export type Notice = ReturnType<(typeof notifications)[number]['samples']>[number];
