import { Checkbox, PhoneField } from '@haat/design-system';
import { Box, Field, formatPaise } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import { isFree } from '@haat/kinds/parts/preview/price';
import type { PublicProduct } from '@haat/openapi';
import { checkoutAddress } from '@haat/openapi/checkout-address';
import type { CheckoutValues, ScanModel } from '@haat/openapi/pages';
import { howItIsTaken, howItRenews } from '@haat/web/prices/period';
import type { FormEvent, Ref } from 'react';
import { dueFor, piecesOf } from '../../document/pricing/due';
import { firstAmount, labelOf, type Price } from '../../document/pricing/pricing';
import { publicDiscountText } from '../../document/pricing/public-discount-text';
import * as styles from '../../styles/checkout.css';
import * as code from '../../styles/code.css';
import { ErrorSummary } from '../ErrorSummary';
import { errorOf, inOrder } from '../field-error';
import { PageForm } from '../PageForm';
import { ProductSummary } from '../ProductSummary';
import { CodeField } from './CodeField';
import { GiftFields, giftFields, isGift, isGivable } from './GiftFields';
import { GstFields } from './GstFields';
import { OptionalFields } from './OptionalFields';
import { PayBar } from './PayBar';
import { PayWays } from './PayWays';
import { QuantityField } from './QuantityField';
import { QuestionField } from './QuestionField';
import { RefundLine } from './RefundLine';
import { SavedNote } from './SavedNote';

export interface CheckoutFormProps {
  product: PublicProduct;
  price: Price | undefined;
  /** The one that the words below the sum are about: the server's, until React has taken over. */
  noted: Price | undefined;
  /** Paise; null while an open price has no amount: then the form asks. */
  amount: number | null;
  /** As typed, when the form asks. */
  typedAmount?: string;
  values: CheckoutValues;
  /** It is to renew automatically. Never so before the buyer says it. */
  autopay: boolean;
  errors: Readonly<Record<string, string>>;
  message: string | null;
  /** Where the buyer came from, as part of an address. */
  came: string;
  /** Makes pressing twice one order. */
  orderKey: string;
  /** The buyer was told that they have it already. */
  again: boolean;
  /** The seat that is offered to a place on the waiting list; empty without one. */
  seatOffer: string;
  /** It was asked for as a gift. */
  isGiftWanted: boolean;
  /** What the buyer said the last time stands in the fields. */
  isSaved: boolean;
  /** Until when money comes back. */
  refund: Phrase;
  onForget?: () => void;
  busy?: boolean;
  /** The code that a desk pays with, of just these details. */
  scan?: ScanModel | null;
  /** React has taken over: it judges instead of the browser, in the same words but in place. */
  isLive?: boolean;
  onValues?: (values: CheckoutValues) => void;
  onAutopay?: (autopay: boolean) => void;
  onTypedAmount?: (typed: string) => void;
  onLeave?: (field: 'email' | 'gstin') => void;
  /** Asks what the typed code takes off. */
  onApply?: () => void;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  formRef?: Ref<HTMLFormElement>;
}

/** In the order in which they stand. */
const fieldsOf = ({ questions }: PublicProduct) => [
  'quantity',
  'amount',
  'phone',
  'state',
  'gstin',
  'address',
  ...questions.map(({ id }) => `answers.${id}`),
  ...giftFields,
  'email',
  'name',
  'discountCode',
];
const nothing = () => {};

/**
 * The details of a buyer. A form of its own: without JavaScript it is sent as it is, with it the chart of buying sends it.
 * Everything is drawn from what is given, so that server and browser agree to the letter.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { product, price, noted, amount, values, autopay, message, formRef, busy = false } = props;
  const errors = inOrder(props.errors, fieldsOf(product));
  const { onValues = nothing, onLeave = nothing } = props;
  // The sheet stands in a page that is the same for everyone, until React has taken over.
  const isOwn = props.isLive === true || props.orderKey !== '';
  const isChoice = (noted?.id && product.autopay?.includes(noted.id)) || false;
  const isGiven = isGift(values.gift) && isGivable(product, price);
  // In the sheet another price may be chosen until React has taken over, and the words would be about this one.
  const isOffered = isChoice && !isGiven && (isOwn || product.prices.length === 1);
  // What is given for an open price is written into the form until then, and says nothing of a discount.
  const quantity = piecesOf(price, values.quantity);
  const isCalculated = isOwn || price?.type !== 'open';
  const { listed, due } = isCalculated
    ? dueFor(product, price, { amount, quantity })
    : { listed: amount, due: amount };
  // Nothing comes off what is free, unless it is the code that makes it so.
  const hasUseForCode = !isFree(product) || product.reduction !== undefined || values.discountCode !== '';
  // A mandate is agreed to in a way of its own, on the bank's page.
  const isPaid = due !== 0 && !autopay;
  const set = (part: Partial<CheckoutValues>) => onValues({ ...values, ...part });
  return (
    <PageForm
      method="post"
      action={`/pp/${product.id}/checkout`}
      ref={formRef}
      noValidate={props.isLive}
      onSubmit={props.onSubmit}
      aria-label={t('Your details')}
      className={styles.form}
    >
      <Box as="input" type="hidden" name="key" defaultValue={props.orderKey} />
      {props.again && <Box as="input" type="hidden" name="again" value="1" readOnly />}
      {props.seatOffer !== '' && (
        <Box as="input" type="hidden" name="seat" value={props.seatOffer} readOnly />
      )}
      <Box as="input" type="hidden" name="came" value={props.came} readOnly />
      <Box as="input" type="hidden" name="price" value={price?.id ?? ''} readOnly />
      <Box className={styles.order}>
        <ProductSummary title={product.title} seller={product.seller.name} cover={product.cover} />
        {price?.several && (
          <QuantityField
            several={price.several}
            quantity={quantity}
            {...errorOf(errors, 'quantity')}
            isLive={props.isLive ?? false}
            onChange={(chosen) => set({ quantity: chosen })}
          />
        )}
        <Total product={product} price={price} quantity={quantity} listed={listed} due={due} />
      </Box>
      <Box className={styles.fields}>
        <ErrorSummary message={message} errors={errors} />
        <AmountFields
          product={product}
          price={price}
          amount={amount}
          due={due}
          typedAmount={props.typedAmount}
          errors={errors}
          onTypedAmount={props.onTypedAmount ?? nothing}
        />
        <PhoneField
          name="phone"
          label={t('Mobile number')}
          required
          value={values.phone}
          onChange={(phone) => set({ phone })}
          help={t('Your receipt comes here by SMS.')}
          {...errorOf(errors, 'phone')}
        />
        {props.isSaved && <SavedNote emptied={emptiedOf(props)} onForget={props.onForget} />}
        {product.gst && (
          <GstFields
            values={values}
            errors={errors}
            amount={quantity > 1 ? due : amount}
            onValues={set}
            onLeave={onLeave}
          />
        )}
        <Questions product={product} values={values} errors={errors} onValues={set} />
        {isPaid && <PayWays chosen={values.way} onChoose={(way) => set({ way })} />}
        <GiftFields
          product={product}
          price={price}
          gift={values.gift}
          errors={errors}
          isWanted={props.isGiftWanted}
          // A browser makes the calendar of a date field as soon as the field is there, seen or not: 20 ms of a slow phone.
          hasDay={isOwn}
          isLive={props.isLive ?? false}
          onGift={(gift) => set({ gift })}
        />
        <OptionalFields
          values={values}
          errors={errors}
          canRemind={amount !== 0}
          onValues={set}
          onLeave={onLeave}
        />
      </Box>
      <Box className={styles.summary}>
        {hasUseForCode && (
          <CodeField
            product={product}
            value={values.discountCode}
            {...errorOf(errors, 'discountCode')}
            isLive={props.isLive ?? false}
            onChange={(discountCode) => set({ discountCode })}
            onApply={props.onApply ?? nothing}
          />
        )}
        {noted?.period && (
          <Renewal
            price={noted}
            isOffered={isOffered}
            autopay={autopay}
            onAutopay={props.onAutopay ?? nothing}
          />
        )}
        {due !== 0 && <RefundLine refund={props.refund} />}
        <PayBar
          price={price}
          due={due}
          autopay={autopay}
          way={values.way}
          busy={busy}
          scan={props.scan ?? null}
        />
      </Box>
    </PageForm>
  );
}

/** The same step in a browser without a script, but for what its buyer said the last time. */
const emptiedOf = ({
  product,
  price,
  amount,
  values,
  again,
  seatOffer,
  isGiftWanted,
  came,
}: CheckoutFormProps) =>
  checkoutAddress(product.id, {
    priceId: price?.id,
    amount: price?.type === 'open' ? amount : null,
    code: values.discountCode,
    seat: seatOffer,
    attribution: came,
    again,
    isGift: isGiftWanted,
    isEmpty: true,
  });

type Errors = CheckoutFormProps['errors'];

interface AmountFieldsProps {
  product: PublicProduct;
  price: Price | undefined;
  amount: number | null;
  due: number | null;
  typedAmount: string | undefined;
  errors: Errors;
  onTypedAmount: (typed: string) => void;
}

/** Asks for the amount of an open price, and sends what was shown to be due: of that, where a discount makes it less, and of any other. */
function AmountFields({
  product,
  price,
  amount,
  due,
  typedAmount,
  errors,
  onTypedAmount,
}: AmountFieldsProps) {
  const isOpen = price?.type === 'open';
  const isReduced = amount !== null && due !== null && due < amount;
  return (
    <>
      {amount === null && isOpen && (
        <Field
          name="amount"
          label={t('Your amount')}
          prefix="₹"
          inputMode="decimal"
          required
          value={typedAmount ?? String(firstAmount(product, price) / 100)}
          onChange={onTypedAmount}
          help={t('Any amount from {sum}.', { sum: formatPaise(price.amount) })}
          {...errorOf(errors, 'amount')}
        />
      )}
      {price && (!isOpen || isReduced) && (
        <Box as="input" type="hidden" name="due" value={errors['amount'] ? '' : String(due)} readOnly />
      )}
      {amount !== null && isOpen && (
        <Box as="input" type="hidden" name="amount" value={String(amount / 100)} readOnly />
      )}
    </>
  );
}

interface QuestionsProps {
  product: PublicProduct;
  values: CheckoutValues;
  errors: Errors;
  onValues: (part: Partial<CheckoutValues>) => void;
}

const Questions = ({ product, values, errors, onValues }: QuestionsProps) =>
  product.questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      value={values.answers[question.id] ?? ''}
      {...errorOf(errors, `answers.${question.id}`)}
      disabled={false}
      onChange={(answer) => onValues({ answers: { ...values.answers, [question.id]: answer } })}
    />
  ));

interface TotalProps {
  product: PublicProduct;
  price: Price | undefined;
  quantity: number;
  /** Paise before what comes off. */
  listed: number | null;
  /** Paise. */
  due: number | null;
}

function Total({ product, price, quantity, listed, due }: TotalProps) {
  return (
    <>
      {quantity > 1 && listed !== null && due !== null && due < listed && (
        <Box className={styles.line}>
          <Box as="span">{t('Price|of all pieces')}</Box>
          <Box as="span">{formatPaise(listed)}</Box>
        </Box>
      )}
      {listed !== null && due !== null && due < listed && (
        <Box className={code.off}>
          <Box as="span">{product.reduction?.code ?? publicDiscountText(product.reduction)}</Box>
          <Box as="span">{t('{sum} less', { sum: formatPaise(listed - due) })}</Box>
        </Box>
      )}
      {due !== null && (
        <Box className={styles.total}>
          <Box as="span" data-for>
            {labelOf(price)}
          </Box>
          <Box as="span" className={styles.totalFigure} data-sum>
            {formatPaise(due)}
          </Box>
        </Box>
      )}
    </>
  );
}

interface RenewalProps {
  price: Price;
  isOffered: boolean;
  autopay: boolean;
  onAutopay: (autopay: boolean) => void;
}

/** What a period costs, and nothing before it: the choice to renew says it all. */
const isSaidByItself = ({ trialDays, firstAmount }: Price) =>
  trialDays === undefined && firstAmount === undefined;

function Renewal({ price, isOffered, autopay, onAutopay }: RenewalProps) {
  return (
    <>
      {isOffered && price.period && (
        <Checkbox
          id="buyer-autopay"
          name="autopay"
          label={howItIsTaken(price.period, formatPaise(price.amount))}
          checked={autopay}
          onChange={onAutopay}
        />
      )}
      {!autopay && !(isOffered && isSaidByItself(price)) && (
        <Box className={styles.quiet}>{howItRenews(price, formatPaise(price.amount), isOffered)}</Box>
      )}
    </>
  );
}
