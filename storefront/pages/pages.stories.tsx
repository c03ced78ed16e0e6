import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptRow } from '../parts/offline/KeptRow';
import { accessWith, giftPageWith, sandboxWith, subscribedWith } from '../testing/access';
import { grantWith } from '../testing/access-parts';
import {
  clubProduct,
  openProduct,
  orderWith,
  otherProducts,
  ownedRefundWith,
  ownedWith,
  paymentWith,
  payWith,
  productWith,
  reducedProduct,
  site,
  trustedProduct,
} from '../testing/models';
import { fullPage, story } from '../testing/page-story';
import { askWith, payForWith } from '../testing/pay-for';
import { NotFoundPage } from './NotFoundPage';
import { OfflinePage } from './OfflinePage';
import { PreviewPage } from './PreviewPage';
import { AskPage } from './payment/AskPage';
import { PayForPage } from './payment/PayForPage';
import { PaymentPage } from './payment/PaymentPage';
import { PayPage } from './payment/PayPage';
import { SandboxPage } from './payment/SandboxPage';
import { AccessCodePage } from './purchase/AccessCodePage';
import { AccessPage } from './purchase/AccessPage';
import { OwnedPage } from './purchase/OwnedPage';
import { OwnedRefundPage } from './purchase/OwnedRefundPage';
import { UnavailablePage } from './UnavailablePage';

/** What a buyer sees from the first link to the receipt, as the server draws it. */
const meta = { title: 'Buyer/Pages', ...fullPage } satisfies Meta;
export default meta;

/** What a gateway would send, as far as a story needs it. */
const qrCode =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const paid = {
  status: 'fulfilled',
  paidAt: '2026-07-17T14:13:00.000Z',
  method: 'upi',
} as const;
const several = productWith({
  prices: [
    { id: 'a', label: 'PDF', type: 'once', amount: 14_900 },
    { id: 'b', label: 'PDF and printed book', type: 'once', amount: 49_900 },
  ],
});

export const Fixed = story(<PreviewPage model={{ site, product: productWith() }} />);
/** With what speaks for its creator, and what else they sell. */
export const Trusted: StoryObj = {
  ...story(<PreviewPage model={{ site, product: trustedProduct, others: otherProducts }} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Identity checked')).toHaveLength(2);
    await expect(canvas.getByText('3,100+ buyers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Monsoon in Watercolour, the book' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Report this page' })).toHaveAttribute(
      'href',
      expect.stringContaining('topic=report&about='),
    );
  },
};
export const Open = story(<PreviewPage model={{ site, product: openProduct }} />);
export const Several = story(<PreviewPage model={{ site, product: several }} />);
export const Subscription = story(
  <PreviewPage
    model={{ site, product: productWith({ prices: clubProduct.prices.slice(0, 1), content: {} }) }}
  />,
);
export const SeveralSubscriptions = story(<PreviewPage model={{ site, product: clubProduct }} />);
export const Paused = story(
  <PreviewPage model={{ site, product: productWith({ status: 'paused', cover: null }) }} />,
);

export const Reduced = story(<PreviewPage model={{ site, product: reducedProduct }} />);
export const CodeOver = story(
  <PreviewPage
    model={{
      site,
      product: productWith(),
      refusedCode: { code: 'FIRSTRAIN', message: 'This code has ended' },
    }}
  />,
);
export const Waiting = story(<PaymentPage model={paymentWith()} />);
export const WaitingLong = story(<PaymentPage slow model={paymentWith()} />);
export const Failed = story(
  <PaymentPage
    model={paymentWith({ status: 'failed', failure: 'The bank declined the payment', method: 'upi' })}
  />,
);
export const Pending = story(<PaymentPage model={paymentWith({ status: 'pending' })} />);
export const ClaimUnseen = story(
  <PaymentPage
    model={{
      ...paymentWith({ status: 'expired' }),
      claim: {
        reference: '422149000123',
        outcome: 'unseen',
        error: null,
        until: '2026-07-20T14:10:00.000Z',
      },
    }}
  />,
);
export const ClaimWrong = story(
  <PaymentPage
    model={{
      ...paymentWith({ status: 'dropped' }),
      claim: {
        reference: '4221',
        outcome: null,
        error: 'The UPI reference has 12 digits. Your app shows it with the payment',
        until: null,
      },
    }}
  />,
);
export const Owned = story(<OwnedPage model={ownedWith()} />);
export const OwnedUntil = story(
  <OwnedPage model={ownedWith({ endsAt: '2026-12-12T12:00:00.000Z', isSubscription: true })} />,
);
export const OwnedRefund = story(<OwnedRefundPage model={ownedRefundWith()} />);
export const OwnedRefundAsked = story(<OwnedRefundPage model={ownedRefundWith({ state: 'asked' })} />);
export const OwnedRefundExpired = story(<OwnedRefundPage model={ownedRefundWith({ state: 'expired' })} />);
export const GiftGiven = story(<AccessPage model={giftPageWith()} />);
export const GiftNotDelivered = story(<AccessPage model={giftPageWith({ isCancelled: true })} />);
export const GiftReceived = story(
  <AccessPage model={giftPageWith({ role: 'received', phoneEnding: null })} />,
);
const receivedClosed = (status: 'fulfilled' | 'refunded', access: 'suspended' | 'revoked') =>
  giftPageWith(
    { role: 'received', phoneEnding: null },
    { status, access: null, accesses: [grantWith({ status: access })] },
  );
/** Its giver's payment is disputed. */
export const GiftReceivedPaused = story(<AccessPage model={receivedClosed('fulfilled', 'suspended')} />);
/** Its giver was refunded. */
export const GiftReceivedOver = story(<AccessPage model={receivedClosed('refunded', 'revoked')} />);
export const Ask = story(<AskPage model={askWith(null)} />);
export const AskWithLink = story(<AskPage model={askWith()} />);
export const PayFor = story(<PayForPage model={payForWith()} />);
export const PayForPaid = story(<PayForPage model={payForWith({ state: 'paid' })} />);
export const PayForRenewed = story(
  <PayForPage model={payForWith({ asker: null, isRenewal: true, state: 'paid', action: null })} />,
);
export const PayForOver = story(<PayForPage model={payForWith({ state: 'over' })} />);
export const PayOpening = story(<PayPage model={payWith(null)} />);
export const PayByApp = story(
  <PayPage
    model={payWith({
      kind: 'apps',
      apps: [
        { app: 'gpay', url: 'tez://upi/pay?am=1349' },
        { app: 'phonepe', url: 'phonepe://pay?am=1349' },
        { app: 'other', url: 'upi://pay?am=1349' },
      ],
    })}
  />,
);
export const PayByScanning = story(
  <PayPage model={payWith({ kind: 'qr', image: qrCode, until: '2026-07-17T14:20:00.000Z', seconds: 581 })} />,
);
export const Dropped = story(<PaymentPage model={paymentWith({ status: 'dropped' })} />);
export const Expired = story(<PaymentPage model={paymentWith({ status: 'expired' })} />);
export const Paid = story(<PaymentPage model={paymentWith(paid)} />);

const receipt = {
  kind: 'receipt',
  serial: 'R/26-27/000042',
  url: '/access/x/papers/R-26-27-000042.pdf',
} as const;
export const Receipt = story(<AccessPage model={accessWith({ documents: [receipt] })} />);
const subscribed = (renews: 'automatically' | 'byHand') =>
  accessWith({
    order: {
      ...accessWith().order,
      subscription: {
        id: 'HT7K2M9QabcdefGH',
        endsAt: '2026-08-17T14:13:00.000Z',
        amount: 9_900,
        period: { unit: 'month', count: 1 },
        renews,
      },
    },
  });
export const ReceiptOfASubscription: StoryObj = {
  ...story(<AccessPage model={subscribed('byHand')} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Paid until 17 August 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew or cancel the subscription' })).toBeVisible();
  },
};
export const ReceiptOfATrial = story(<AccessPage model={subscribedWith({ status: 'trialing' })} />);
export const ReceiptPaymentDue = story(<AccessPage model={subscribedWith({ status: 'grace' })} />);
export const ReceiptOfAutopay = story(<AccessPage model={subscribed('automatically')} />);
export const NotLetInByDiscord = story(<AccessPage model={accessWith({ joinFailure: 'tooManyGuilds' })} />);
export const LinksEnded = story(<AccessPage model={accessWith({ documents: [receipt], isEnded: true })} />);
export const Refunded = story(
  <AccessPage
    model={accessWith({
      order: orderWith({ ...paid, status: 'refunded' }),
      link: '',
      documents: [
        receipt,
        { kind: 'refund', serial: 'C/26-27/000007', url: '/access/x/papers/C-26-27-000007.pdf' },
      ],
    })}
  />,
);

const code = {
  page: 'accessCode',
  site,
  orderId: 'HT7K2M9QabcdefGH',
  phoneEnding: '1573',
  language: 'en',
} as const;
export const AskForCode = story(<AccessCodePage model={{ ...code, sent: false, error: null }} />);
export const WrongCode = story(
  <AccessCodePage model={{ ...code, sent: true, error: 'That code is not right. You have 4 tries left.' }} />,
);

export const Sandbox = story(<SandboxPage model={sandboxWith()} />);
export const Offline = story(<OfflinePage />);
export const OfflineWithKept = story(
  <OfflinePage
    kept={
      <>
        <KeptRow icon="receipt" title="Receipts" note="2 kept on this device">
          <KeptRow
            icon="receipt"
            title="Raga notes"
            note="Receipt, last seen 21 Nov, 7:41 pm"
            href="/access/a"
          />
          <KeptRow
            icon="receipt"
            title="The book of bread"
            note="Receipt, last seen 20 Nov, 9:05 am"
            href="/access/b"
          />
        </KeptRow>
        <KeptRow icon="book" title="Monsoon in watercolour" note="3 kept on this device" href="/learn/a" />
        <KeptRow icon="file" title="bread.pdf" note="Kept on this device, 2.4 MB" href="/media/file/a?view" />
        <KeptRow icon="pencil" title="Checkout draft" note="Saved 21 Nov, 7:41 pm, nothing was charged" />
      </>
    }
  />,
);
export const NotFound = story(<NotFoundPage model={{ page: 'notFound', site }} />);
export const LinkOver = story(
  <UnavailablePage
    model={{
      page: 'unavailable',
      site,
      heading: 'This link no longer works',
      text: 'A newer link was sent, or the buyer ended it. Check your latest message, or open your purchases with a code sent to your phone.',
      action: { href: '/purchase/library?number=other', label: 'Open with a code' },
    }}
  />,
);
export const Unavailable = story(
  <UnavailablePage
    model={{
      page: 'unavailable',
      site,
      heading: 'Not on sale at the moment',
      text: 'It may be available again later.',
      action: { href: '/pp/x', label: 'Back to Monsoon in Watercolour' },
    }}
  />,
);
