export { walkCheckout } from './checkout.walk';
export { walkNavigation } from './navigation.walk';
export { samplePlan, samplePremium } from './plan.samples';
export { type PlayedPort, playedPort } from './port';
export { freshDevice } from './push.samples';
export { sampleOrder, samplePlaced, sampleRefusal, sampleToken, sampleUser } from './samples';
export { walkSession } from './session.walk';
export { walkSignIn } from './sign-in.walk';
export { type Path, type Step, type Walk, type WalkOptions, walk } from './walk';
