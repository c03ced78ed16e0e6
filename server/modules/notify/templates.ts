import type { SmsTemplate } from '../../gateways/sms';
import { htmlOf, type Paragraph, textOf } from './mail.document';
import type { Notice } from './notice';
import { filled, plain, smsTemplates } from './sms.templates';
import { writeTicket } from './ticket.template';

/** What the templates say about the installation. */
export interface Sender {
  name: string;
  /** The host for which a browser may fill in a one-time password by itself. */
  domain: string;
  /** Where people reach us, without a slash at the end. */
  origin: string;
}

interface WrittenSms {
  to: string;
  text: string;
  otp: string | null;
  template: SmsTemplate;
  variables: Readonly<Record<string, string>>;
}

interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  otp: string | null;
}

/** For every device of an account. */
interface WrittenPush {
  accountId: string;
  title: string;
  text: string;
  link: string;
}

export interface Written {
  sms: WrittenSms | null;
  mail: WrittenMail | null;
  push: WrittenPush | null;
}

const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (paise: number) => (paise % 100 === 0 ? wholeRupees : exact).format(paise / 100);
const money = (paise: number) => `₹${rupees(paise)}`;

/** For whoever has not said their name, and for what has none in letters. */
const someone = 'the seller';
const something = 'a product';

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
    case 'ticket':
      return writeTicket(notice, sender);
  }
}

type Of<Template extends Notice['template']> = Extract<Notice, { template: Template }>;

function code({ to, code: otp }: Of<'otp'>, sender: Sender): Written {
  if (to.channel === 'sms')
    return { sms: sms(to.phone, 'otp', { code: otp }, sender, otp), mail: null, push: null };
  const subject = `${otp} is your ${sender.name} code`;
  const lines = [
    `Your code to sign in to ${sender.name}:`,
    { code: otp },
    'It works for 5 minutes. Do not share it with anyone.',
    'If you did not ask for it, you need not do anything.',
  ];
  return { sms: null, mail: mail(to.email, subject, lines, otp), push: null };
}

function receipt(notice: Of<'receipt'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, accessUrl, receiptUrl } = notice;
  const variables = {
    amount: rupees(amount),
    seller: plain(sellerName, someone),
    product: plain(productTitle, something),
    link: accessUrl,
  };
  const lines = [
    `You paid ${money(amount)} to ${sellerName || someone} for ${productTitle}.`,
    { link: accessUrl, does: 'Open what you bought' },
    ...(receiptUrl ? [{ link: receiptUrl, does: 'Your receipt as a PDF' }] : []),
    `Order ${orderId}`,
    sender.name,
  ];
  return {
    sms: sms(phone, 'receipt', variables, sender),
    mail: email === null ? null : mail(email, `Your receipt for ${productTitle}`, lines),
    push: null,
  };
}

function sale(notice: Of<'sale'>, sender: Sender): Written {
  const { sellerId, phone, email, productTitle, amount, net, orderId } = notice;
  const variables = { product: plain(productTitle, something), amount: rupees(amount), net: rupees(net) };
  const link = `${sender.origin}/transaction`;
  const lines = [
    `You sold ${productTitle} for ${money(amount)}. ${money(net)} reaches your wallet.`,
    { link, does: 'See your sales' },
    `Order ${orderId}`,
    sender.name,
  ];
  return {
    sms: phone === null ? null : sms(phone, 'sale', variables, sender),
    mail: phone !== null || email === null ? null : mail(email, `You sold ${productTitle}`, lines),
    push: {
      accountId: sellerId,
      title: `You sold ${productTitle}`,
      text: `${money(amount)} paid. ${money(net)} reaches your wallet.`,
      link,
    },
  };
}

function refund(notice: Of<'refund'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount } = notice;
  const variables = {
    seller: plain(sellerName, someone),
    amount: rupees(amount),
    product: plain(productTitle, something),
    order: orderId,
  };
  const lines = [
    `${sellerName || 'The seller'} returned ${money(amount)} for ${productTitle}.`,
    'It reaches the account you paid from in 5 to 7 working days.',
    `Order ${orderId}`,
    sender.name,
  ];
  return {
    sms: sms(phone, 'refund', variables, sender),
    mail: email === null ? null : mail(email, `Your refund for ${productTitle}`, lines),
    push: null,
  };
}

function unpaid(notice: Of<'unpaid'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount } = notice;
  const variables = {
    amount: rupees(amount),
    seller: plain(sellerName, someone),
    product: plain(productTitle, something),
    order: orderId,
  };
  const lines = [
    `Your payment of ${money(amount)} to ${sellerName || 'the seller'} for ${productTitle} did not go through.`,
    'If money has left your account, it comes back by itself within 3 working days.',
    { link: `${sender.origin}/cashfree?id=${orderId}&back=1`, does: 'See how your order stands' },
    `Order ${orderId}`,
    sender.name,
  ];
  return {
    sms: sms(phone, 'unpaid', variables, sender),
    mail: email === null ? null : mail(email, `Your payment for ${productTitle} did not go through`, lines),
    push: null,
  };
}

function sms(
  to: string,
  template: SmsTemplate,
  variables: Readonly<Record<string, string>>,
  sender: Sender,
  otp: string | null = null,
): WrittenSms {
  const text = filled(smsTemplates[template], { ...variables, brand: sender.name, domain: sender.domain });
  return { to, text, otp, template, variables };
}

/** Titles are one line by the contract's use, but a subject must never carry a second header. */
function mail(
  to: string,
  subject: string,
  lines: readonly Paragraph[],
  otp: string | null = null,
): WrittenMail {
  const heading = subject.replace(/\s+/g, ' ');
  return { to, subject: heading, text: textOf(lines), html: htmlOf(heading, lines), otp };
}
