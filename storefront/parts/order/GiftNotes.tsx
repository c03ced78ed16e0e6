import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Order, OrderGift } from '@haat/openapi';
import { dayOf } from '../../document/time/when';
import * as styles from '../../styles/order.css';

/** Whom a giver sees that it is for: by name, and by as much of the number as tells it from others. */
const recipientOf = ({ name, phoneEnding }: OrderGift): string =>
  name ? `${name} (••${phoneEnding ?? ''})` : `••${phoneEnding ?? ''}`;

interface Words {
  heading: string;
  text: string;
}

/** What became of a gift, for whoever paid for it. `isCalledOff`: all that it gives was cancelled by its creator. */
export function givenWords(gift: OrderGift, isCalledOff: boolean): Words {
  if (gift.deliveredAt === null && (gift.isCancelled || isCalledOff))
    return {
      heading: t('Your gift will not be delivered'),
      text: t('It was cancelled before it was delivered. Its recipient was not told of it.'),
    };
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

/** A gift that its recipient cannot open now. Of its money they learn nothing: that is its giver's, whose payment may be disputed or refunded. */
export const closedGiftWords = ({ accesses = [] }: Pick<Order, 'accesses'>): Words =>
  accesses.some(({ status }) => status === 'suspended')
    ? {
        heading: t('Access is paused'),
        text: t('This gift cannot be opened at the moment. You do not need to do anything.'),
      }
    : {
        heading: t('This gift is no longer open'),
        text: t('It opens nothing any more. What you have bought yourself is in your purchases.'),
      };

/** The words of a giver, as they wrote them. */
export const GiftWords = ({ gift }: { gift: OrderGift }) =>
  gift.message === null ? null : (
    <Box as="blockquote" className={styles.words}>
      {gift.message}
      <Box className={styles.stepTime}>{gift.from}</Box>
    </Box>
  );
