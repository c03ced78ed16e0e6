import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { FactList } from '../parts/preview/FactList';
import { keptLines } from '../parts/preview/includes';
import { membershipRefund, membershipRefundTerms } from '../parts/preview/refund';
import { Ticks } from '../parts/preview/Ticks';

/** Which server it is, which roles a member has there, and how a member comes in. */
function DiscordHead({ product }: { product: PublicProduct }) {
  const content = publicContentOf('discord', product);
  if (!content) return null;
  const { roles, serverName } = content;
  const what = t('Private Discord server');
  return (
    <FactList
      facts={[
        { icon: 'message', title: serverName || what, text: serverName ? what : undefined },
        ...(roles.length > 0
          ? [
              {
                icon: 'shield',
                title: roles.join(', '),
                text: roles.length === 1 ? t('Your role there') : t('Your roles there'),
              } as const,
            ]
          : []),
        {
          icon: 'lock',
          title: t('You join right after paying'),
          text: t('The invite is on your receipt and opens in Discord.'),
        },
      ]}
    />
  );
}

function DiscordBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const lines = publicContentOf('discord', product)?.benefits ?? [];
  return <Ticks id="members-get" title={t('What members get')} lines={lines} headingLevel={headingLevel} />;
}

export const preview: KindPreview = {
  kicker: () => t('Discord server|kind'),
  Head: DiscordHead,
  Body: DiscordBody,
  includes: (product) => [
    { icon: 'message', text: t('Your own invite, right after paying') },
    ...keptLines(product),
  ],
  next: () => 'On your receipt, a button takes you to Discord. You sign in there, and are in.',
  refund: membershipRefund,
  refundTerms: membershipRefundTerms,
};
