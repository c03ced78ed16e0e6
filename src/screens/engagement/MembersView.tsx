import { Box, Card, EmptyState, Field, Icon, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MemberProgress } from '@haat/openapi';
import { useDeferredValue, useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useMemberProgress } from '../../queries/delivery/engagement.queries';
import { allItems } from '../../queries/pages';
import * as styles from './engagement.css';
import { LearnerSheet } from './LearnerSheet';
import { MemberProgressRows } from './MemberProgressRows';

interface MembersViewProps {
  productId: string;
  hasLessons: boolean;
  /** Members come to it, or do not. */
  isSession?: boolean;
  /** How many sessions a series has; 0 for everything else. */
  sessions?: number;
}

/** How far each member has come. */
export function MembersView({ productId, hasLessons, isSession = false, sessions = 0 }: MembersViewProps) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<MemberProgress | null>(null);
  const q = useDeferredValue(text.trim());
  const members = useMemberProgress(productId, q);
  return (
    <Stack space="12">
      <Box className={styles.search}>
        <Field
          label={t('Search members')}
          hideLabel
          name="q"
          type="search"
          value={text}
          onChange={setText}
          placeholder={t('Name or phone')}
          prefix={<Icon name="search" />}
          maxLength={80}
        />
      </Box>
      <AsyncStates
        of={members}
        subject={t('The list')}
        reassurance={t('Your members keep their access.')}
        skeleton={<RowsSkeleton rows={5} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            {q === '' ? (
              <EmptyState
                title={t('No members yet')}
                text={t(
                  'Whoever buys this appears here, with how far they have come and when they were last seen.',
                )}
              />
            ) : (
              <EmptyState
                title={t('No members match')}
                text={t('Search looks at names and phone numbers.')}
              />
            )}
          </Card>
        }
      >
        {(data) => (
          <Card padding="none">
            <MemberProgressRows
              members={allItems(data)}
              hasLessons={hasLessons}
              isSession={isSession}
              sessions={sessions}
              onOpen={setOpened}
            />
            <MoreRows of={members} />
          </Card>
        )}
      </AsyncStates>
      {hasLessons && <LearnerSheet productId={productId} member={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
