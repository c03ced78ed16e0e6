import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { FactList } from '../parts/preview/FactList';
import { keptLines } from '../parts/preview/includes';
import { membershipRefund, membershipRefundTerms } from '../parts/preview/refund';
import { Ticks } from '../parts/preview/Ticks';

const telegramKicker = (product: PublicProduct): string =>
  publicContentOf('telegram', product)?.chatType === 'group'
    ? t('Telegram group|kind')
    : t('Telegram channel|kind');

/** Which channel or group it is, and how a member comes in. */
function TelegramHead({ product }: { product: PublicProduct }) {
  const content = publicContentOf('telegram', product);
  if (!content) return null;
  const what = content.chatType === 'group' ? t('Private Telegram group') : t('Private Telegram channel');
  return (
    <FactList
      facts={[
        { icon: 'send', title: content.chatTitle || what, text: content.chatTitle ? what : undefined },
        {
          icon: 'lock',
          title: t('You join right after paying'),
          text: t('The invite is on your receipt and opens in Telegram.'),
        },
      ]}
    />
  );
}

function TelegramBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const lines = publicContentOf('telegram', product)?.benefits ?? [];
  return <Ticks id="members-get" title={t('What members get')} lines={lines} headingLevel={headingLevel} />;
}

export const preview: KindPreview = {
  kicker: telegramKicker,
  Head: TelegramHead,
  Body: TelegramBody,
  includes: (product) => [
    { icon: 'send', text: t('Your own invite, right after paying') },
    ...keptLines(product),
  ],
  next: () => 'You get your own invite at once, on your receipt. Telegram lets you in when you tap it.',
  refund: membershipRefund,
  refundTerms: membershipRefundTerms,
};
