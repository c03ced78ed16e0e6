import {
  Box,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  IconButton,
  SegmentedControl,
  Stack,
  Stat,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { EngagementItem, EngagementTotals, Product, SessionFigures } from '@haat/openapi';
import { areaPath } from '@haat/web/product-kinds/area-path';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ShareBar } from '../../components/charts/engagement/ShareBar';
import { grouped } from '../../components/charts/grouped';
import { useEngagement } from '../../queries/delivery/engagement.queries';
import { allItems } from '../../queries/pages';
import * as styles from './engagement.css';
import { ItemRows } from './ItemRows';
import { ItemSheet } from './ItemSheet';
import { MembersView } from './MembersView';
import { useEngagementFile } from './use-engagement-file';

/** How the lessons of a product are learned, or its files used, and how far each member has come. */
export function Engagement({ product, now: given }: { product: Product; now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const { id, kind } = product;
  const [chosen, setChosen] = useState<'items' | 'members' | null>(null);
  const [opened, setOpened] = useState<EngagementItem | null>(null);
  const engagement = useEngagement(id);
  const [first] = engagement.data?.pages ?? [];
  const { totals, hasLessons = true } = first ?? {};
  const isSession = typeof totals?.attended === 'number';
  const sessions = totals?.sessions ?? [];
  // Of a live session, who came is looked for first.
  const view = chosen ?? (isSession ? 'members' : 'items');
  const file = useEngagementFile(id, view);
  const isUsed = (totals?.active ?? 0) > 0;
  return (
    <Stack space="cards">
      {totals && <Totals totals={totals} />}
      {sessions.length > 0 && <Sessions sessions={sessions} now={now} />}
      <Box className={styles.views}>
        <SegmentedControl
          label={t('View')}
          name="view"
          value={view}
          onChange={setChosen}
          options={[
            { value: 'items', label: hasLessons ? t('Lessons') : t('Files') },
            { value: 'members', label: t('Members') },
          ]}
        />
        <IconButton label={t('Download CSV')} icon="download" busy={file.isBusy} onPress={file.save} />
      </Box>
      {view === 'members' ? (
        <MembersView
          productId={id}
          hasLessons={hasLessons}
          isSession={isSession}
          sessions={sessions.length}
        />
      ) : (
        <AsyncStates
          of={engagement}
          subject={t('The figures')}
          reassurance={t('Your buyers can go on. Only this view did not load.')}
          skeleton={<RowsSkeleton rows={5} />}
          isEmpty={(data) => allItems(data).length === 0 || !isUsed}
          empty={
            <Card>
              {first?.items.length === 0 ? (
                <EmptyState
                  title={hasLessons ? t('No lessons yet') : t('No files yet')}
                  text={t('What buyers learn, watch or download here is counted from their first visit on.')}
                  action={<ButtonLink href={areaPath(kind, 'edit', id)}>{t('Edit')}</ButtonLink>}
                />
              ) : (
                <EmptyState
                  title={t('Nobody has opened it yet')}
                  text={t(
                    'Once a buyer opens a lesson or a file, you see here who went on, where they stopped watching and how quizzes went.',
                  )}
                />
              )}
            </Card>
          }
        >
          {(data) => (
            <Card padding="none">
              <ItemRows
                items={allItems(data)}
                hasLessons={hasLessons}
                active={totals?.active ?? 0}
                onOpen={setOpened}
              />
              <MoreRows of={engagement} />
            </Card>
          )}
        </AsyncStates>
      )}
      <ItemSheet productId={id} item={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

function Totals({
  totals: { members, active, progress, certificates, attended },
}: {
  totals: EngagementTotals;
}) {
  return (
    <Card>
      <Box className={styles.totals}>
        <Stat label={t('Members')} value={grouped(members)} />
        {attended !== null && <Stat label={t('Came')} value={grouped(attended)} />}
        <Stat label={attended === null ? t('Opened it') : t('Opened files')} value={grouped(active)} />
        {progress !== null && <Stat label={t('Average progress')} value={`${progress}%`} />}
        {certificates !== null && <Stat label={t('Certificates')} value={grouped(certificates)} />}
      </Box>
    </Card>
  );
}

/** Of a series, how many came to each session. */
function Sessions({ sessions, now }: { sessions: readonly SessionFigures[]; now: Date }) {
  return (
    <Card>
      <Stack space="12">
        <Heading level={2} size="17">
          {t('Sessions')}
        </Heading>
        <Stack as="ul" space="12">
          {sessions.map(({ startsAt, attended, members }) => (
            <Box as="li" key={startsAt}>
              <ShareBar
                name={dateAndTime(startsAt)}
                value={
                  Date.parse(startsAt) > now.getTime() && attended === 0
                    ? t('Still to come')
                    : t('{attended} of {members} attended', {
                        attended: grouped(attended),
                        members: grouped(members),
                      })
                }
                share={members === 0 ? 0 : attended / members}
                isGood
              />
            </Box>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
