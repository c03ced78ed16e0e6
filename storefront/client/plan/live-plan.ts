import { planPurchaseMachine } from '@haat/machines/plan-checkout';
import { signInMachine } from '@haat/machines/sign-in';
import { fromPromise } from 'xstate';
import { sendOtp, verifyGoogle, verifyOtp } from '../../../src/services/identity';
import { orderPlan, readPlan } from '../../../src/services/plan';
import { clearSession } from '../../../src/services/storage';

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
export const livePlanPurchase = planPurchaseMachine.provide({ actors: planActors, actions: commands });
export const liveSignIn = signInMachine.provide({ actors: signInActors });
