import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { OrderGift } from '@haat/openapi';
import { dayOf } from '../../document/time/when';
import * as styles from '../../styles/order.css';

/** Whom a giver sees that it is for: by name, and by as much of the number as tells it from others. */
const recipientOf = ({ name, phoneEnding }: OrderGift): string =>
  name ? `${name} (••${phoneEnding ?? ''})` : `••${phoneEnding ?? ''}`;

/** What became of a gift, for whoever paid for it. */
export function givenWords(gift: OrderGift): { heading: string; text: string } {
  const who = recipientOf(gift);
  return gift.deliveredAt === null
    ? {
        heading: t('Your gift is paid'),
        text: t('Gift for {who}, will be delivered on {date}. The access is theirs, the receipt is yours.', {
          who,
          date: dayOf(gift.deliverAt),
        }),
      }
    : {
        heading: t('Your gift was delivered'),
        text: t('Gift for {who}, delivered on {date}. The access is theirs, the receipt is yours.', {
          who,
          date: dayOf(gift.deliveredAt),
        }),
      };
}

/** The words of a giver, as they wrote them. */
export const GiftWords = ({ gift }: { gift: OrderGift }) =>
  gift.message === null ? null : (
    <Box as="blockquote" className={styles.words}>
      {gift.message}
      <Box className={styles.stepTime}>{gift.from}</Box>
    </Box>
  );
