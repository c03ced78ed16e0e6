import { PhoneField } from '@haat/design-system';
import { Box, Field } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import type { PublicProduct } from '@haat/openapi';
import { newGiftBounds } from '@haat/openapi/order-bounds';
import type { CheckoutValues } from '@haat/openapi/pages';
import type { Price } from '../../document/pricing/pricing';
import * as styles from '../../styles/checkout.css';
import { Fold } from '../Fold';
import { errorOf } from '../field-error';

interface GiftFieldsProps {
  product: PublicProduct;
  price: Price | undefined;
  gift: CheckoutValues['gift'];
  errors: Readonly<Record<string, string>>;
  /** It was asked for on the way here. */
  isWanted: boolean;
  /** Whether the day can be chosen yet. */
  hasDay: boolean;
  isLive: boolean;
  onGift: (gift: CheckoutValues['gift']) => void;
}

/** In the order in which they stand. */
export const giftFields = ['gift.phone', 'gift.name', 'gift.from', 'gift.message', 'gift.deliverOn'] as const;

export const isGift = (gift: CheckoutValues['gift']): boolean =>
  Object.values(gift).some((typed) => typed.trim() !== '');

/** What can be given: what is paid for once for each of its buyers, and nothing that begins with free days. */
export const isGivable = ({ kind }: PublicProduct, price: Price | undefined): boolean =>
  !productKinds[kind].isRepeatable &&
  price !== undefined &&
  (price.firstAmount ?? price.amount) > 0 &&
  price.trialDays === undefined;

/** For whom it is bought, one press away and without a script: whoever pays gets the receipt, they get the access. */
export function GiftFields(props: GiftFieldsProps) {
  const { product, price, gift, errors, isWanted, hasDay, isLive, onGift } = props;
  const canGive = isGivable(product, price);
  const isTyped = isGift(gift);
  if (!canGive && !isTyped) return null;
  // Nothing of it is sent then. Without a script it is, so that it is refused beside its fields.
  if (!canGive && isLive)
    return (
      <Box as="output">{t('This cannot be bought for somebody else. If you go on, it is for you.')}</Box>
    );
  const set = (part: Partial<CheckoutValues['gift']>) => onGift({ ...gift, ...part });
  const isOpen = isWanted || isTyped || giftFields.some((name) => errors[name] !== undefined);
  return (
    <Fold title={t('Buy it for somebody else')} isOpen={isOpen}>
      <Box className={styles.fields}>
        <Box as="p" className={styles.quiet}>
          {canGive
            ? t('They get the access and a message from you, and you get the receipt.')
            : t('This cannot be bought for somebody else. To get it yourself, empty these fields.')}
        </Box>
        <PhoneField
          name="gift.phone"
          isOfAnother
          label={t('Their phone')}
          value={gift.phone}
          onChange={(phone) => set({ phone })}
          help={t('We write to them once, with the link that opens it.')}
          {...errorOf(errors, 'gift.phone')}
        />
        <Field
          name="gift.name"
          label={t('Who is it for?')}
          optional
          maxLength={newGiftBounds.name.maxLength}
          value={gift.name}
          onChange={(name) => set({ name })}
          {...errorOf(errors, 'gift.name')}
        />
        <Field
          name="gift.from"
          label={t('Who is it from?')}
          maxLength={newGiftBounds.from.maxLength}
          value={gift.from}
          onChange={(from) => set({ from })}
          help={t('As they know you.')}
          {...errorOf(errors, 'gift.from')}
        />
        <Field
          name="gift.message"
          label={t('A few words to go with it')}
          optional
          multiline
          rows={3}
          maxLength={newGiftBounds.message.maxLength}
          value={gift.message}
          onChange={(message) => set({ message })}
          {...errorOf(errors, 'gift.message')}
        />
        {hasDay && (
          <Field
            name="gift.deliverOn"
            type="date"
            label={t('Deliver on')}
            optional
            value={gift.deliverOn}
            onChange={(deliverOn) => set({ deliverOn })}
            help={t('In the morning of that day. Left empty, as soon as you have paid.')}
            {...errorOf(errors, 'gift.deliverOn')}
          />
        )}
      </Box>
    </Fold>
  );
}
