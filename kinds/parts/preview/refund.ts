import type { Phrase } from '@haat/i18n';

/** What whoever changes their mind after paying gets back. */
export interface RefundPromise {
  /** In a line. */
  title: Phrase;
  /** All of it, as the terms of refunds have it. */
  terms: Phrase;
}

/** Of what is taught. */
export const learningRefund: RefundPromise = {
  title: 'Refund within 7 days',
  terms: 'Within 7 days, if you opened less than a fifth of it.',
};

/** Of what admits its buyer to a channel or a server. */
export const membershipRefund: RefundPromise = {
  title: 'Refund within 24 hours of joining',
  terms:
    'Within 24 hours after you first joined. A subscription can be ended at any time and runs to the end of what is paid.',
};
