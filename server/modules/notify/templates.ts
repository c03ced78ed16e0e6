import type { Notice } from './notice';

/** What the templates say about the installation. */
export interface Sender {
  name: string;
  /** The host for which a browser may fill in a one-time password by itself. */
  domain: string;
}

export interface Written {
  sms: { to: string; text: string; otp: string | null } | null;
  mail: { to: string; subject: string; text: string } | null;
}

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const money = (paise: number) => (paise % 100 === 0 ? whole : exact).format(paise / 100);

/** A long title would turn one text message into several, each of them paid for. */
const short = (text: string) => (text.length <= 40 ? text : `${text.slice(0, 39).trimEnd()}…`);

/** The messages of a notice. The last line of a one-time password is the form browsers read the code from. */
export function write(notice: Notice, sender: Sender): Written {
  switch (notice.template) {
    case 'otp': {
      const text = `${notice.code} is your ${sender.name} code. It works for 5 minutes. Do not share it with anyone.\n\n@${sender.domain} #${notice.code}`;
      return { sms: { to: notice.phone, text, otp: notice.code }, mail: null };
    }
    case 'receipt': {
      const amount = money(notice.amount);
      const subject = `Your receipt for ${notice.productTitle}`;
      return {
        sms: {
          to: notice.phone,
          text: `You paid ${amount} to ${short(notice.sellerName)} for ${short(notice.productTitle)}. Open it: ${notice.accessUrl}`,
          otp: null,
        },
        mail: mail(notice.email, subject, [
          `You paid ${amount} to ${notice.sellerName} for ${notice.productTitle}.`,
          `Open what you bought and your receipt: ${notice.accessUrl}`,
          `Order ${notice.orderId}`,
          sender.name,
        ]),
      };
    }
    case 'sale': {
      const text = `You sold ${short(notice.productTitle)} for ${money(notice.amount)}. ${money(notice.net)} reaches your wallet.`;
      return { sms: { to: notice.phone, text, otp: null }, mail: null };
    }
    case 'refund': {
      const amount = money(notice.amount);
      return {
        sms: {
          to: notice.phone,
          text: `${short(notice.sellerName)} returned ${amount} for ${short(notice.productTitle)}. It reaches you in 5 to 7 working days. Order ${notice.orderId}`,
          otp: null,
        },
        mail: mail(notice.email, `Your refund for ${notice.productTitle}`, [
          `${notice.sellerName} returned ${amount} for ${notice.productTitle}.`,
          'It reaches the account you paid from in 5 to 7 working days.',
          `Order ${notice.orderId}`,
          sender.name,
        ]),
      };
    }
  }
}

/** Titles are one line by the contract's use, but a subject must never carry a second header. */
function mail(to: string | null, subject: string, lines: string[]): Written['mail'] {
  if (!to) return null;
  return { to, subject: subject.replace(/\s+/g, ' '), text: lines.join('\n\n') };
}
