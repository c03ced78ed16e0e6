import {
  Box,
  Button,
  Card,
  EmptyState,
  Inline,
  List,
  ListRow,
  Select,
  Stack,
  Text,
} from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { OperatorAction, OperatorActionName } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { MoreRows } from '../../components/async-states/MoreRows';
import { FilterBar } from '../../components/filters/FilterBar';
import * as filters from '../../components/filters/filters.css';
import { PeriodDates, PeriodSelect, periodChosen } from '../../components/filters/PeriodFields';
import { anyTime, type PeriodChoice, spanOf } from '../../components/filters/period';
import { useLog } from '../../queries/admin.queries';
import { allItems } from '../../queries/pages';
import { AdminSection } from './AdminSection';
import { actionNames, changeText } from './action-text';
import { BrowserErrors } from './browser-errors/BrowserErrors';
import { Halves } from './Halves';
import { operatorPath } from './sections';

const options = () => [
  { value: 'any' as const, label: t('All actions') },
  ...Object.entries(actionNames).map(([value, label]) => ({
    value: value as OperatorActionName,
    label: t(label),
  })),
];

/** What was done, and what went wrong in browsers. */
export function Log() {
  const [of, setOf] = useState<'actions' | 'errors'>('actions');
  return (
    <Stack space="16">
      <Halves
        label={t('Log of')}
        value={of}
        onChange={setOf}
        options={[
          { value: 'actions', label: t('Actions taken') },
          { value: 'errors', label: t('Browser errors') },
        ]}
      />
      {of === 'actions' ? <Actions /> : <BrowserErrors />}
    </Stack>
  );
}

/** Everything operators did: by whom, on what, why, and what was there before and after. */
function Actions() {
  const subject = new URLSearchParams(useSearch()).get('subject');
  const [action, setAction] = useState<OperatorActionName | 'any'>('any');
  const [period, setPeriod] = useState<PeriodChoice>(anyTime);
  const [now] = useState(() => new Date());
  const changePeriod = (changes: Partial<PeriodChoice>) => setPeriod({ ...period, ...changes });
  const log = useLog({
    ...(action !== 'any' && { action }),
    ...(subject && { subject }),
    ...spanOf(period, now),
  });
  return (
    <Stack space="16">
      <FilterBar
        label={t('Filter log')}
        chosen={[
          ...(action === 'any'
            ? []
            : [{ key: 'action', label: t(actionNames[action]), onRemove: () => setAction('any') }]),
          ...periodChosen(period, changePeriod),
        ]}
        onClear={() => {
          setAction('any');
          setPeriod(anyTime);
        }}
      >
        {(look) => (
          <>
            <Box className={filters.choice}>
              <Select
                label={t('Action')}
                name="action"
                value={action}
                onChange={setAction}
                options={options()}
                {...look}
              />
            </Box>
            <PeriodSelect choice={period} onChoose={changePeriod} {...look} />
            <PeriodDates choice={period} onChoose={changePeriod} />
          </>
        )}
      </FilterBar>
      {subject && (
        <Inline space="12" alignY="center">
          <Text size="13" tone="soft">
            {t('Only about {subject}', { subject })}
          </Text>
          <Button size="small" tone="quiet" onPress={() => navigate(operatorPath('log'))}>
            {t('Everything')}
          </Button>
        </Inline>
      )}
      <AdminSection
        of={log}
        subject={t('Log')}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <EmptyState title={t('No actions yet')} text={t('Every action is kept here with its reason.')} />
          </Card>
        }
      >
        {(data) => (
          <Card padding="none">
            <List label={t('Actions taken')}>
              {allItems(data).map((one) => (
                <Row key={one.id} action={one} />
              ))}
            </List>
            <MoreRows of={log} />
          </Card>
        )}
      </AdminSection>
    </Stack>
  );
}

function Row({
  action: { at, by, action, subjectKind, subject, before, after, reason },
}: {
  action: OperatorAction;
}) {
  const change = changeText(before, after);
  return (
    <ListRow
      title={translate(actionNames[action as OperatorActionName] ?? action)}
      meta={`${dateAndTime(at)} · ${by} · ${subjectKind} ${subject}`}
      truncate={false}
      below={
        <Stack space="4">
          <Text size="15">{reason}</Text>
          {change && (
            <Text size="13" tone="soft">
              {change}
            </Text>
          )}
        </Stack>
      }
    />
  );
}
