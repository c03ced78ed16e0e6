import {
  Box,
  Card,
  Columns,
  Link,
  List,
  ListRow,
  Money,
  SegmentedControl,
  Skeleton,
  Stack,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Overview } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { productPath } from '@haat/web/product-kinds/product-kinds';
import { partOfDay } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { grouped } from '../../components/charts/grouped';
import { Cover } from '../../components/covers/Cover';
import { CreateProduct } from '../../components/product-kinds/CreateProduct';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { type Range, useOverview } from '../../queries/analytics.queries';
import { ranges } from './dashboard.css';
import { Earnings } from './Earnings';
import { LatestSales } from './LatestSales';
import { SetUp } from './SetUp';
import { useSetUp } from './use-set-up';

const periods = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: 'all', label: 'All' },
] as const;

/** How the shop does: earnings first, then who bought, what to do next, what sells. */
export function DashboardScreen({ now: given }: { now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const [range, setRange] = useState<Range>('30d');
  const overview = useOverview(range);
  const isSmall = useLayout().kind === 'mobile';
  const control = (
    <Box className={ranges}>
      <SegmentedControl
        label={t('Period')}
        value={range}
        onChange={setRange}
        options={periods.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </Box>
  );
  return (
    <Stack space="cards">
      <ScreenHeader
        title={greeting(overview.data?.sellerName, now)}
        shortTitle={t('Home')}
        actions={
          !isSmall && (
            <>
              {control}
              <CreateProduct label={t('Create')} />
            </>
          )
        }
      />
      {isSmall && control}
      <AsyncStates
        of={overview}
        subject={t('Overview')}
        reassurance={t('Your shop is open and buyers can pay. Only these numbers did not load.')}
        skeleton={
          <Stack space="cards">
            <Skeleton height={420} radius="card" />
            <RowsSkeleton rows={5} hasTitle />
          </Stack>
        }
      >
        {(data) => <Figures overview={data} now={now} />}
      </AsyncStates>
    </Stack>
  );
}

/** As many of what sells as stand beside the latest sales while the steps of the set-up stand above them. */
const besideSteps = 3;

function Figures({ overview, now }: { overview: Overview; now: Date }) {
  const { setup, selling, latest } = overview;
  const isNew = setup.some(({ step, done }) => step === 'publish' && !done);
  const { steps, isOver, hide } = useSetUp(setup);
  const setUp = isOver ? null : <SetUp steps={steps} onHide={hide} />;
  const hasAside = selling.length > 0 || !(isNew || isOver);
  return (
    <Stack space="cards">
      {isNew && setUp}
      <Earnings overview={overview} now={now} />
      <Columns template={hasAside ? 'main-aside' : '1'} space="cards" collapseBelow="desktop">
        <LatestSales sales={latest} now={now} />
        {hasAside && (
          <Stack space="cards">
            {!isNew && setUp}
            <SellingNow selling={isOver ? selling : selling.slice(0, besideSteps)} />
          </Stack>
        )}
      </Columns>
    </Stack>
  );
}

const greetings = {
  morning: { alone: 'Good morning', named: 'Good morning, {name}' },
  afternoon: { alone: 'Good afternoon', named: 'Good afternoon, {name}' },
  evening: { alone: 'Good evening', named: 'Good evening, {name}' },
} as const;

function greeting(name: string | null | undefined, now: Date): string {
  const first = name?.trim().split(/\s+/)[0];
  const { alone, named } = greetings[partOfDay(now)];
  return first ? t(named, { name: first }) : t(alone);
}

/** What earns most in this period. */
function SellingNow({ selling }: { selling: Overview['selling'] }) {
  if (selling.length === 0) return null;
  return (
    <Card
      title={t('On sale')}
      padding="none"
      action={
        <Link href={paths.products} standalone>
          {t('All products')}
        </Link>
      }
    >
      <List label={t('Top products')}>
        {selling.map(({ product, sold, earned }) => (
          <ListRow
            key={product.id}
            href={productPath({ ...product, status: 'published' })}
            leading={<Cover product={product} />}
            title={product.title}
            truncate={false}
            meta={t('{count} sold', { count: grouped(sold) })}
            trailing={<Money paise={earned} weight="strong" />}
          />
        ))}
      </List>
    </Card>
  );
}
