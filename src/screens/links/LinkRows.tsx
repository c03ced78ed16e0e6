import {
  Badge,
  Inline,
  List,
  ListRow,
  Money,
  Stack,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Link } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { grouped } from '../../components/charts/grouped';
import { RowActions } from '../../components/rows/RowActions';
import { useLayout } from '../../components/screen/layout-context';
import type { Opened } from './LinkSheet';
import { clickText, saleText, shownAddress } from './link-text';

interface LinkRowsProps {
  links: Link[];
  onOpen: (opened: Opened) => void;
}

/** Columns to compare where there is room; the same facts in rows where there is not. */
export function LinkRows(props: LinkRowsProps) {
  return useLayout().kind === 'desktop' ? <LinksTable {...props} /> : <LinksList {...props} />;
}

function LinksTable({ links, onOpen }: LinkRowsProps) {
  const columns: TableColumn<Link>[] = [
    {
      key: 'campaign',
      header: t('Where'),
      render: (link) => (
        <Stack space="0">
          <Inline space="8">
            <Text as="span" weight="strong">
              {link.campaign}
            </Text>
            <Retired link={link} />
          </Inline>
          <Text as="span" size="13" tone="soft">
            {link.product.title}
          </Text>
        </Stack>
      ),
    },
    { key: 'address', header: t('Link'), quiet: true, render: shownAddress },
    {
      key: 'made',
      header: t('Created'),
      quiet: true,
      fit: true,
      render: ({ createdAt }) => fullDate(createdAt),
    },
    {
      key: 'clicks',
      header: t('Clicks'),
      align: 'end',
      render: ({ clicks }) => grouped(clicks),
    },
    { key: 'sales', header: t('Sales'), align: 'end', render: ({ sales }) => grouped(sales) },
    {
      key: 'earned',
      header: t('Earned'),
      align: 'end',
      render: ({ earned }) => <Money paise={earned} weight="strong" />,
    },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
      align: 'end',
      fit: true,
      render: (link) => <Doing link={link} onOpen={onOpen} />,
    },
  ];
  return <Table caption={t('Links')} columns={columns} rows={links} rowKey={({ id }) => id} />;
}

function LinksList({ links, onOpen }: LinkRowsProps) {
  return (
    <List label={t('Links')}>
      {links.map((link) => (
        <ListRow
          key={link.id}
          title={link.campaign}
          meta={link.product.title}
          below={
            <Stack space="4">
              <Text as="span" size="13" tone="soft">
                {shownAddress(link)}
              </Text>
              <Inline space="8">
                <Retired link={link} />
                <Text as="span" size="13" tone="soft">
                  {clickText(link.clicks)} · {saleText(link.sales)} ·{' '}
                  <Money paise={link.earned} weight="strong" tone="ink" />
                </Text>
              </Inline>
            </Stack>
          }
          truncate={false}
          actions={<Doing link={link} onOpen={onOpen} />}
        />
      ))}
    </List>
  );
}

const Retired = ({ link }: { link: Link }) =>
  link.retiredAt === null ? null : <Badge>{t('Disabled')}</Badge>;

const Doing = ({ link, onOpen }: { link: Link; onOpen: LinkRowsProps['onOpen'] }) => (
  <RowActions
    name={link.campaign}
    {...(link.retiredAt === null && { onShare: () => onOpen({ link, to: 'share' }) })}
    onChange={() => onOpen({ link, to: 'change' })}
  />
);
