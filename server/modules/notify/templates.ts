import { t } from '@haat/words';
import { writeDigest } from './digest.template';
import { writeDispute } from './dispute.template';
import { writeFees } from './fees.template';
import { writeFollowUp } from './follow-up.template';
import { writeHouse } from './house.template';
import { writeKyc } from './kyc.template';
import { writeLeaving } from './leaving.template';
import type { Notice } from './notice';
import { writePayout } from './payout.template';
import { writePlan } from './plan.template';
import { writeRenewal } from './renewal.template';
import { writeFailedRefund, writeRequest } from './request.template';
import { writeReview } from './review.template';
import { writeRound } from './round.template';
import { plain } from './sms.templates';
import {
  mail,
  money,
  orderLine,
  rupees,
  type Sender,
  sms,
  someone,
  something,
  type Written,
} from './templates.parts';
import { writeTicket } from './ticket.template';
import { writeWayIn } from './way-in.template';

/** The messages of a notice. */
export function write(notice: Notice, sender: Sender): Written {
  switch (notice.template) {
    case 'otp':
      return code(notice, sender);
    case 'receipt':
      return receipt(notice, sender);
    case 'sale':
      return sale(notice, sender);
    case 'refund':
      return refund(notice, sender);
    case 'unpaid':
      return unpaid(notice, sender);
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
      return writeHouse(notice, sender);
    case 'kyc':
      return writeKyc(notice, sender);
    case 'leaving':
      return writeLeaving(notice, sender);
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
    case 'wayIn':
      return writeWayIn(notice, sender);
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
      ? t('If you did not ask for it, you need not do anything.')
      : t('If you did not ask for it, somebody may be signed in to your account.'),
    ...(isSignIn ? [] : [{ link: `${sender.origin}/account`, does: t('See where you are signed in') }]),
  ];
  return { sms: null, mail: mail(to.email, subject, lines, otp), push: null };
}

function receipt(notice: Of<'receipt'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, accessUrl, receiptUrl, isInvoice } =
    notice;
  const paper = isInvoice ? t('Your tax invoice as a PDF') : t('Your receipt as a PDF');
  const variables = () => ({
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    link: accessUrl,
  });
  const lines = [
    t('You paid {sum} to {seller} for {product}.', {
      sum: money(amount),
      seller: sellerName || someone(),
      product: productTitle,
    }),
    { link: accessUrl, does: t('Open what you bought') },
    ...(receiptUrl ? [{ link: receiptUrl, does: paper }] : []),
    orderLine(orderId),
    sender.name,
  ];
  return {
    sms: sms(phone, 'receipt', variables, sender),
    mail:
      email === null ? null : mail(email, t('Your receipt for {product}', { product: productTitle }), lines),
    push: null,
  };
}

function sale(notice: Of<'sale'>, sender: Sender): Written {
  const { sellerId, phone, email, productTitle, amount, net, orderId } = notice;
  const variables = () => ({
    product: plain(productTitle, something()),
    amount: rupees(amount),
    net: rupees(net),
  });
  const link = `${sender.origin}/transaction?sale=${orderId}`;
  const title = t('You sold {product}', { product: productTitle });
  const lines = [
    t('You sold {product} for {sum}. {net} reaches your wallet.', {
      product: productTitle,
      sum: money(amount),
      net: money(net),
    }),
    { link, does: t('See the sale') },
    orderLine(orderId),
    sender.name,
  ];
  return {
    sms: phone === null ? null : sms(phone, 'sale', variables, sender),
    mail: email === null ? null : mail(email, title, lines),
    push: {
      accountId: sellerId,
      title,
      text: t('{sum} paid. {net} reaches your wallet.', { sum: money(amount), net: money(net) }),
      link,
    },
  };
}

function refund(notice: Of<'refund'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, notePath, isCreditNote, isTold } = notice;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    amount: rupees(amount),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const about = { sum: money(amount), product: productTitle };
  const lines = [
    ...(isTold
      ? [
          isCreditNote
            ? t('Your bank gave {sum} back to you for {product}. This is the credit note on it.', about)
            : t('Your bank gave {sum} back to you for {product}. This is the refund note on it.', about),
        ]
      : [
          t('{seller} returned {sum} for {product}.', { ...about, seller: sellerName || t('The seller') }),
          t('It reaches the account you paid from in 5 to 7 working days.'),
        ]),
    ...(notePath
      ? [
          {
            link: sender.origin + notePath,
            does: isCreditNote ? t('Your credit note as a PDF') : t('Your refund note as a PDF'),
          },
        ]
      : []),
    orderLine(orderId),
    sender.name,
  ];
  const product = { product: productTitle };
  const note = isCreditNote
    ? t('Your credit note for {product}', product)
    : t('Your refund note for {product}', product);
  const subject = isTold ? note : t('Your refund for {product}', product);
  return {
    sms: isTold ? null : sms(phone, 'refund', variables, sender),
    mail: email === null ? null : mail(email, subject, lines),
    push: null,
  };
}

function unpaid(notice: Of<'unpaid'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount } = notice;
  const variables = () => ({
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const lines = [
    t('Your payment of {sum} to {seller} for {product} did not go through.', {
      sum: money(amount),
      seller: sellerName || someone(),
      product: productTitle,
    }),
    t('If money has left your account, it comes back by itself within 3 working days.'),
    { link: `${sender.origin}/cashfree?id=${orderId}&back=1`, does: t('See how your order stands') },
    orderLine(orderId),
    sender.name,
  ];
  const subject = t('Your payment for {product} did not go through', { product: productTitle });
  return {
    sms: sms(phone, 'unpaid', variables, sender),
    mail: email === null ? null : mail(email, subject, lines),
    push: null,
  };
}
