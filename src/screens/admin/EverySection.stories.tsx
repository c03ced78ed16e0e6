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
import { stray } from './money/unmatched-payment.samples';
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
    subject: 'What was found',
    full: before.found,
    says: /Meera Kulkarni/,
    empty: { data: { creators: [], products: [], orders: [] }, says: 'Nothing by that name' },
  },
  Papers: {
    Section: Reviews,
    key: queries.reviewsKey,
    subject: 'The papers',
    full: list(before.review),
    says: /MEERA S KULKARNI/,
    empty: { data: list(), says: 'No papers wait' },
  },
  Payouts: {
    Section: Payouts,
    key: queries.doubtfulPayoutsKey,
    subject: 'The payouts',
    full: list(before.payout),
    says: /Takes longer than it should/,
    empty: { data: list(), says: 'Every payout is where it should be' },
  },
  Refunds: {
    Section: Requests,
    key: queries.lapsedKey,
    subject: 'The requests',
    full: list(before.lapsed),
    says: /The class was moved/,
    empty: { data: list(), says: 'Nobody was left without an answer' },
  },
  Proposals: {
    Section: Proposals,
    key: queries.proposalsKey('waiting'),
    subject: 'The proposals',
    full: list(proposal, ownProposal),
    says: /The fee of the festival week was taken twice/,
    empty: { data: list(), says: 'Nothing to confirm' },
  },
  Disputes: {
    Section: Disputes,
    key: queries.disputesKey('open'),
    subject: 'The disputes',
    full: list(before.dispute),
    says: /Goods or services not received/,
    empty: { data: list(), says: 'No bank asks' },
  },
  Differences: {
    Section: Differences,
    key: queries.differencesKey('open'),
    subject: 'The differences',
    full: list(before.difference),
    says: /1453002795/,
    empty: { data: list(), says: 'Nothing is open' },
  },
  UnmatchedPayments: {
    Section: UnmatchedPayments,
    key: queries.straysKey('open'),
    subject: 'The payments',
    full: list(stray),
    says: /1453002801/,
    empty: { data: list(), says: 'All of it went back' },
  },
  Tickets: {
    Section: Tickets,
    key: queries.ticketsKey('open'),
    subject: 'The tickets',
    full: list(before.ticket),
    says: /I paid twice for the same class/,
    empty: { data: list(), says: 'Nobody waits' },
  },
  Held: {
    Section: Held,
    key: queries.holdsKey,
    subject: 'What is held',
    full: list(before.hold),
    says: /Several buyers say that nothing came/,
    empty: { data: list(), says: 'Nothing is held' },
  },
  Rates: {
    Section: Rates,
    key: queries.ratesKey,
    subject: 'The rates',
    full: before.rates,
    says: /^PREMIUM$/,
    empty: {
      data: { ...before.rates, changes: [] },
      says: 'As they are configured: nobody has changed them here.',
    },
  },
  Books: {
    Section: Books,
    key: queries.trialKey,
    subject: 'The balances',
    full: trial,
    says: /creator\.available/,
    empty: { data: { ...trial, lines: [] }, says: 'No money has moved yet' },
  },
  'Browser errors': {
    Section: BrowserErrors,
    key: queries.browserErrorsKey,
    subject: 'The errors',
    full: list(browserError),
    says: /reading 'available'/,
    empty: { data: list(), says: 'No errors in browsers' },
  },
  Log: {
    Section: Log,
    key: queries.logKey({}),
    subject: 'The log',
    full: onePage(before.actions),
    says: /A fee was taken twice/,
    empty: { data: onePage([]), says: 'Nothing was done' },
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
