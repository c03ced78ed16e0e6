// What whoever changes their mind after paying gets back, where several kinds have the same: in a line, and all of it.

/** Of what is taught. */
export const learningRefund = 'Refund within 7 days';
export const learningRefundTerms = 'Within 7 days, if you opened less than a fifth of it.';

/** Of what admits its buyer to a channel or a server. */
export const membershipRefund = 'Refund within 24 hours of joining';
export const membershipRefundTerms =
  'Within 24 hours after you first joined. A subscription can be ended at any time and runs to the end of what is paid.';
