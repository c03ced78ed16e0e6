import {
  Box,
  Button,
  ButtonLink,
  Heading,
  Icon,
  IconButton,
  Inline,
  Link,
  Skeleton,
  Stack,
  TabLinks,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { membersPath } from '@haat/kinds/facts';
import type { Product, ProductKind } from '@haat/openapi';
import { areaPath } from '@haat/web/product-kinds/area-path';
import {
  type AreaPlace,
  areaTabNames,
  areaTabs,
  describe,
  homeOf,
  namesOf,
} from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Cover } from '../../components/covers/Cover';
import { priceText } from '../../components/prices/price-text';
import { ProductActions } from '../../components/product-actions/ProductActions';
import { useLayout } from '../../components/screen/layout-context';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { addressOf, ShareSheet } from '../../components/share/ShareSheet';
import { ChangedBadge, ProductBadge } from '../../components/status/product-status';
import { asBuyersHaveIt } from '../../queries/catalog/products.queries';
import * as styles from './area.css';

interface AreaHeadProps {
  id: string;
  kind: ProductKind;
  tab: AreaPlace;
  /** Undefined while it is on its way. The title and the tabs stand already, so that nothing jumps. */
  product: Product | undefined;
}

/** Which product this is, what can be done with it, and the screens about it. */
export function AreaHead({ id, kind, tab, product: loaded }: AreaHeadProps) {
  const product = loaded && asBuyersHaveIt(loaded);
  const { label, labelOfMany } = namesOf(kind);
  const { menu } = useLayout();
  return (
    <Stack space="16" as="header">
      <Box className={styles.top}>
        <Link href={homeOf(kind)} standalone tone="soft">
          <Icon name="arrowLeft" size={16} />
          {labelOfMany}
        </Link>
        {menu && (
          <Inline space="4" wrap={false}>
            {menu}
          </Inline>
        )}
      </Box>
      <Box className={styles.head}>
        {product ? (
          <Cover product={product} size={64} />
        ) : (
          <Skeleton width={64} height={64} radius="control" />
        )}
        <Box className={styles.text}>
          <Heading level={1} id={screenTitleId} tabIndex={-1}>
            {product?.title ?? label}
          </Heading>
          {!product && <Skeleton width={200} height={24} />}
          {product && (
            <Inline space="8">
              <ProductBadge status={product.status} />
              <ChangedBadge product={product} />
              <Text as="span" tone="soft">
                {priceText(product.prices)}
              </Text>
            </Inline>
          )}
        </Box>
        {product && <Doing product={product} isMain={tab === 'analytics'} />}
      </Box>
      <TabLinks label={t('About this product')} current={tab} tabs={tabsOf(kind, id, product)} />
    </Stack>
  );
}

/** The screens about a product; its members have a screen of their own. */
function tabsOf(kind: ProductKind, id: string, product: Product | undefined) {
  const tabs: { key: AreaPlace | 'members'; label: string; href: string }[] = areaTabs.map((key) => ({
    key,
    label: t(areaTabNames[key]),
    href: areaPath(kind, key, id),
  }));
  if (hasEngagement(kind, product))
    tabs.splice(1, 0, { key: 'engagement', label: t('Engagement'), href: areaPath(kind, 'engagement', id) });
  const href = membersPath(kind, id);
  return href === null ? tabs : [...tabs, { key: 'members', label: t('Members'), href }];
}

/** Whether there are lessons or files whose use can be seen. */
function hasEngagement(kind: ProductKind, product: Product | undefined): boolean {
  const { engagement } = describe(kind);
  if (!engagement || engagement === 'content') return engagement !== undefined;
  return product?.thankYou.items?.some(({ mediaId }) => mediaId !== undefined) ?? false;
}

/** A screen has one main action; where the tab brings its own, sharing steps back. */
function Doing({ product, isMain }: { product: Product; isMain: boolean }) {
  const [open, setOpen] = useState<'share' | 'more' | null>(null);
  const close = () => setOpen(null);
  const isPublic = product.status === 'published' || product.status === 'paused';
  // A phone has no room for both; seeing it as a buyer stands under More as well.
  const isPhone = useLayout().kind === 'page-mobile';
  return (
    <Box className={styles.doing}>
      {isPublic && !isPhone && (
        <ButtonLink href={addressOf(product)} icon="eye" external>
          {t('View')}
        </ButtonLink>
      )}
      {product.status === 'published' && (
        <Button
          icon="share"
          onPress={() => setOpen('share')}
          {...(isMain && { tone: 'accent', mainAction: true })}
        >
          {t('Share')}
        </Button>
      )}
      <IconButton
        label={t('More actions for {title}', { title: product.title })}
        icon="more"
        aria-haspopup="dialog"
        onPress={() => setOpen('more')}
      />
      <ShareSheet product={open === 'share' ? product : null} onClose={close} />
      <ProductActions
        product={open === 'more' ? product : null}
        onClose={close}
        onShare={() => setOpen('share')}
        onDeleted={() => navigate(homeOf(product.kind))}
      />
    </Box>
  );
}
