import type { PublicProduct } from '@haat/contract';
import type { CheckoutValues } from '@haat/contract/pages';
import { PhoneField } from '@haat/design-system';
import { Box, Button, Field, formatPaise, Icon } from '@haat/design-system/preview';
import type { FormEvent } from 'react';
import { firstAmount, type Price, toPay } from '../document/pricing';
import * as styles from '../styles/checkout.css';
import { ProductSummary } from './ProductSummary';
import { QuestionField } from './QuestionField';

export interface CheckoutFormProps {
  product: PublicProduct;
  price: Price | undefined;
  /** Paise; null while an open price has no amount: then the form asks. */
  amount: number | null;
  /** As typed, when the form asks. */
  typedAmount?: string;
  values: CheckoutValues;
  errors: Readonly<Record<string, string>>;
  message: string | null;
  /** Makes pressing twice one order. */
  orderKey: string;
  busy?: boolean;
  /** React has taken over: it judges instead of the browser, in the same words but in place. */
  isLive?: boolean;
  onValues?: (values: CheckoutValues) => void;
  onTypedAmount?: (typed: string) => void;
  onLeave?: (field: 'email') => void;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

const nothing = () => {};

/**
 * The details of a buyer. A form of its own: without JavaScript it is sent as it is, with it the chart of buying sends it.
 * Everything is drawn from what is given, so that server and browser agree to the letter.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { product, price, amount, values, errors, message, busy = false } = props;
  const { onValues = nothing, onLeave = nothing } = props;
  const set = (part: Partial<CheckoutValues>) => onValues({ ...values, ...part });
  return (
    <Box
      as="form"
      method="post"
      action={`/pp/${product.id}/checkout`}
      noValidate={props.isLive}
      onSubmit={props.onSubmit}
      aria-label="Your details"
      className={styles.form}
    >
      <Box as="input" type="hidden" name="key" defaultValue={props.orderKey} />
      <Box as="input" type="hidden" name="price" value={price?.id ?? ''} readOnly />
      <Box className={styles.fields}>
        {message !== null && (
          <Box role="alert" className={styles.problem}>
            {message}
          </Box>
        )}
        {amount === null && price?.type === 'open' && (
          <Field
            name="amount"
            label="Your amount"
            prefix="₹"
            inputMode="decimal"
            required
            value={props.typedAmount ?? String(firstAmount(product, price) / 100)}
            onChange={props.onTypedAmount ?? nothing}
            help={`Any amount from ${formatPaise(price.amount)}.`}
            {...errorOf(errors, 'amount')}
          />
        )}
        {amount !== null && price?.type === 'open' && (
          <Box as="input" type="hidden" name="amount" value={String(amount / 100)} readOnly />
        )}
        <PhoneField
          name="phone"
          label="Mobile number"
          required
          value={values.phone}
          onChange={(phone) => set({ phone })}
          help="Your receipt comes here by SMS."
          {...errorOf(errors, 'phone')}
        />
        <Field
          id="buyer-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label="E-mail"
          optional
          maxLength={254}
          value={values.email}
          onChange={(email) => set({ email })}
          onLeave={() => onLeave('email')}
          {...errorOf(errors, 'email')}
        />
        <Field
          id="buyer-name"
          name="name"
          autoComplete="name"
          label="Name"
          optional
          maxLength={120}
          value={values.name}
          onChange={(name) => set({ name })}
          {...errorOf(errors, 'name')}
        />
        {product.questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={values.answers[question.id] ?? ''}
            error={errors[`answers.${question.id}`]}
            disabled={false}
            onChange={(answer) => set({ answers: { ...values.answers, [question.id]: answer } })}
          />
        ))}
      </Box>
      <Box className={styles.summary}>
        <ProductSummary title={product.title} seller={product.seller.name} cover={product.cover} />
        {amount !== null && (
          <Box className={styles.total}>
            <Box as="span" data-for>
              {price?.label ?? toPay}
            </Box>
            <Box as="span" className={styles.totalFigure} data-sum>
              {formatPaise(amount)}
            </Box>
          </Box>
        )}
        <Box className={styles.payBar}>
          <Button type="submit" tone="accent" fullWidth busy={busy} data-pay>
            {amount === null ? 'Go to payment' : `Pay ${formatPaise(amount)}`}
          </Button>
          <Box className={styles.secured}>
            <Icon name="lock" size={16} />
            <Box as="span">You pay on the next page</Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const errorOf = (errors: Readonly<Record<string, string>>, name: string) => {
  const error = errors[name];
  return error === undefined ? {} : { error };
};
