import { PhoneField } from '@haat/design-system';
import { Box, Button, ButtonLink, Field, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { SessionTime } from '@haat/kinds/parts/live/SessionTime';
import type { WaitingListModel, WaitingState } from '@haat/openapi/pages';
import { dayAndTime } from '../document/time/when';
import { BackToProduct } from '../parts/BackToProduct';
import { ErrorSummary } from '../parts/ErrorSummary';
import { errorOf, inOrder } from '../parts/field-error';
import { PageForm } from '../parts/PageForm';
import { PageFrame } from '../parts/PageFrame';
import { ProductSummary } from '../parts/ProductSummary';
import * as styles from '../styles/order.css';

type In<Is extends WaitingState['is']> = Extract<WaitingState, { is: Is }>;

const nothing = () => {};

/** Joining the waiting list of a session that is full, and the place on it. Complete without JavaScript. */
export function WaitingListPage({ model }: { model: WaitingListModel }) {
  const { action, canLeave, product, session, site, state } = model;
  return (
    <PageFrame
      narrow
      site={site}
      seller={{ name: product.seller }}
      {...(product.url !== null && { back: <BackToProduct href={product.url} title={product.title} /> })}
    >
      <Box className={`${styles.single} ${styles.stack}`}>
        <Box>
          <Heading level={1}>{titleOf(state)}</Heading>
          <Box as="p" className={styles.lead}>
            {textOf(state)}
          </Box>
        </Box>
        <ProductSummary title={product.title} seller={product.seller} cover={product.cover} />
        {session && <SessionTime {...session} />}
        {state.is === 'form' && <JoinForm state={state} action={action} />}
        {state.is === 'offered' && (
          <ButtonLink href={state.checkout} tone="accent" fullWidth mainAction>
            {t('Book this seat')}
          </ButtonLink>
        )}
        {state.is === 'ordered' && (
          <ButtonLink href={state.url} tone="accent" fullWidth mainAction>
            {state.isPaid ? t('Open your receipt') : t('Go to payment')}
          </ButtonLink>
        )}
        {state.is === 'ended' && state.cancelled && state.cancelled.reason !== '' && (
          <Box as="blockquote">{state.cancelled.reason}</Box>
        )}
        {state.is === 'ended' && product.url !== null && (
          <ButtonLink href={product.url} fullWidth mainAction>
            {t('See if there are seats')}
          </ButtonLink>
        )}
        {canLeave && (
          <PageForm method="post" action={action}>
            <input type="hidden" name="leave" value="1" />
            <Button type="submit" fullWidth>
              {state.is === 'offered' ? t('Give up this seat') : t('Leave the waiting list')}
            </Button>
          </PageForm>
        )}
      </Box>
    </PageFrame>
  );
}

function titleOf(state: WaitingState): string {
  switch (state.is) {
    case 'form':
      return t('Join the waiting list');
    case 'waiting':
      return t('You are number {number} on the waiting list', { number: state.number });
    case 'offered':
      return t('A seat is held for you');
    case 'ordered':
      return state.isPaid ? t('You have a seat') : t('Your seat waits for your payment');
    case 'ended':
      return state.cancelled ? t('This live session was cancelled') : t('You are not on the waiting list');
  }
}

function textOf(state: WaitingState): string {
  switch (state.is) {
    case 'form':
      return t(
        'All seats are taken. When one comes free, it is held for you and you get a link by SMS. You pay only when you book.',
      );
    case 'waiting':
      return t('When a seat comes free and it is your turn, it is held for you and you get a link by SMS.');
    case 'offered':
      return t('It is held until {time}. After that, the next in line is asked.', {
        time: dayAndTime(state.until),
      });
    case 'ordered':
      return state.isPaid
        ? t('It is paid. Your receipt has the link to join.')
        : t('It is in an order that is not paid yet.');
    case 'ended':
      return state.cancelled
        ? t('It does not take place.')
        : t('You left it, the time for your seat is over, or the list has ended.');
  }
}

function JoinForm({ state, action }: { state: In<'form'>; action: string }) {
  const { message, values } = state;
  const errors = inOrder(state.errors, ['phone', 'email']);
  return (
    <PageForm method="post" action={action} aria-label={t('Join the waiting list')} className={styles.stack}>
      <ErrorSummary message={message} errors={errors} />
      <PhoneField
        name="phone"
        label={t('Mobile number')}
        required
        value={values.phone}
        onChange={nothing}
        help={t('The link comes here by SMS.')}
        {...errorOf(errors, 'phone')}
      />
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('Email')}
        optional
        maxLength={254}
        value={values.email}
        onChange={nothing}
        {...errorOf(errors, 'email')}
      />
      <Button type="submit" tone="accent" fullWidth mainAction>
        {t('Join the waiting list')}
      </Button>
    </PageForm>
  );
}
