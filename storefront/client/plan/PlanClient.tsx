import {
  type PlanChoice,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectState,
  selectStep,
} from '@haat/machines/plan-checkout';
import type { SignedIn } from '@haat/openapi';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { recordSession } from '../../../src/services/identity';
import { claimReferral, keptReferral } from '../../../src/services/referral';
import { storeSession } from '../../../src/services/storage';
import { PlanSignIn } from '../../parts/plan/PlanSignIn';
import { PlanTaking } from '../../parts/plan/PlanTaking';
import { livePlanPurchase, liveSignIn } from './live-plan';

interface PlanClientProps extends PlanChoice {
  gstBasisPoints: number;
  token: string | null;
  /** Random; idempotency keys are made from it. */
  visit: string;
}

/** The taking of a plan in the hands of its chart. */
export function PlanClient({ plan, period, gstBasisPoints, token, visit }: PlanClientProps) {
  const [purchase, send] = useMachine(livePlanPurchase, { input: { plan, period, token, key: visit } });
  const enter = useCallback(
    (signedIn: SignedIn) => {
      storeSession(signedIn);
      recordSession(signedIn.token, new AbortController().signal).catch(console.warn);
      void claimReferral(signedIn);
      send({ type: 'session.begun', token: signedIn.token });
    },
    [send],
  );
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && send({ type: 'payment.left' });
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [send]);

  return (
    <PlanTaking
      plan={plan}
      gstBasisPoints={gstBasisPoints}
      step={selectStep(purchase)}
      state={selectState(purchase)}
      offer={selectOffer(purchase)}
      failure={selectFailure(purchase)}
      busy={selectIsBusy(purchase)}
      signIn={<PlanSignIn logic={liveSignIn} referral={keptReferral()} onSignedIn={enter} />}
      onPeriod={(chosen) => send({ type: 'period.choose', period: chosen })}
      onSubmit={() => send({ type: 'order.submit' })}
      onRetry={() => send({ type: 'retry' })}
    />
  );
}
