import type { Language } from '@haat/i18n';
import { t } from '@haat/i18n';
import type { CodePurpose, CodeTo } from '../../../accounts';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, type Sender, sms, type Written } from '../templates.parts';

/** A one-time password. */
interface OtpNotice {
  template: 'otp';
  to: CodeTo;
  code: string;
  /** Not in notices written before there was another than signing in. */
  purpose?: CodePurpose;
  nonce: string;
  /** In which the page spoke that asked for it. */
  language?: Language;
  /** ISO 8601; a code that could not be sent by then is not sent any more. */
  until: string;
}

/** The text message has its registered words, which name no purpose. */
function code({ to, code: otp, purpose = 'signIn' }: OtpNotice, sender: Sender): Written {
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

export const otpNotification = defineNotification<OtpNotice>({
  template: 'otp',
  event: null,
  isPerishable: true,
  keyOf: ({ to, nonce }) => `${to.channel === 'sms' ? to.phone : to.email} ${nonce}`,
  write: code,
  samples: () => [
    {
      template: 'otp',
      to: { channel: 'sms', phone: sample.buyer.phone },
      code: '012345',
      nonce: 'a',
      until: sample.until,
    },
    {
      template: 'otp',
      to: { channel: 'mail', email: sample.buyer.email },
      code: '012345',
      nonce: 'b',
      until: sample.until,
    },
    {
      template: 'otp',
      to: { channel: 'mail', email: sample.creator.email },
      code: '012345',
      purpose: 'stepUp',
      nonce: 'c',
      until: sample.until,
    },
  ],
});
