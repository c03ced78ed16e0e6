import { localeOf, type Phrase, t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, rupees, type Sender, sms, type Written } from '../templates.parts';

/** How the time goes on a plan of the platform. */
export interface PlanNotice {
  template: 'plan';
  /** The account whose devices are told by push. */
  accountId: string;
  /** Told by text message only when there is no e-mail. */
  phone: string | null;
  email: string | null;
  about: 'reminder' | 'ended';
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  /** ISO 8601: until when it is paid for, or when it ended. */
  endsAt: string;
  /** Until then; 0 on the day itself. */
  days?: number;
  /** What it costs to go on, GST included. */
  amount?: number;
  /** Of a sale on the free plan: 500 is 5 %. */
  feeBasisPoints: number;
}

const names = { FREE: 'Free', PREMIUM: 'Premium', VVIP: 'VVIP' } as const satisfies Record<string, Phrase>;
const pages = { FREE: '/PricingPage', PREMIUM: '/Pay-PREMIUM', VVIP: '/Pay-VVIP' } as const;

const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    new Date(moment),
  );

function endsIn(plan: string, days: number): string {
  if (days === 0) return t('Your {plan} plan ends today', { plan });
  if (days === 1) return t('Your {plan} plan ends tomorrow', { plan });
  return t('Your {plan} plan ends in {days} days', { plan, days });
}

/** By mail and push, or by text message and push. Nothing is charged by itself, so it says what happens when nobody does anything. */
export function writePlan(notice: PlanNotice, sender: Sender): Written {
  const { accountId, phone, email, about, plan, endsAt, days = 0, amount, feeBasisPoints } = notice;
  const link = `${sender.origin}${pages[plan]}`;
  const fee = `${feeBasisPoints / 100} %`;
  const isOver = about === 'ended';
  const name = t(names[plan]);
  const title = isOver ? t('Your {plan} plan has ended', { plan: name }) : endsIn(name, days);
  const text = isOver
    ? t('From your next sale the fee is {fee}. Your pages stay as they are.', { fee })
    : t(
        'It is paid until {date} and does not auto-renew. Three days later the fee is {fee} of each sale again.',
        { date: dayOf(endsAt), fee },
      );
  const does = isOver ? t('Buy it again') : t('Renew');
  const variables = () => ({
    product: t('{plan} plan', { plan: t(names[plan]) }),
    seller: plain(sender.name, t('us|by SMS')),
    date: dayOf(endsAt),
    amount: rupees(amount ?? 0),
    link,
  });
  const facts =
    isOver || amount === undefined
      ? []
      : [
          {
            facts: [
              { label: t('Plan|label'), value: name },
              { label: t('Paid until|label'), value: dayOf(endsAt) },
              { label: t('Renewal, with GST|label'), value: `₹${rupees(amount)}`, isSum: true as const },
            ],
          },
        ];
  const isText = email === null && phone !== null && amount !== undefined;
  return {
    sms: isText ? sms(phone, 'renewal', variables, sender) : null,
    mail: email === null ? null : mail(email, title, [text, ...facts, { link, does }], sender),
    push: { accountId, title, text, link },
  };
}

export const planNotification = defineNotification<PlanNotice>({
  template: 'plan',
  event: 'plan',
  keyOf: ({ accountId, about, endsAt, days }) => `${accountId} ${about} ${endsAt} ${days ?? ''}`,
  write: writePlan,
  samples: () =>
    (['reminder', 'ended'] as const).map((about) => ({
      template: 'plan',
      accountId: sample.sellerId,
      phone: null,
      email: sample.creator.email,
      about,
      plan: 'PREMIUM',
      endsAt: sample.until,
      days: 3,
      amount: 58_882,
      feeBasisPoints: 500,
    })),
});
