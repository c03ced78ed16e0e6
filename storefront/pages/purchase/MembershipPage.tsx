import { Box, Button, ButtonLink, Heading, Link, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { membershipPath, productKinds } from '@haat/kinds/facts';
import type { Membership, MembershipModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { dayOf } from '../../document/time/when';
import { JoinFailureNotice } from '../../parts/access/JoinFailureNotice';
import { Lines } from '../../parts/Lines';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import { SeatsWatch } from '../../parts/SeatsWatch';
import * as styles from '../../styles/order.css';

/** Somebody's membership of a channel or server: until when, the way in, and what can be done with it. */
export function MembershipPage({ model }: { model: MembershipModel }) {
  const { site, product, memberships, phoneEndings } = model;
  const another = `${membershipPath(product.kind, product.id)}&number=other`;
  return (
    <PageFrame narrow site={site}>
      <Box className={styles.single}>
        <Heading level={1}>{product.title}</Heading>
        <Box as="p" className={styles.lead}>
          {t('By {seller}. Signed in with the number ending in {endings}.', {
            seller: product.seller,
            endings: phoneEndings.join(', '),
          })}
        </Box>
        <Moved moved={model.moved} service={serviceOf(product)} />
        {model.joinFailure && <JoinFailureNotice failure={model.joinFailure} />}
        <SeatsWatch seats={model.seats} />
        {memberships.length === 0 && <NotAMember product={product} />}
        {memberships.map((membership) => (
          <One key={membership.id} membership={membership} product={product} />
        ))}
        <Box className={styles.codeForms}>
          <Link href={another}>{t('Use another number')}</Link>
        </Box>
      </Box>
    </PageFrame>
  );
}

/** Where its members are. */
const serviceOf = ({ kind }: Pick<MembershipModel['product'], 'kind'>): string =>
  productKinds[kind].connects ?? '';

function Moved({ moved, service }: Pick<MembershipModel, 'moved'> & { service: string }) {
  if (moved === null) return null;
  const isDone = moved === 'moved' || moved === 'free';
  return (
    <Box role={isDone ? 'status' : 'alert'} className={isDone ? styles.notice : styles.bad}>
      {movedText(moved, service)}
    </Box>
  );
}

function movedText(moved: NonNullable<MembershipModel['moved']>, service: string): string {
  if (moved === 'tooOften')
    return t(
      'This place was moved twice in 30 days. Write to the creator if you have lost your account again.',
    );
  if (moved === 'closed') return t('This membership has ended, so it cannot be moved.');
  return t('The place is free now. Open {service} with the account that is to have it.', { service });
}

const NotAMember = ({ product }: Pick<MembershipModel, 'product'>) => (
  <Box className={styles.codeForms}>
    <Text>
      {t('This number has not bought {title}. Did you pay with another one?', { title: product.title })}
    </Text>
    {product.url !== null && (
      <ButtonLink href={product.url} tone="accent" fullWidth mainAction>
        {t('See the price')}
      </ButtonLink>
    )}
  </Box>
);

function One({ membership, product }: { membership: Membership; product: MembershipModel['product'] }) {
  const { id, status, since, endsAt, isSubscription, joinPath, seat, orderId } = membership;
  const service = serviceOf(product);
  return (
    <Box as="section" aria-label={t('Membership')} className={styles.codeForms}>
      <Lines
        lines={[
          [t('Status'), statusText(membership)],
          [t('Member since'), dayOf(since)],
          [endTerm(membership), endsAt === null ? t('Lifetime access') : dayOf(endsAt)],
          [t('{service} account', { service }), seat?.isTaken ? (seat.name ?? t('Linked')) : null],
        ]}
      />
      {joinPath !== null && (
        <ButtonLink href={joinPath} tone="accent" fullWidth mainAction iconAfter="external">
          {seat?.isIn ? t('Open in {service}', { service }) : t('Join on {service}', { service })}
        </ButtonLink>
      )}
      {joinPath === null && product.url !== null && (
        <ButtonLink href={product.url} tone="accent" fullWidth mainAction>
          {t('Renew')}
        </ButtonLink>
      )}
      {joinPath !== null && seat?.isTaken && (
        <PageForm
          method="post"
          action={`${productKinds[product.kind].membership}/move/${id}`}
          className={styles.stack}
        >
          <Box as="input" type="hidden" name="product" value={product.id} readOnly />
          <Button type="submit" fullWidth>
            {t('Move to another account')}
          </Button>
          <Text as="p" size="13" tone="soft">
            {t('For a new phone or account. The account that has the place now loses it.')}
          </Text>
        </PageForm>
      )}
      {orderId !== null && (
        <Link href={paths.purchase(orderId)}>
          {isSubscription && status !== 'revoked' && product.url !== null
            ? t('Renew, cancel or see invoices')
            : t('Receipt and invoices')}
        </Link>
      )}
    </Box>
  );
}

function endTerm({ status }: Membership): string {
  return status === 'active'
    ? t('Active until')
    : status === 'grace'
      ? t('Payment due since')
      : t('Until|date');
}

function statusText({ status, seat }: Membership): string {
  switch (status) {
    case 'active':
      return seat?.isIn ? t('Active, you are in') : t('Active, not joined yet');
    case 'grace':
      return t('Payment due. You stay in for a few days');
    case 'suspended':
      return t('Paused');
    case 'revoked':
      return t('Ended by a refund or by the creator');
    case 'ended':
    case 'pending':
      return t('Ended');
  }
}
