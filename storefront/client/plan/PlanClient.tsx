import {
  type PlanChoice,
  planPurchaseMachine,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectState,
  selectStep,
} from '@haat/machines/plan-checkout';
import { signInMachine } from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import { clearSession, storeSession } from '@haat/web/browser/storage';
import { recordSession, sendOtp, verifyGoogle, verifyOtp } from '@haat/web/services/identity';
import { orderPlan, readPlan } from '@haat/web/services/plan';
import { claimReferral, keptReferral } from '@haat/web/services/referral';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';
import { PlanSignIn } from '../../parts/plan/PlanSignIn';
import { PlanTaking } from '../../parts/plan/PlanTaking';

type Provided<Machine extends { provide: (...given: never[]) => unknown }> = NonNullable<
  Parameters<Machine['provide']>[0]
>;

/** `provide` takes a part and a stub left out fails late, so the types ask for all of it. */
type PlanActors = Required<NonNullable<Provided<typeof planPurchaseMachine>['actors']>>;

type SignInActors = Required<NonNullable<Provided<typeof signInMachine>['actors']>>;

type Commands = Required<
  Pick<NonNullable<Provided<typeof planPurchaseMachine>['actions']>, 'openPayment' | 'forgetSession'>
>;

const planActors: PlanActors = {
  readPlan: fromPromise(({ input, signal }) => readPlan(input.token, signal)),
  orderPlan: fromPromise(({ input, signal }) => orderPlan(input, signal)),
};

const commands: Commands = {
  openPayment: (_, { orderId }) => window.location.assign(`/cashfree?id=${encodeURIComponent(orderId)}`),
  forgetSession: () => clearSession(),
};

const signInActors: SignInActors = {
  sendOtp: fromPromise(({ input, signal }) => sendOtp(input, signal)),
  verifyOtp: fromPromise(({ input, signal }) => verifyOtp(input, signal)),
  verifyGoogle: fromPromise(({ input, signal }) => verifyGoogle(input, signal)),
};

/** Taking a plan, and signing in on the way, with their real ports. */
const livePlanPurchase = planPurchaseMachine.provide({ actors: planActors, actions: commands });

const liveSignIn = signInMachine.provide({ actors: signInActors });

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
