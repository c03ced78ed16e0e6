import { Badge, Box, ButtonLink, Card, Icon, Inline, Link, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { Purchase } from '@haat/openapi';
import { comboItems, giftUrl, openUrl } from '@haat/web/library/opening';
import { paths } from '@haat/web/paths';
import { boughtNamesOf, describe } from '@haat/web/product-kinds/product-kinds';
import { fullDate } from '@haat/web/time/when';
import { Cover } from '../../components/covers/Cover';
import { PaidSum } from '../../components/prices/PaidSum';
import { ClosedBadge } from './ClosedBadge';
import { nextOf } from './library';
import { bought, item, itemsOfCombo } from './purchases.css';
import { statusBadges } from './subscription/subscription-text';

/** One thing bought: what it is, what comes next, and the way in. */
export function Bought({ purchase, now }: { purchase: Purchase; now: Date }) {
  const { orderId, product, at, amount, status, subscription } = purchase;
  const { icon } = describe(product.kind);
  const url = openUrl(purchase);
  const gift = giftUrl(purchase);
  const next = nextOf(purchase, now);
  return (
    <Box as="li" className={item}>
      <Card fill>
        <Box className={bought}>
          <Inline space="16" wrap={false} alignY="start">
            <Cover product={product} size={64} />
            <Box grow="1">
              <Inline space="4">
                <Icon name={icon} size={16} tone="soft" />
                <Text as="span" size="13" tone="soft">
                  {boughtNamesOf(product.kind).label}
                </Text>
              </Inline>
              <Text as="div" size="17" weight="strong">
                {piecesTitle(product.title, purchase.quantity)}
              </Text>
              <Text as="div" size="13" tone="soft">
                {product.seller} · {fullDate(at)}
              </Text>
              {next !== null && (
                <Text as="div" size="13" weight="strong">
                  {next}
                </Text>
              )}
              <ComboItems purchase={purchase} />
            </Box>
          </Inline>
          <Inline space="12" align="between">
            <Inline space="12">
              <PaidSum paise={amount} weight="strong" struck={status === 'refunded'} />
              {subscription ? (
                <Badge tone={statusBadges[subscription.status].tone}>
                  {t(statusBadges[subscription.status].label)}
                </Badge>
              ) : (
                url === null && <ClosedBadge purchase={purchase} />
              )}
            </Inline>
            <Inline space="16">
              <Link
                href={paths.purchase(orderId)}
                standalone
                label={t('Details of {title}', { title: product.title })}
              >
                {t('Details')}
              </Link>
              {gift !== null && (
                <Link href={gift} standalone label={t('View gift: {title}', { title: product.title })}>
                  {t('View gift')}
                </Link>
              )}
              {url !== null && (
                <ButtonLink href={url} size="small" iconAfter="arrowRight">
                  {t('Open')}
                </ButtonLink>
              )}
            </Inline>
          </Inline>
        </Box>
      </Card>
    </Box>
  );
}

/** The items of a combo: each opens, or says since when it does not. */
function ComboItems({ purchase }: { purchase: Purchase }) {
  const items = comboItems(purchase, fullDate);
  if (items.length === 0) return null;
  return (
    // A list without bullets is no list to some screen readers unless it says so.
    <Box
      as="ul"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="list"
      aria-label={t('Included in {title}', { title: purchase.product.title })}
      className={itemsOfCombo}
    >
      {items.map(({ id, title, url, note }) => (
        <Box as="li" key={id}>
          {url === null ? title : <Link href={url}>{title}</Link>}
          {note !== null && (
            <Text as="span" size="13" tone="soft">
              {` · ${note}`}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}
