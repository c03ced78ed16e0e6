/** To who has subscribed. */
export interface RenewalNotice {
  template: 'renewal';
  /** `due`: it ends soon, or has ended and is in its days of grace. `last`: likewise, and nobody sells it any more. */
  about:
    | 'due'
    | 'last'
    | 'ended'
    | 'paused'
    | 'resumed'
    | 'cancelled'
    | 'changing'
    /** It renews automatically from now on, or no more, or never ends now; or would, if its buyer agreed to the new terms. */
    | 'autopayOn'
    | 'autopayOff'
    | 'autopayOver'
    /** The bank did not agree to it after a payment that was to begin it; or agreed when nothing was left to renew. */
    | 'autopayRefused'
    | 'autopayLate'
    | 'agreeAnew'
    /** A bank will be asked, is asked once more, said no for the last time, was not heard of, or paid what was not wanted. */
    | 'charging'
    | 'chargeRefused'
    | 'chargeFailed'
    | 'chargeMissed'
    | 'chargeReturned';
  phone: string;
  email: string | null;
  /** The order that began it. */
  orderId: string;
  /** Tells one message about it from the next. */
  key: string;
  productTitle: string;
  sellerName: string;
  /** Of the next period. */
  amount: number;
  /** As people write a day: when what is paid for runs out, and when access closes. */
  endsOn: string;
  closesOn: string;
  /** The day on which a bank is asked. */
  chargeOn?: string;
  /** Nothing runs out on any day. */
  isPaused?: true;
  /** Renews without signing in. */
  url: string;
}
