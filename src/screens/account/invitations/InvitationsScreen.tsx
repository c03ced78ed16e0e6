import {
  Card,
  Columns,
  EmptyState,
  List,
  ListRow,
  Money,
  Stack,
  Table,
  type TableColumn,
} from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import type { ReferralState } from '@haat/openapi';
import { monthInWords } from '@haat/web/time/when';
import { Session } from '../../../actors/session.actor';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { grouped } from '../../../components/charts/grouped';
import { useLayout } from '../../../components/screen/layout-context';
import { ScreenHeader } from '../../../components/screen/ScreenHeader';
import { useReferral } from '../../../queries/money/plan.queries';
import { Brought } from './Brought';
import { ShareInvitation } from './ShareInvitation';

type Month = ReferralState['byMonth'][number];

/** Referred creators, monthly earnings */
export function InvitationsScreen() {
  const referral = useReferral();
  const user = Session.useSelector(selectUser);
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Your invitations')} />
      <Columns space="cards" template="2" collapseBelow="tablet" alignY="start">
        <AsyncStates
          of={referral}
          subject={t('Your invitations')}
          reassurance={t('Earnings are still counted.')}
          skeleton={<RowsSkeleton rows={4} hasTitle />}
        >
          {(state) => (
            <Stack space="cards">
              <Card title={t('Referral earnings')}>
                <Brought state={state} />
              </Card>
              <Card title={t('By month')} padding="none">
                {state.byMonth.length === 0 ? (
                  <EmptyState
                    headingLevel={3}
                    title={t('No referrals yet')}
                    text={t('Send it to another creator. Your earnings from their sales appear here.')}
                  />
                ) : (
                  <Months months={state.byMonth} />
                )}
              </Card>
            </Stack>
          )}
        </AsyncStates>
        {user && (
          <Card title={t('Your link')}>
            <ShareInvitation code={user.referralCode} />
          </Card>
        )}
      </Columns>
    </Stack>
  );
}

/** Columns to compare where there is room; the same facts in rows where there is not. */
function Months({ months }: { months: Month[] }) {
  const { kind } = useLayout();
  if (kind === 'desktop')
    return <Table caption={t('By month')} columns={columns()} rows={months} rowKey={({ month }) => month} />;
  return (
    <List label={t('By month')}>
      {months.map(({ month, people, sales, earned }) => (
        <ListRow
          key={month}
          title={monthInWords(month)}
          meta={[
            people > 0 && plural(people, '{count} creator joined', '{count} creators joined', {}),
            plural(sales, '{count} sale', '{count} sales', {}),
          ]
            .filter(Boolean)
            .join(' · ')}
          trailing={<Money paise={earned} weight="strong" />}
          truncate={false}
        />
      ))}
    </List>
  );
}

const columns = (): TableColumn<Month>[] => [
  { key: 'month', header: t('Month'), render: ({ month }) => monthInWords(month) },
  { key: 'people', header: t('Joined'), align: 'end', render: ({ people }) => grouped(people) },
  { key: 'sales', header: t('Their sales'), align: 'end', render: ({ sales }) => grouped(sales) },
  {
    key: 'earned',
    header: t('Earned'),
    align: 'end',
    render: ({ earned }) => <Money paise={earned} weight="strong" />,
  },
];
