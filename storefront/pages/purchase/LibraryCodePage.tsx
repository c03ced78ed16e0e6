import { PhoneField } from '@haat/design-system';
import { Box, Button, Heading, Icon, Link } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { membershipPath } from '@haat/kinds/facts';
import type { LibraryCodeModel } from '@haat/openapi/pages';
import { CodeInput } from '../../parts/checkout/CodeInput';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

const ignore = () => {};

/** The way to what was bought with a phone, for a browser without scripts: its number, then the code that was sent there. */
export function LibraryCodePage({ model }: { model: LibraryCodeModel }) {
  const { site, phone, sent, error, hasLibrary, orderId, product } = model;
  const hidden = product ? (
    <Box as="input" type="hidden" name="product" value={product.id} readOnly />
  ) : (
    orderId !== null && <Box as="input" type="hidden" name="order" value={orderId} readOnly />
  );
  const asked = product
    ? t('Your membership of {title}', { title: product.title })
    : t('Open what you bought|page');
  return (
    <PageFrame narrow site={site}>
      <Box className={styles.single}>
        <Heading level={1}>{sent ? t('Enter the 6-digit code') : asked}</Heading>
        <Box as="p" className={styles.lead}>
          {sent
            ? t('Sent by SMS to {phone}.', { phone })
            : product
              ? t(
                  'Enter the mobile number you paid with. We send a code, and then your membership opens here.',
                )
              : t(
                  'Enter the mobile number you bought with. We send a code, and then your purchases open here.',
                )}
        </Box>
        <Box className={styles.codeForms}>
          {sent && error !== null && (
            <Box role="alert" id="otp-error" className={styles.bad}>
              {translate(error)}
            </Box>
          )}
          {sent ? (
            <>
              <PageForm method="post" action="/purchase/verify" className={styles.stack}>
                {hidden}
                <Box as="input" type="hidden" name="phone" value={phone} readOnly />
                <CodeInput isWrong={error !== null} describedBy="otp-error" />
                <Button type="submit" tone="accent" fullWidth mainAction>
                  {t('Open')}
                </Button>
              </PageForm>
              <PageForm method="post" action="/purchase/code">
                {hidden}
                <Box as="input" type="hidden" name="phone" value={phone} readOnly />
                <Box as="input" type="hidden" name="again" value="1" readOnly />
                <Button type="submit" fullWidth>
                  {t('Resend code')}
                </Button>
              </PageForm>
              <Link
                href={
                  product
                    ? `${membershipPath(product.kind, product.id)}&number=other`
                    : orderId === null
                      ? '/purchase/library?number=other'
                      : `/access/${orderId}`
                }
              >
                {t('Use another number')}
              </Link>
            </>
          ) : (
            <PageForm method="post" action="/purchase/code" className={styles.stack}>
              {hidden}
              <PhoneField
                name="phone"
                label={t('Mobile number')}
                required
                value={phone}
                onChange={ignore}
                {...(error !== null && { error: translate(error) })}
              />
              <Button type="submit" tone="accent" fullWidth mainAction>
                {t('Send the code')}
              </Button>
            </PageForm>
          )}
          {hasLibrary && (
            <Link href="/purchase/library" standalone>
              {t('Back to purchases')}
            </Link>
          )}
          <Box className={styles.notice}>
            <Icon name="shield" size={24} />
            <Box as="p">{t('We will never ask you for this code. Do not share it with anyone.')}</Box>
          </Box>
        </Box>
      </Box>
    </PageFrame>
  );
}
