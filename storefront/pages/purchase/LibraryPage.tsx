import { Box, Button, ButtonLink, formatPaise, Heading, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Purchase } from '@haat/openapi';
import type { LibraryModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import { purchaseUrl } from '../../parts/purchase/purchase-url';
import * as styles from '../../styles/library.css';
import { codeForms, keepLink, lead, single } from '../../styles/order.css';

/** What was bought in this browser and with the phones that it has proved, for one without scripts. */
export function LibraryPage({ model }: { model: LibraryModel }) {
  const { site, purchases, phoneEndings, moreUrl } = model;
  return (
    <PageFrame narrow site={site}>
      <Box className={single}>
        <Heading level={1}>{t('Purchases')}</Heading>
        <Box as="p" className={lead}>
          {introOf(model)}
        </Box>
        {/* A list without bullets is no list to some screen readers unless it says so. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Box as="ul" role="list" className={styles.list}>
          {purchases.map((purchase) => (
            <Bought key={purchase.orderId} purchase={purchase} />
          ))}
        </Box>
        <Box className={codeForms}>
          {moreUrl !== null && <ButtonLink href={moreUrl}>{t('Older purchases')}</ButtonLink>}
          <ButtonLink
            href="/purchase/library?number=other"
            fullWidth
            {...(phoneEndings.length === 0 || purchases.length === 0
              ? { tone: 'accent' as const, mainAction: true }
              : {})}
          >
            {phoneEndings.length === 0 ? t('Open with a code') : t('Another number|phone')}
          </ButtonLink>
          <Box as="section" aria-labelledby="leaving" className={styles.leaving}>
            <Heading level={2} size="17" id="leaving">
              {t('Not your phone?')}
            </Heading>
            <Box className={styles.actions}>
              <PageForm method="post" action="/purchase/sign-out">
                <Button type="submit" fullWidth>
                  {t('Sign out here')}
                </Button>
              </PageForm>
              <PageForm method="post" action="/purchase/sign-out-everywhere">
                <Button type="submit" fullWidth>
                  {t('Sign out everywhere|buyer')}
                </Button>
              </PageForm>
            </Box>
            <Text size="13" tone="soft">
              {t('Everywhere: all browsers with your number, and links sent before, lose access.')}
            </Text>
          </Box>
        </Box>
      </Box>
    </PageFrame>
  );
}

function introOf({ purchases, phoneEndings }: LibraryModel): string {
  if (phoneEndings.length === 0)
    return t('Bought in this browser. To see your other purchases, confirm your number with a code.');
  if (purchases.length === 0)
    return t('Nothing was bought with this number yet. Did you buy with another one?');
  return t('Bought in this browser, and with the number ending in {endings}.', {
    endings: phoneEndings.join(', '),
  });
}

function Bought({ purchase }: { purchase: Purchase }) {
  const { accessUrl, amount, at, product, status } = purchase;
  return (
    <Box as="li" className={styles.item}>
      <Box>
        <Box as="a" href={purchaseUrl(purchase)} className={styles.titleLink}>
          {product.title}
        </Box>
        <Text as="div" size="13" tone="soft">
          {[product.seller, dayOf(at), formatPaise(amount)].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {accessUrl === null ? (
        <Text size="13" tone="soft">
          {status === 'refunded' ? t('Refunded') : t('No access')}
        </Text>
      ) : (
        <Box
          as="a"
          href={accessUrl}
          aria-label={t('Open {title}', { title: product.title })}
          className={keepLink}
        >
          {t('Open')}
        </Box>
      )}
    </Box>
  );
}
