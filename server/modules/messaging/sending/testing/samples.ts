// One of each message or more, for looking at them and for holding all of them to the same rules.
import type { Notice } from '../notice';
import { kycNews, platformNews, renewalsAbout, reviewNews } from './news.samples';

const sellerId = '0193b2aa-0000-7000-8000-000000000001';
const buyer = { phone: '+919876543210', email: 'kabir@example.com' };
const creator = { phone: '+919820012345', email: 'meera@example.com' };
const sold = {
  orderId: '8FzKq3mNpR7tVx2W',
  productTitle: 'Sourdough in a weekend',
  sellerName: 'Meera Kulkarni',
  amount: 49_900,
};
const origin = 'https://haat.example';
const until = '2026-11-24T05:00:00.000Z';
const asked = { ...sold, number: 1, reason: 'The third video does not play.', buyerName: 'Kabir Rao' };

export const samples: { [T in Notice['template']]: Extract<Notice, { template: T }>[] } = {
  otp: [
    { template: 'otp', to: { channel: 'sms', phone: buyer.phone }, code: '012345', nonce: 'a', until },
    { template: 'otp', to: { channel: 'mail', email: buyer.email }, code: '012345', nonce: 'b', until },
    {
      template: 'otp',
      to: { channel: 'mail', email: creator.email },
      code: '012345',
      purpose: 'stepUp',
      nonce: 'c',
      until,
    },
  ],
  receipt: [
    {
      template: 'receipt',
      ...buyer,
      ...sold,
      accessUrl: `${origin}/access/${sold.orderId}?k=abc`,
      receiptUrl: `${origin}/access/${sold.orderId}/papers/receipt.pdf?k=abc`,
    },
  ],
  sale: [{ template: 'sale', sellerId, ...creator, ...sold, net: 46_956 }],
  refund: [
    { template: 'refund', ...buyer, ...sold, key: '1', notePath: '/access/x/papers/note.pdf?k=abc' },
    {
      template: 'refund',
      ...buyer,
      ...sold,
      key: '2',
      notePath: '/access/x/papers/note.pdf?k=abc',
      isTold: true,
    },
  ],
  unpaid: [{ template: 'unpaid', ...buyer, ...sold }],
  refundAsked: (['asked', 'reminded'] as const).map((step) => ({
    template: 'refundAsked',
    step,
    sellerId,
    ...asked,
    email: creator.email,
    until,
  })),
  refundLapsed: (['operator', 'buyer'] as const).map((audience) => ({
    template: 'refundLapsed',
    audience,
    ...asked,
    email: audience === 'buyer' ? buyer.email : 'care@haat.example',
  })),
  answer: [true, false].map((isGranted) => ({
    template: 'answer',
    ...buyer,
    ...asked,
    isGranted,
    again: `${isGranted}`,
    words: isGranted ? null : 'It plays here. Write to me and I help.',
  })),
  refundFailed: (['seller', 'buyer'] as const).map((audience) => ({
    template: 'refundFailed',
    audience,
    sellerId,
    ...sold,
    email: audience === 'buyer' ? buyer.email : creator.email,
    number: 1,
    until,
  })),
  round: [
    {
      template: 'round',
      sellerId,
      email: creator.email,
      roundId: 'round-1',
      productTitle: sold.productTitle,
      orders: 12,
      returned: 9,
      amount: 449_100,
      left: 2,
    },
  ],
  dispute: (['opened', 'won', 'lost'] as const).map((status) => ({
    template: 'dispute',
    status,
    key: 'dispute-1',
    sellerId,
    email: creator.email,
    orderId: sold.orderId,
    productTitle: sold.productTitle,
    amount: sold.amount,
    held: 46_956,
    reason: 'The buyer does not know the payment',
    by: until,
  })),
  payout: (['paid', 'failed', 'reversed'] as const).map((outcome) => ({
    template: 'payout',
    sellerId,
    ...creator,
    payoutId: 'payout-1',
    amount: 1_240_000,
    account: 'HDFC ••4821',
    outcome,
    reference: outcome === 'paid' ? 'N324261234567' : null,
    reason: outcome === 'paid' ? null : 'The bank could not find this account number.',
  })),
  kyc: kycNews.map((news, at) => ({ template: 'kyc', sellerId, email: creator.email, key: `${at}`, news })),
  house: platformNews.map((news, at) => ({
    template: 'house',
    sellerId,
    email: creator.email,
    key: `${at}`,
    news,
  })),
  fees: [
    {
      template: 'fees',
      sellerId,
      email: creator.email,
      month: 'October 2026',
      papers: [
        { kind: 'fee', serial: 'H/26-27/0004', amount: 29_440, path: '/papers/fee.pdf?k=abc' },
        { kind: 'feeCredit', serial: 'HC/26-27/0001', amount: 2_944, path: '/papers/credit.pdf?k=abc' },
      ],
      days: 30,
    },
  ],
  plan: (['reminder', 'ended'] as const).map((about) => ({
    template: 'plan',
    accountId: sellerId,
    phone: null,
    email: creator.email,
    about,
    plan: 'PREMIUM',
    endsAt: until,
    days: 3,
    amount: 58_882,
    feeBasisPoints: 500,
  })),
  renewal: renewalsAbout.map((about) => ({
    template: 'renewal',
    about,
    ...buyer,
    ...sold,
    key: about,
    endsOn: '24 November 2026',
    closesOn: '27 November 2026',
    chargeOn: '23 November 2026',
    url: `${origin}/renew/${sold.orderId}?k=abc`,
  })),
  ticket: [
    {
      template: 'ticket',
      audience: 'operator',
      email: 'care@haat.example',
      number: 'T-1042',
      topic: 'payment',
      name: 'Kabir Rao',
      reach: buyer.email,
      text: 'I paid and see nothing.\n\nCan you look?',
    },
    {
      template: 'ticket',
      audience: 'sender',
      email: buyer.email,
      number: 'T-1042',
      url: `${origin}/ContactUs?ticket=T-1042`,
    },
  ],
  loginMethod: (['added', 'removed', 'lost'] as const).map((did) => ({
    template: 'loginMethod',
    accountId: sellerId,
    to: { channel: 'mail', email: creator.email },
    did,
    channel: 'mail',
    shown: 'm•••@example.com',
    key: did,
  })),
  accountDeletion: (['requested', 'cancelled', 'erased', 'exported'] as const).map((did) => ({
    template: 'accountDeletion',
    accountId: did === 'erased' ? null : sellerId,
    email: creator.email,
    did,
    on: '2026-12-06T05:00:00.000Z',
    key: did,
  })),
  review: reviewNews.map((news, at) => ({
    template: 'review',
    accountId: news.about === 'written' ? sellerId : null,
    email: news.about === 'written' ? creator.email : buyer.email,
    key: `${at}`,
    productTitle: sold.productTitle,
    sellerName: sold.sellerName,
    news,
  })),
  followUp: [1, 2].map((number) => ({
    template: 'followUp',
    ...sold,
    email: buyer.email,
    number,
    buyUrl: `${origin}/pp/9xQ2`,
    stopUrl: `${origin}/stop?k=abc`,
  })),
  digest: [
    {
      template: 'digest',
      accountId: sellerId,
      email: creator.email,
      day: '2026-11-22',
      items: [
        {
          title: 'You sold Sourdough in a weekend',
          text: '₹499 paid. ₹469.56 reaches your wallet.',
          hindi: { title: 'Sourdough in a weekend बिका', text: '₹499 मिले। आपके वॉलेट में ₹469.56 आएँगे।' },
          link: '/transaction',
        },
        {
          title: '4 stars for Sourdough in a weekend',
          text: 'Clear, and the starter lives.',
          link: '/reviews',
        },
      ],
    },
  ],
};
