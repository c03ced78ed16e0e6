import { ApiError } from '@haat/machines/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../parts/testing/Shop';
import * as queries from '../../queries/operator.queries';
import { stepUpKey } from '../../queries/step-up.queries';
import { Books } from './Books';
import { Creator } from './Creator';
import { Differences } from './Differences';
import { Disputes } from './Disputes';
import { Found } from './Found';
import { Held } from './Held';
import { Log } from './Log';
import * as samples from './operator.samples';
import { Payouts } from './Payouts';
import { Rates } from './Rates';
import { Requests } from './Requests';
import { Reviews } from './Reviews';
import { Strays } from './Strays';
import { stray } from './stray.samples';
import { Tickets } from './Tickets';

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
export const DifferencesLoading = showing(Differences, loading(openKey));
export const DifferencesEmpty = showing(Differences, loaded(openKey, list()));
export const DifferencesFailed = showing(Differences, failed(openKey));
export const DifferencesOffline = showing(Differences, offline(openKey, list(samples.difference)));
export const DifferencesFull: Story = {
  ...showing(
    Differences,
    loaded(openKey, list(samples.difference)),
    loaded(queries.differencesKey('closed'), list(samples.explained)),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Explain order Kx8wPq2Lm4Nd7RtV' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it off the list' }));
    await expect(dialog.getByLabelText('What it was')).toHaveAccessibleDescription(/Say why\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await userEvent.click(canvas.getByText('Explained or over'));
    await expect(await canvas.findByText('The webhook came an hour late.')).toBeVisible();
  },
};
export const DifferencesTakenTwice: Story = {
  ...showing(
    Differences,
    loaded(openKey, list({ ...samples.difference, kind: 'takenTwice', paymentId: null })),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More went back than was left of the order')).toBeVisible();
  },
};

const straysKey = queries.straysKey('open');
export const StraysLoading = showing(Strays, loading(straysKey));
export const StraysEmpty = showing(Strays, loaded(straysKey, list()));
export const StraysFailed = showing(Strays, failed(straysKey));
export const StraysOffline = showing(Strays, offline(straysKey, list(stray)));
export const StraysFull: Story = {
  ...showing(
    Strays,
    loaded(straysKey, list(stray, { ...stray, paymentId: '1453002802', why: 'late', status: 'returning' })),
    loaded(
      queries.straysKey('settled'),
      list({
        ...stray,
        status: 'settled',
        settled: { note: 'Sent by NEFT, reference N1234', at: '2026-11-20T09:30:00Z' },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The gateway refuses')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Mark as settled' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment 1453002801' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Settled by hand' }));
    await expect(await canvas.findByText(/Sent by NEFT, reference N1234/)).toBeVisible();
  },
};

const ticketsKey = queries.ticketsKey('open');
export const TicketsEmpty = showing(Tickets, loaded(ticketsKey, list()));
export const TicketsFull = showing(
  Tickets,
  loaded(ticketsKey, list(samples.ticket, { ...samples.ticket, id: '482190731651' })),
);

export const PapersEmpty = showing(Reviews, loaded(queries.reviewsKey, list()));
export const PapersFull = showing(Reviews, loaded(queries.reviewsKey, list(samples.review)));
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

export const PayoutsEmpty = showing(Payouts, loaded(queries.doubtfulPayoutsKey, list()));
export const PayoutsFull = showing(Payouts, loaded(queries.doubtfulPayoutsKey, list(samples.payout)));

export const HeldEmpty = showing(Held, loaded(queries.holdsKey, list()));
export const HeldFull = showing(Held, loaded(queries.holdsKey, list(samples.hold)));

export const RequestsEmpty = showing(Requests, loaded(queries.lapsedKey, list()));
export const RequestsFull = showing(Requests, loaded(queries.lapsedKey, list(samples.lapsed)));

export const DisputesEmpty = showing(Disputes, loaded(queries.disputesKey('open'), list()));
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
    await userEvent.click(canvas.getByRole('button', { name: 'Change the rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What the plans cost' }));
    const fee = dialog.getByLabelText('FREE: of each sale');
    await userEvent.clear(fee);
    await userEvent.type(fee, '4');
    await expect(dialog.getByRole('button', { name: 'Change it now' })).toBeInTheDocument();
    await userEvent.clear(fee);
    await userEvent.type(fee, '6');
    await expect(dialog.getByRole('button', { name: 'Announce it' })).toBeInTheDocument();
    await expect(dialog.getByLabelText('From')).toBeInTheDocument();
  },
};
/** Announced for a day that does not come while this is looked at. */
const [change] = samples.rates.changes;
const announced = { ...change, startsAt: '2099-12-31T18:30:00Z' };
export const RatesTakenBack: Story = {
  ...showing(Rates, loaded(queries.ratesKey, { ...samples.rates, changes: [announced] })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What the plans cost' }));
    await expect(dialog.getByRole('button', { name: 'Take back what is announced' })).toBeInTheDocument();
    await expect(dialog.getByText(/These are today’s rates/)).toBeInTheDocument();
  },
};
export const RatesAsConfigured = showing(Rates, loaded(queries.ratesKey, { ...samples.rates, changes: [] }));

export const BooksEmpty = showing(Books, loaded(queries.trialKey, { ...samples.trial, lines: [] }));
export const BooksFull: Story = {
  ...showing(Books, loaded(queries.trialKey, samples.trial)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing wrong was found in the books.')).toBeVisible();
  },
};
export const BooksThatDiffer = showing(
  Books,
  loaded(queries.trialKey, { ...samples.trial, isProved: false }),
);

export const LogEmpty = showing(Log, loaded(queries.logKey({}), onePage([])));
export const LogFull: Story = {
  ...showing(Log, loaded(queries.logKey({}), onePage(samples.actions))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('available: ₹1,500 → ₹2,000')).toBeVisible();
  },
};

const Sought = () => <Found q="meera" />;
const nothing = { creators: [], products: [], orders: [] };
export const FoundNothing = showing(Sought, loaded(queries.foundKey('meera'), nothing));
export const FoundSome: Story = {
  ...showing(Sought, loaded(queries.foundKey('meera'), samples.found)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give ₹1,000 back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  },
};

const One = () => <Creator id={samples.creator.id} />;
export const CreatorLoading = showing(One, loading(queries.creatorKey(samples.creator.id)));
export const CreatorFull = showing(One, loaded(queries.creatorKey(samples.creator.id), samples.creator));
export const LosingANumber: Story = {
  ...CreatorFull,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Lost' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Take +91 98•••••345 away?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it away' }));
    await expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription(/Say why\./);
  },
};
export const GivingMoney: Story = {
  ...CreatorFull,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give or take money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Money of Meera Kulkarni' }));
    await userEvent.type(dialog.getByLabelText('Amount'), '500');
    await expect(dialog.getByText('₹2,500.00')).toBeInTheDocument();
    await userEvent.click(dialog.getByText('Take'));
    await expect(dialog.getByText('₹1,500.00')).toBeInTheDocument();
  },
};
export const HoldingMoney: Story = {
  ...CreatorFull,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hold money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hold money of Meera Kulkarni' }));
    await userEvent.type(dialog.getByLabelText('Amount'), '9');
    await userEvent.type(dialog.getByLabelText('Why'), 'The bank asks.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold it' }));
    await expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/more than is available/);
    await expect(dialog.getByLabelText('What they can do')).toHaveAccessibleDescription(/Say what they can/);
  },
};
