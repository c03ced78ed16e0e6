import type { SmsTemplate } from '../../../../gateways/sms';
import { lengthOf, wholeWords } from '../../../../platform/text/single-line';

/**
 * Text messages word by word, as they are registered with DLT (docs/providers/msg91.md): changing one means registering it again.
 * `{brand}` and `{domain}` are fixed for an installation, the others are the variables of each message. Only signs of the
 * GSM alphabet, because any other one doubles the price. The last line of a code is the form browsers fill in from.
 */
export const smsTemplates: Record<SmsTemplate, string> = {
  otp: '{code} is your {brand} code. It works for 5 minutes. Do not share it with anyone.\n\n@{domain} #{code}',
  receipt: 'Rs {amount} paid to {seller} for {product}. Open it: {link} - {brand}',
  sale: 'You sold {product} for Rs {amount}. Rs {net} reaches your wallet. - {brand}',
  refund:
    '{seller} refunded Rs {amount} for {product}. It reaches your account in 5 to 7 working days. Order {order} - {brand}',
  requested: '{seller} has your refund request for {product} and answers by {date}. Order {order} - {brand}',
  answer: '{seller} {answer} your refund request for {product}. Order {order} - {brand}',
  unpaid:
    'Your payment of Rs {amount} to {seller} for {product} failed. Any money debited is refunded in 3 working days. Order {order} - {brand}',
  renewal: '{product} from {seller} is paid until {date}. Renew for Rs {amount}: {link} - {brand}',
  charge:
    '{product} from {seller} renews on {date}: your bank will be charged Rs {amount}. To decline: {link} - {brand}',
  account: '{way} was {change} as a sign-in method for {brand}. If this was not you, check: {link} - {brand}',
  member: '{seller} gave you access to {product}. Open it: {link} - {brand}',
  session: '{product} by {seller}: {news}. Join: {link} - {brand}',
  news: '{product} by {seller}: {news}. More: {link} - {brand}',
  owned:
    'You already had {product}. To get back the Rs {amount} that you paid {seller} again: {link} - {brand}',
  gift: '{giver} gave you {product} from {seller}: {words}. Open it: {link} - {brand}',
  payout: 'Your withdrawal of Rs {amount} to {account}: {outcome}. Details in your wallet: {link} - {brand}',
};

/** A template with some of its places filled in; places without a value stay. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** What a variable may hold at most; a longer one is refused by the operators, and would cost a second message. */
const most = 30;

/**
 * People's words as a variable: one line, without what makes a link or a second code, and cut between words. Operators refuse a message
 * whose variable carries an address that is not registered, or nothing: then `otherwise` stands in, as for a title of pictures alone. `after` is ours
 * and stays whole.
 */
export function plain(text: string, otherwise: string, after = ''): string {
  const line = text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u2026/g, ' ')
    .replace(/\u00d7/g, 'x')
    .replace(/\.(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,'&()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,)])/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return otherwise + after;
  const room = most - lengthOf(after);
  return lengthOf(line) <= room ? line + after : `${wholeWords(line, room - dots.length)}${dots}${after}`;
}

const dots = '...';
