import { Stack, TabLinks } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { OperatorOverview } from '@haat/openapi';
import { type ReactNode, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { isNothingHere, useOperatorOverview, useOperatorRefresh } from '../../queries/admin.queries';
import { Find } from './creators/Find';
import { Disputes } from './Disputes';
import { Log } from './Log';
import { Books } from './money/Books';
import { Differences } from './money/Differences';
import { Held } from './money/Held';
import { Payouts } from './money/Payouts';
import { UnmatchedPayments } from './money/UnmatchedPayments';
import { Proposals } from './proposals/Proposals';
import { Requests } from './Requests';
import { Rates } from './rates/Rates';
import { ReportedReviews } from './reviews/ReportedReviews';
import { Reviews } from './reviews/Reviews';
import { Enrol, type EnrolStep } from './second-factor/Enrol';
import { RecoveryCodesLeft } from './second-factor/RecoveryCodesLeft';
import { operatorPath, type SectionKey, sectionOf, sections } from './sections';
import { Tickets } from './Tickets';
import { Unlock } from './Unlock';

const rooms: Record<SectionKey, () => ReactNode> = {
  find: () => <Find />,
  papers: () => <Reviews />,
  payouts: () => <Payouts />,
  refunds: () => <Requests />,
  disputes: () => <Disputes />,
  differences: () => <Differences />,
  unmatchedPayments: () => <UnmatchedPayments />,
  words: () => <ReportedReviews />,
  tickets: () => <Tickets />,
  proposals: () => <Proposals />,
  held: () => <Held />,
  rates: () => <Rates />,
  books: () => <Books />,
  log: () => <Log />,
};

/** The admin area; other users see `notFound` */
export function OperatorScreen({ notFound }: { notFound: ReactNode }) {
  const overview = useOperatorOverview();
  const current = sectionOf(useSearch());
  const [enrolling, setEnrolling] = useState<EnrolStep>({ is: 'code' });
  const refresh = useOperatorRefresh();
  const enrolled = () => void refresh().then(() => setEnrolling({ is: 'code' }));
  if (isNothingHere(overview.error)) return notFound;
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Admin')} />
      <AsyncStates
        of={overview}
        subject={t('Admin')}
        reassurance={t('Nothing was changed. Only the admin area did not load.')}
        skeleton={<RowsSkeleton rows={4} height={72} />}
      >
        {({ isSetUp, recoveryCodesLeft, waiting }) => {
          // What is shown only once stays until somebody has put it away, whatever loads meanwhile.
          if (!isSetUp || enrolling.is !== 'code')
            return <Enrol step={enrolling} onStep={setEnrolling} onDone={enrolled} />;
          if (waiting === null) return <Unlock />;
          return (
            <Stack space="cards">
              <TabLinks label={t('Sections')} tabs={tabsOf(waiting)} current={current} />
              <RecoveryCodesLeft left={recoveryCodesLeft} isAlways={current === 'log'} />
              {rooms[current]()}
            </Stack>
          );
        }}
      </AsyncStates>
    </Stack>
  );
}

const tabsOf = (waiting: NonNullable<OperatorOverview['waiting']>) =>
  sections.map((section) => {
    const count = 'waits' in section ? waiting[section.waits] : 0;
    return {
      key: section.key,
      label: count > 0 ? `${t(section.label)} (${count})` : t(section.label),
      href: operatorPath(section.key),
    };
  });
