import type { Meta } from '@storybook/react-vite';
import { autopayPageWith, bankWith, paymentWith, payWith } from '../../testing/models';
import { fullPage, story } from '../../testing/page-story';
import { PaymentPage } from '../payment/PaymentPage';
import { PayPage } from '../payment/PayPage';
import { SandboxMandatePage } from '../payment/SandboxMandatePage';
import { AutopayPage } from './AutopayPage';

/** What a buyer sees who lets a subscription renew automatically: on the way to the bank, there, and back. */
const meta = { title: 'Buyer/Autopay', ...fullPage } satisfies Meta;
export default meta;

export const PayAndAgree = story(
  <PayPage
    model={{
      ...payWith(null),
      gateway: { script: 'https://sdk.example/v3.js', mode: 'sandbox', about: 'mandate', session: 's' },
    }}
  />,
);
export const BankAsks = story(<SandboxMandatePage model={bankWith({ status: 'proposed' })} />);
export const BankAsksAndIsPaid = story(
  <SandboxMandatePage model={bankWith({ status: 'proposed', first: 49_900 })} />,
);
export const BankIsAskedFor = story(
  <SandboxMandatePage model={bankWith({ waiting: [{ amount: 49_900, day: '2026-11-22' }] })} />,
);
export const BankSaysNo = story(<SandboxMandatePage model={bankWith({ isRefusing: true })} />);
export const BankHoldsBack = story(<SandboxMandatePage model={bankWith({ status: 'paused' })} />);
export const BankHasEnded = story(<SandboxMandatePage model={bankWith({ status: 'ended' })} />);

export const AutopayOpening = story(<AutopayPage model={autopayPageWith('opening')} />);
export const AutopayWaiting = story(<AutopayPage model={autopayPageWith('waiting')} />);
export const AutopayOn = story(<AutopayPage model={autopayPageWith('on', '/sandbox/mandates/s')} />);
export const AutopayOnHold = story(<AutopayPage model={autopayPageWith('paused')} />);
export const AutopayRefused = story(<AutopayPage model={autopayPageWith('refused')} />);
export const AutopayLapsed = story(<AutopayPage model={autopayPageWith('lapsed')} />);
export const AutopayEnded = story(<AutopayPage model={autopayPageWith('ended')} />);

export const ChargedByItself = story(
  <PaymentPage model={{ ...paymentWith({ method: 'upiAutopay' }), isCharge: true }} />,
);
export const ChargeRefused = story(
  <PaymentPage
    model={{ ...paymentWith({ status: 'failed', failure: 'The bank declined the payment' }), isCharge: true }}
  />,
);
export const NotAgreedTo = story(
  <PaymentPage model={{ ...paymentWith({ status: 'failed' }), isOver: true }} />,
);
