import {
  Box,
  Button,
  List,
  ListRow,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { EngagementItem } from '@haat/openapi';
import { ShareBar } from '../../components/charts/engagement/ShareBar';
import { grouped } from '../../components/charts/grouped';
import { useLayout } from '../../components/screen/layout-context';
import * as styles from './engagement.css';
import { downloadsOf, hasPlayable, itemName, itemSummary, viewersOf } from './engagement-text';

interface ItemRowsProps {
  items: EngagementItem[];
  hasLessons: boolean;
  /** Members who have opened something: what bars are shares of. */
  active: number;
  onOpen: (item: EngagementItem) => void;
}

/** A table where there is room; the same facts in rows where there is not. */
export function ItemRows(props: ItemRowsProps) {
  return useLayout().kind === 'desktop' ? <ItemsTable {...props} /> : <ItemsList {...props} />;
}

/** People who came as far as it: whose share of all is the bar of a row. */
const reached = (item: EngagementItem): number =>
  item.lesson ? item.lesson.started : Math.max(viewersOf(item), ...item.files.map((one) => one.downloaders));

const dash = '–';
const percent = (share: number | null | undefined) => (typeof share === 'number' ? `${share}%` : dash);
const none = (count: number) => (count === 0 ? dash : grouped(count));

function ItemsTable({ items, hasLessons, active, onOpen }: ItemRowsProps) {
  const bar = (count: number, isGood = false) => (
    <Box className={styles.bar}>
      <ShareBar value={grouped(count)} share={active === 0 ? 0 : count / active} isGood={isGood} />
    </Box>
  );
  const ofLessons: TableColumn<EngagementItem>[] = [
    { key: 'started', header: t('Started'), render: ({ lesson }) => bar(lesson?.started ?? 0) },
    { key: 'finished', header: t('Finished'), render: ({ lesson }) => bar(lesson?.finished ?? 0, true) },
  ];
  const ofFiles: TableColumn<EngagementItem>[] = [
    {
      key: 'viewers',
      header: t('Viewers'),
      render: (item) => (hasPlayable(item) ? bar(viewersOf(item)) : dash),
    },
  ];
  const attended: TableColumn<EngagementItem> = {
    key: 'attended',
    header: t('Attended'),
    align: 'end',
    render: ({ lesson }) => (lesson?.session ? grouped(lesson.session.attended) : dash),
  };
  const quiz: TableColumn<EngagementItem> = {
    key: 'quiz',
    header: t('Average score'),
    align: 'end',
    render: ({ lesson }) => percent(lesson?.quiz?.score),
  };
  const columns: TableColumn<EngagementItem>[] = [
    {
      key: 'title',
      header: hasLessons ? t('Lesson') : t('File'),
      render: (item) => <Text as="span">{itemName(item)}</Text>,
    },
    ...(hasLessons ? ofLessons : ofFiles),
    { key: 'watched', header: t('Watched'), align: 'end', render: ({ watched }) => percent(watched) },
    ...(items.some(({ lesson }) => lesson?.session) ? [attended] : []),
    ...(hasLessons ? [quiz] : []),
    { key: 'downloads', header: t('Downloads'), align: 'end', render: (item) => none(downloadsOf(item)) },
    {
      key: 'open',
      header: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
      align: 'end',
      fit: true,
      render: (item) => (
        <Button size="small" aria-haspopup="dialog" onPress={() => onOpen(item)}>
          {t('Details')}
          <VisuallyHidden> {item.title}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  const band = (item: EngagementItem, before: EngagementItem | undefined) =>
    item.section && item.section !== before?.section ? { label: item.section } : undefined;
  return (
    <Table
      caption={hasLessons ? t('Lessons') : t('Files')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      band={band}
    />
  );
}

const ItemsList = ({ items, hasLessons, active, onOpen }: ItemRowsProps) => (
  <List label={hasLessons ? t('Lessons') : t('Files')}>
    {items.map((item) => (
      <ListRow
        key={item.id}
        title={itemName(item)}
        truncate={false}
        meta={itemSummary(item)}
        below={
          <Box className={styles.rowBar}>
            <ShareBar
              name={t('Reached')}
              value={active === 0 ? dash : `${Math.round((Math.min(active, reached(item)) * 100) / active)}%`}
              share={active === 0 ? 0 : reached(item) / active}
            />
          </Box>
        }
        chevron
        onPress={() => onOpen(item)}
      />
    ))}
  </List>
);
