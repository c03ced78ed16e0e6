import type { Subscription } from '@haat/openapi';
import { autopayWith, chargeThat, subscriptionWith } from '@haat/storefront/testing/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, Shop } from '../../../components/testing/Shop';
import { subscriptionKey } from '../../../queries/orders/subscriptions.queries';
import { SubscriptionSection } from './SubscriptionSection';

const meta: Meta<typeof SubscriptionSection> = {
  title: 'Screens/Purchases/Subscription',
  component: SubscriptionSection,
};
export default meta;

type Story = StoryObj<typeof SubscriptionSection>;

const { id } = subscriptionWith();
const key = subscriptionKey(id);
const at = (seed: Parameters<typeof Shop>[0]['seeds'][number]): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <SubscriptionSection id={id} />
    </Shop>
  ),
});
const withState = (changes: Partial<Subscription>) => at(loaded(key, subscriptionWith(changes)));

const dearer = {
  terms: { priceId: 'y', label: 'For a year', amount: 7_99_900, period: { unit: 'month', count: 12 } },
  when: 'now',
  credit: 33_266,
  due: 7_66_634,
  canAutopay: true,
  startsAt: '2026-07-28T06:00:00.000Z',
  endsAt: '2027-07-28T06:00:00.000Z',
} as const;
const cheaper = {
  terms: { priceId: 's', label: 'Small', amount: 19_900, period: { unit: 'month', count: 1 } },
  when: 'atEnd',
  credit: 0,
  due: 0,
  canAutopay: true,
  startsAt: '2026-08-17T14:13:00.000Z',
  endsAt: '2026-09-17T14:13:00.000Z',
} as const;

export const Loading = at(loading(key));
export const Failed = at(failed(key));
export const Offline = at(offline(key, subscriptionWith()));
export const Active = withState({ can: ['renew', 'cancel', 'pause', 'change'], changes: [dearer, cheaper] });
export const PaidSeveralTimes = withState({
  payments: [
    { orderId: 'OrderOrder222222', at: '2026-08-14T14:13:00.000Z', amount: 49_900, refunded: 0 },
    { orderId: id, at: '2026-07-17T14:13:00.000Z', amount: 49_900, refunded: 49_900 },
  ],
});
export const FreeDays = withState({ status: 'trialing', can: ['renew', 'cancel'] });
export const PaymentDue = withState({ status: 'grace', can: ['renew', 'cancel'] });
export const Paused = withState({
  status: 'paused',
  renewal: null,
  closesAt: null,
  resumesAt: '2026-10-15T06:00:00.000Z',
  can: ['resume', 'cancel'],
});
export const EndsSoon = withState({ status: 'cancelled', can: ['renew', 'stay'] });
export const Ended = withState({ status: 'expired', closesAt: null, can: ['renew'] });
export const ForEver = withState({ endsAt: null, closesAt: null, renewal: null, can: [] });
export const ChangesAtTheEnd = withState({ nextTerms: cheaper.terms });

export const MayRenewByItself = withState({ can: ['renew', 'cancel', 'pause', 'startAutopay'] });
const on: Pick<Subscription, 'can' | 'autopay'> = {
  can: ['renew', 'cancel', 'pause', 'endAutopay'],
  autopay: autopayWith(),
};
export const RenewsByItself = withState({ ...on, can: [...on.can, 'change'], changes: [dearer, cheaper] });
export const FreeDaysThenByItself = withState({ ...on, status: 'trialing' });
export const WaitsForTheBank = withState({
  autopay: autopayWith({ status: 'proposed', method: null }),
  can: ['renew', 'cancel', 'startAutopay', 'endAutopay'],
});
export const ChargeAnnounced = withState({
  ...on,
  autopay: autopayWith({ charge: chargeThat('announced') }),
});
export const ChargeAsked = withState({
  status: 'pastDue',
  renewal: null,
  autopay: autopayWith({ method: 'card', charge: chargeThat('asked') }),
  can: ['cancel', 'endAutopay'],
});
export const ChargeRefused = withState({
  status: 'pastDue',
  autopay: autopayWith({ charge: { ...chargeThat('refused'), day: '2026-08-19' } }),
  can: ['renew', 'cancel', 'endAutopay'],
});
export const NotRenewedByItself = withState({
  status: 'grace',
  autopay: autopayWith(),
  chargeDay: null,
  can: ['renew', 'cancel', 'endAutopay'],
});
export const NotOfferedAnyMore = withState({
  renewal: null,
  autopay: autopayWith(),
  chargeDay: null,
  can: ['cancel', 'pause', 'endAutopay'],
});
export const HeldByTheBank = withState({ ...on, autopay: autopayWith({ status: 'paused' }) });
export const PausedAndRenewsByItself = withState({
  status: 'paused',
  renewal: null,
  closesAt: null,
  resumesAt: '2026-10-15T06:00:00.000Z',
  autopay: autopayWith(),
  can: ['resume', 'cancel', 'endAutopay'],
});

export const SaysWhatIsAgreedTo: Story = {
  ...MayRenewByItself,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn on auto-renew' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn on auto-renew' });
    const lines = within(dialog).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'At most ₹499 is charged each time your paid period ends, first on 17 Aug 2026.',
      'We notify you at least a day before, with a link to decline.',
      'You can cancel at any time, here or in your UPI app.',
    ]);
    await expect(within(dialog).getByRole('button', { name: 'Authorise with UPI or card' })).toBeEnabled();
  },
};

export const AsksBeforeItIsTurnedOff: Story = {
  ...ChargeAnnounced,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off auto-renew?' });
    await expect(dialog).toHaveTextContent('Nothing more is charged. You keep access until 17 Aug 2026');
  },
};

export const SaysWhatTheBankMayStillTake: Story = {
  ...ChargeAsked,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off auto-renew?' });
    await expect(dialog).toHaveTextContent('If it succeeds after this, it is refunded automatically.');
  },
};

export const AsksAnewForMore: Story = {
  ...RenewsByItself,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change price' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change price' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'For a year' }));
    await expect(dialog).toHaveTextContent('You authorised at most ₹499 per charge.');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Small' }));
    await expect(dialog).not.toHaveTextContent('You authorised at most');
  },
};

export const SaysWhatCannotRenewByItself: Story = {
  ...withState({
    ...on,
    can: [...on.can, 'change'],
    changes: [
      { ...cheaper, canAutopay: false },
      {
        ...dearer,
        terms: { priceId: 'l', label: 'For ever', amount: 7_99_900, period: { unit: 'lifetime', count: 1 } },
        canAutopay: false,
        endsAt: null,
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change price' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change price' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Small' }));
    await expect(dialog).toHaveTextContent('Auto-renew is not available for this price');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'For ever' }));
    await expect(dialog).toHaveTextContent('Nothing will be charged automatically.');
  },
};

export const AsksBeforeItIsCancelled: Story = {
  ...Active,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the subscription?' });
    await expect(dialog).toHaveTextContent('You keep access until 17 Aug 2026');
  },
};

export const StatesTheSumBeforeItIsAgreed: Story = {
  ...Active,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change price' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'For a year' }));
    await expect(dialog.getByRole('button', { name: 'Pay ₹7,666.34' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Small' }));
    await expect(dialog.getByRole('button', { name: 'Change at the end' })).toBeEnabled();
  },
};
