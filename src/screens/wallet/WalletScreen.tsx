import { Card, Columns, Money, Skeleton, Stack, Timeline } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Payout } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStateGroup } from '../../components/async-states/AsyncStateGroup';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useLatestPayouts, usePayout } from '../../queries/money/payouts.queries';
import { useWallet } from '../../queries/money/wallet.queries';
import { Balance } from './Balance';
import { ComingIn } from './ComingIn';
import { Held } from './Held';
import { Questioned } from './Questioned';
import { Statement } from './Statement';
import { DailyPayouts } from './withdraw/DailyPayouts';
import { payoutSteps } from './withdraw/payout-text';
import { Withdrawals } from './withdraw/Withdrawals';
import { WithdrawSheet } from './withdraw/WithdrawSheet';

const isInTransit = ({ status }: Payout) => status === 'requested' || status === 'sent';

/** Withdrawals that have not arrived, each with its steps. Their list says when it did not load. */
function InTransit() {
  const payouts = useLatestPayouts();
  return payouts.data?.items
    .filter(isInTransit)
    .map((payout) => <Transfer key={payout.id} payout={payout} />);
}

function Transfer({ payout }: { payout: Payout }) {
  const detail = usePayout(payout.id);
  return (
    <Card
      title={t('In transit')}
      action={<Money paise={payout.amount} paiseShown="always" weight="strong" />}
    >
      <Timeline label={t('Timeline')} entries={payoutSteps(payout, detail.data?.timeline ?? [])} />
    </Card>
  );
}

/** Where the money is, how it leaves, when more of it comes, and what moved it. */
export function WalletScreen() {
  const wallet = useWallet();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const isSmall = useLayout().kind === 'mobile';
  const held = (
    <>
      <Questioned />
      {wallet.data && wallet.data.held > 0 && <Held />}
    </>
  );
  const coming = wallet.data && <ComingIn wallet={wallet.data} />;
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Wallet')} />
      <AsyncStateGroup>
        <Stack space="cards">
          <AsyncStates
            of={wallet}
            subject={t('Your wallet')}
            reassurance={t('Your money is safe and sales continue. Only this view did not load.')}
            skeleton={<Skeleton height={260} radius="card" />}
          >
            {(data) => (
              <>
                <Balance wallet={data} onWithdraw={() => setIsWithdrawing(true)} />
                <WithdrawSheet wallet={data} isOpen={isWithdrawing} onClose={() => setIsWithdrawing(false)} />
              </>
            )}
          </AsyncStates>
          {isSmall ? (
            <>
              <InTransit />
              <Withdrawals />
              {held}
              {coming}
              <Statement wallet={wallet.data} />
              <DailyPayouts />
            </>
          ) : (
            <Columns template="main-wide-aside" space="cards" collapseBelow="desktop" alignY="start">
              <Stack space="cards">
                {held}
                {coming}
                <Statement wallet={wallet.data} />
              </Stack>
              <Stack space="cards">
                <InTransit />
                <Withdrawals />
                <DailyPayouts />
              </Stack>
            </Columns>
          )}
        </Stack>
      </AsyncStateGroup>
    </Stack>
  );
}
