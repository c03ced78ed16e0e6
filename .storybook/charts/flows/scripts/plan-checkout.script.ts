import { planPurchaseMachine } from '@haat/machines/plan-checkout';
import { samplePlaced, samplePlan, samplePremium, sampleRefusal } from '@haat/machines/testing';
import { script } from '../../script';

/** On the page of a plan, with nobody signed in. */
export const planPurchase = script({
  machine: planPurchaseMachine,
  input: { plan: 'VVIP', period: 'month', key: 'visit', token: null },
  events: {
    'session.begun': { type: 'session.begun', token: 'token' },
    'period.choose': { type: 'period.choose', period: 'year' },
    'order.submit': { type: 'order.submit' },
    retry: { type: 'retry' },
    'payment.left': { type: 'payment.left' },
  },
  answers: {
    readPlan: { 'on no plan': samplePlan, 'on Premium': samplePremium },
    orderPlan: { 'to be paid': samplePlaced },
  },
  failures: {
    readPlan: { 'signed out': sampleRefusal(401, 'Sign in first') },
    orderPlan: {
      'another price': sampleRefusal(409, 'The price is now ₹1,370'),
      refused: sampleRefusal(422, 'Add a mobile number'),
    },
  },
});
