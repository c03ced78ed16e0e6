/** Where word is left of a refund that a gateway had taken and then did not carry out. */
export const failedRefundQueue = 'checkout.refund-refused';

export interface FailedRefund {
  sellerId: string;
  orderId: string;
  /** Which refund of the order. */
  number: number;
}

/** Jobs that ask a gateway about what a webhook has only hinted at. */
export const syncQueues = {
  refund: 'checkout.refund-seen',
  dispute: 'disputes.sync',
  mandate: 'mandates.sync',
  settlement: 'ledger.incoming-seen',
} as const;
