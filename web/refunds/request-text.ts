import { formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { RefundRequest } from '@haat/openapi';

interface RequestText {
  tone: 'neutral' | 'caution' | 'good';
  title: string;
  text: string;
}

/** How a wish for a refund stands, told to the buyer. `on` writes a day for people; it takes ISO 8601. */
export function requestText(
  { status, amount, message, answerBy, answeredBy }: RefundRequest,
  on: (at: string) => string,
): RequestText {
  const sum = formatPaise(amount);
  const quoted = message ? ` “${message}”` : '';
  switch (status) {
    case 'asked':
      return {
        tone: 'caution',
        title: t('You requested a refund of {sum}.', { sum }),
        text: t('The creator has until {date} to answer. After that we review it.', {
          date: on(answerBy),
        }),
      };
    case 'lapsed':
      return {
        tone: 'caution',
        title: t('You requested a refund of {sum}.', { sum }),
        text: t(
          'The creator has not answered, so we will review it and decide within 7 days. You do not need to do anything.',
        ),
      };
    case 'granted':
      return {
        tone: 'good',
        title: t('{sum} is being refunded to you.', { sum }),
        text: t('It should reach the account you paid from in 5 to 7 working days.') + quoted,
      };
    case 'refused':
      return {
        tone: 'neutral',
        title:
          answeredBy === 'operator'
            ? t('We declined to refund {sum}.', { sum })
            : t('The creator declined to refund {sum}.', { sum }),
        text: `${quoted} ${t('If you do not agree, contact us with your order number.')}`.trim(),
      };
    case 'withdrawn':
      return { tone: 'neutral', title: t('You withdrew your request.'), text: '' };
  }
}
