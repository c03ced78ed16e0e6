import { Button, Card, EmptyState, Link, Notice, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Link as ShortLink } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { AsyncStateGroup } from '../../components/async-states/AsyncStateGroup';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useLinks } from '../../queries/catalog/links.queries';
import { useProduct } from '../../queries/catalog/products.queries';
import { allItems } from '../../queries/pages';
import { LinkRows } from './LinkRows';
import { LinkSheet, type Opened } from './LinkSheet';
import { NewLinkSheet } from './NewLinkSheet';
import { PaymentRemindersCard } from './PaymentRemindersCard';

/** Short links of the creator, of one product or of all: what each brought. */
export function LinksScreen() {
  const productId = new URLSearchParams(useSearch()).get('id');
  const links = useLinks(productId);
  const [isNew, setIsNew] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isSmall = useLayout().kind === 'mobile';
  const isEmpty = links.data !== undefined && allItems(links.data).length === 0;
  const make = (
    <Button
      tone="accent"
      icon="plus"
      onPress={() => setIsNew(true)}
      mainAction
      fullWidth={isSmall}
      aria-haspopup="dialog"
    >
      {t('New link')}
    </Button>
  );
  const share = (link: ShortLink) => {
    setIsNew(false);
    setOpened({ link, to: 'share' });
  };

  return (
    <Stack space="cards">
      <ScreenHeader title={t('Links')} actions={!isSmall && !isEmpty && make} />
      {productId !== null && <OfProduct id={productId} />}
      {isSmall && !isEmpty && make}
      <AsyncStateGroup>
        <Stack space="cards">
          <AsyncStates
            of={links}
            subject={t('The list')}
            reassurance={t('Your links still work, and clicks and sales are still counted.')}
            skeleton={<RowsSkeleton rows={5} height={84} />}
            isEmpty={(data) => allItems(data).length === 0}
            empty={<NoneYet action={make} />}
          >
            {(data) => (
              <Card padding="none">
                <LinkRows links={allItems(data)} onOpen={setOpened} />
                <MoreRows of={links} />
              </Card>
            )}
          </AsyncStates>
          <PaymentRemindersCard />
        </Stack>
      </AsyncStateGroup>
      <NewLinkSheet
        key={String(isNew)}
        isOpen={isNew}
        productId={productId}
        onClose={() => setIsNew(false)}
        onMade={share}
      />
      <LinkSheet opened={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

/** Which product the list is narrowed to. */
function OfProduct({ id }: { id: string }) {
  const product = useProduct(id);
  if (product.isError)
    return (
      <Notice tone="caution" title={t('This is not one of your products.')}>
        <Link href={paths.links}>{t('Show all links')}</Link>
      </Notice>
    );
  return (
    <Text tone="soft">
      {product.data ? t('To {name}', { name: product.data.title }) : t('For one product')} ·{' '}
      <Link href={paths.links}>{t('Show all links')}</Link>
    </Text>
  );
}

const NoneYet = ({ action }: { action: React.ReactNode }) => (
  <Card>
    <EmptyState
      title={t('One link for each channel')}
      text={t(
        'Your bio, a poster, a friend’s channel: give each its own link and QR code, and see which brings buyers.',
      )}
      action={action}
    />
  </Card>
);
