import { Box, Heading, Stack } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as queries from '../../queries/admin.queries';
import { BrowserErrors } from './browser-errors/BrowserErrors';
import { browserError } from './browser-errors/browser-error.samples';
import { SearchResults } from './creators/SearchResults';
import { Disputes } from './Disputes';
import { Log } from './Log';
import { Books } from './money/Books';
import { Differences } from './money/Differences';
import { Held } from './money/Held';
import { Payouts } from './money/Payouts';
import { UnmatchedPayments } from './money/UnmatchedPayments';
import { unmatched } from './money/unmatched-payment.samples';
import * as before from './operator.samples';
import { Proposals } from './proposals/Proposals';
import { ownProposal, proposal } from './proposals/proposal.samples';
import { Requests } from './Requests';
import { Rates } from './rates/Rates';
import { Reviews } from './reviews/Reviews';
import { Tickets } from './Tickets';

/** They load in one way, and are told together: what differs is only what they ask, and what they say when there is nothing. */
const meta: Meta = {
  title: 'Screens/Operator/Every section',
  subcomponents: {
    Books,
    BrowserErrors,
    Differences,
    Disputes,
    SearchResults,
    Held,
    Log,
    Payouts,
    Proposals,
    Rates,
    Requests,
    Reviews,
    UnmatchedPayments,
    Tickets,
  },
};
export default meta;
type Story = StoryObj;

interface Section {
  Section: ComponentType;
  key: QueryKey;
  /** What is listed, as a sentence about it begins. */
  subject: string;
  full: unknown;
  /** Something of it that is read. */
  says: RegExp;
  /** What comes when there is nothing, and what is said then. */
  empty: { data: unknown; says: string };
}

const list = (...items: unknown[]) => ({ items, next: null });
const { trial } = before;

const sections: Record<string, Section> = {
  Find: {
    Section: () => <SearchResults q="meera" />,
    key: queries.foundKey('meera'),
    subject: 'Results',
    full: before.found,
    says: /Meera Kulkarni/,
    empty: { data: { creators: [], products: [], orders: [] }, says: 'No results' },
  },
  Documents: {
    Section: Reviews,
    key: queries.reviewsKey,
    subject: 'Documents',
    full: list(before.review),
    says: /MEERA S KULKARNI/,
    empty: { data: list(), says: 'No documents to review' },
  },
  Payouts: {
    Section: Payouts,
    key: queries.doubtfulPayoutsKey,
    subject: 'Payouts',
    full: list(before.payout),
    says: /Taking too long/,
    empty: { data: list(), says: 'No payouts need attention' },
  },
  Refunds: {
    Section: Requests,
    key: queries.lapsedKey,
    subject: 'Refund requests',
    full: list(before.lapsed),
    says: /The class was moved/,
    empty: { data: list(), says: 'No refund requests' },
  },
  Proposals: {
    Section: Proposals,
    key: queries.proposalsKey('waiting'),
    subject: 'Proposals',
    full: list(proposal, ownProposal),
    says: /The fee of the festival week was taken twice/,
    empty: { data: list(), says: 'Nothing to confirm' },
  },
  Disputes: {
    Section: Disputes,
    key: queries.disputesKey('open'),
    subject: 'Disputes',
    full: list(before.dispute),
    says: /Goods or services not received/,
    empty: { data: list(), says: 'No disputes' },
  },
  Differences: {
    Section: Differences,
    key: queries.differencesKey('open'),
    subject: 'Discrepancies',
    full: list(before.difference),
    says: /1453002795/,
    empty: { data: list(), says: 'Nothing open' },
  },
  UnmatchedPayments: {
    Section: UnmatchedPayments,
    key: queries.unmatchedPaymentsKey('open'),
    subject: 'Payments',
    full: list(unmatched),
    says: /1453002801/,
    empty: { data: list(), says: 'No unmatched payments' },
  },
  Tickets: {
    Section: Tickets,
    key: queries.ticketsKey('open'),
    subject: 'Tickets',
    full: list(before.ticket),
    says: /I paid twice for the same class/,
    empty: { data: list(), says: 'No open tickets' },
  },
  Held: {
    Section: Held,
    key: queries.holdsKey,
    subject: 'Holds',
    full: list(before.hold),
    says: /Several buyers say that nothing came/,
    empty: { data: list(), says: 'No holds' },
  },
  Rates: {
    Section: Rates,
    key: queries.ratesKey,
    subject: 'Rates',
    full: before.rates,
    says: /^PREMIUM$/,
    empty: {
      data: { ...before.rates, changes: [] },
      says: 'From the configuration. Not changed here yet.',
    },
  },
  Books: {
    Section: Books,
    key: queries.trialKey,
    subject: 'Balances',
    full: trial,
    says: /creator\.available/,
    empty: { data: { ...trial, lines: [] }, says: 'No transactions yet' },
  },
  'Browser errors': {
    Section: BrowserErrors,
    key: queries.browserErrorsKey,
    subject: 'Errors',
    full: list(browserError),
    says: /reading 'available'/,
    empty: { data: list(), says: 'No errors in browsers' },
  },
  Log: {
    Section: Log,
    key: queries.logKey({}),
    subject: 'Log',
    full: onePage(before.actions),
    says: /A fee was taken twice/,
    empty: { data: onePage([]), says: 'No actions yet' },
  },
};

type Within = ReturnType<typeof within>;

/** All of them with this face, one below the other, each of them looked at. */
const every = (
  faceOf: (section: Section) => Seed,
  look: (inside: Within, section: Section) => Promise<void>,
): Story => {
  const shown = Object.entries(sections).map(([name, section]) => ({ name, section, seed: faceOf(section) }));
  return {
    render: () => (
      <Shop seeds={shown.map(({ seed }) => seed)}>
        <Stack space="cards">
          {shown.map(({ name, section: { Section } }) => (
            <Box key={name} as="section" aria-label={`Section ${name}`}>
              <Heading level={2}>{name}</Heading>
              <Section />
            </Box>
          ))}
        </Stack>
      </Shop>
    ),
    play: async ({ canvas }) => {
      for (const { name, section } of shown)
        await look(within(canvas.getByRole('region', { name: `Section ${name}` })), section);
    },
  };
};

export const Loading = every(
  ({ key }) => loading(key),
  async (inside) => expect(await inside.findByText('Loading')).toBeInTheDocument(),
);
export const Empty = every(
  ({ key, empty }) => loaded(key, empty.data),
  async (inside, { empty }) => expect(inside.getByText(empty.says)).toBeVisible(),
);
export const Full = every(
  ({ key, full }) => loaded(key, full),
  async (inside, { says }) => expect(inside.getAllByText(says)[0]).toBeVisible(),
);
export const Failed = every(
  ({ key }) => failed(key),
  async (inside, { subject }) => {
    await expect(inside.getByRole('alert')).toHaveTextContent(`${subject} did not load`);
    await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
);
export const Offline = every(
  ({ key, full }) => offline(key, full),
  async (inside, { says }) => {
    await expect(inside.getByText('No connection.')).toBeVisible();
    await expect(inside.getAllByText(says)[0]).toBeVisible();
  },
);
