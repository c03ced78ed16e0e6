import { ApiError } from '@haat/machines/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { stepUpKey } from '../../queries/accounts/step-up.queries';
import * as queries from '../../queries/admin.queries';
import { SearchResults } from './creators/SearchResults';
import { Disputes } from './Disputes';
import { Log } from './Log';
import { Books } from './money/Books';
import { Differences } from './money/Differences';
import { UnmatchedPayments } from './money/UnmatchedPayments';
import { unmatched } from './money/unmatched-payment.samples';
import * as samples from './operator.samples';
import { Rates } from './rates/Rates';
import { Reviews } from './reviews/Reviews';

const meta: Meta = { title: 'Screens/Operator/Sections' };
export default meta;
type Story = StoryObj;

const showing = (Section: ComponentType, ...seeds: Seed[]): Story => ({
  render: () => (
    <Shop seeds={seeds}>
      <Section />
    </Shop>
  ),
});
const list = (...items: unknown[]) => ({ items, next: null });
const codeNeeded = (key: readonly unknown[]): Seed => ({
  ...failed(key),
  error: new ApiError({ status: 403, code: 'step_up_needed', message: 'Confirm with a code first.' }),
});

const openKey = queries.differencesKey('open');
export const DifferencesFull: Story = {
  ...showing(
    Differences,
    loaded(openKey, list(samples.difference)),
    loaded(queries.differencesKey('closed'), list(samples.explained)),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Explain order Kx8wPq2Lm4Nd7RtV' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from list' }));
    await expect(dialog.getByLabelText('Explanation')).toHaveAccessibleDescription(/Give a reason\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await userEvent.click(canvas.getByText('Resolved'));
    await expect(await canvas.findByText('The webhook came an hour late.')).toBeVisible();
  },
};
export const DifferencesTakenTwice: Story = {
  ...showing(
    Differences,
    loaded(openKey, list({ ...samples.difference, kind: 'takenTwice', paymentId: null })),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded more than was left of the order')).toBeVisible();
  },
};

const unmatchedPaymentsKey = queries.unmatchedPaymentsKey('open');
export const UnmatchedPaymentsFull: Story = {
  ...showing(
    UnmatchedPayments,
    loaded(
      unmatchedPaymentsKey,
      list(unmatched, { ...unmatched, paymentId: '1453002802', why: 'late', status: 'returning' }),
    ),
    loaded(
      queries.unmatchedPaymentsKey('settled'),
      list({
        ...unmatched,
        status: 'settled',
        settled: { note: 'Sent by NEFT, reference N1234', at: '2026-11-20T09:30:00Z' },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected by the gateway')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Mark as settled' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment 1453002801' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Settled manually' }));
    await expect(await canvas.findByText(/Sent by NEFT, reference N1234/)).toBeVisible();
  },
};

export const CodeNeededAgain: Story = {
  ...showing(
    Reviews,
    codeNeeded(queries.reviewsKey),
    loaded(stepUpKey, { sentTo: { channel: 'sms', masked: '+91 98•••••210' }, resendAfterSeconds: 0 }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  },
};

export const DisputesFull = showing(
  Disputes,
  loaded(
    queries.disputesKey('open'),
    list(
      samples.dispute,
      { ...samples.dispute, id: '2', status: 'answered' },
      {
        ...samples.dispute,
        id: '3',
        status: 'answered',
        handedIn: { note: 'The log of visits and the mail of 3 November', at: '2026-11-20T09:30:00Z' },
      },
    ),
  ),
);

export const RatesFull: Story = {
  ...showing(Rates, loaded(queries.ratesKey, samples.rates)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan prices' }));
    const fee = dialog.getByLabelText('FREE: fee per sale');
    await userEvent.clear(fee);
    await userEvent.type(fee, '4');
    await expect(dialog.getByRole('button', { name: 'Change now' })).toBeInTheDocument();
    await userEvent.clear(fee);
    await userEvent.type(fee, '6');
    await expect(dialog.getByRole('button', { name: 'Announce' })).toBeInTheDocument();
    await expect(dialog.getByLabelText('From')).toBeInTheDocument();
  },
};
/** Announced for a day that does not come while this is looked at. */
const [change] = samples.rates.changes;
const announced = { ...change, startsAt: '2099-12-31T18:30:00Z' };
export const RatesTakenBack: Story = {
  ...showing(Rates, loaded(queries.ratesKey, { ...samples.rates, changes: [announced] })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan prices' }));
    await expect(dialog.getByRole('button', { name: 'Cancel the announced change' })).toBeInTheDocument();
    await expect(dialog.getByText(/These are today’s rates/)).toBeInTheDocument();
  },
};

export const BooksFull: Story = {
  ...showing(Books, loaded(queries.trialKey, samples.trial)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The ledger is balanced.')).toBeVisible();
  },
};
export const BooksThatDiffer = showing(
  Books,
  loaded(queries.trialKey, { ...samples.trial, isProved: false }),
);

export const LogFull: Story = {
  ...showing(Log, loaded(queries.logKey({}), onePage(samples.actions))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('available: ₹1,500 → ₹2,000')).toBeVisible();
  },
};

const SearchQuery = () => <SearchResults q="meera" />;
export const FoundSome: Story = {
  ...showing(SearchQuery, loaded(queries.foundKey('meera'), samples.found)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund ₹1,000?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  },
};
