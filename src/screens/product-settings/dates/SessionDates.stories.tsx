import type { ProductDates } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import type { SampleProduct } from '../../../components/testing/samples';
import * as samples from '../../../components/testing/samples';
import { datesKey } from '../../../queries/catalog/dates.queries';
import { SessionDates } from './SessionDates';

const [sample] = samples.products as [SampleProduct];
const product: SampleProduct = { ...sample, id: 'Hampers11Live', kind: 'webinar', status: 'published' };

const meta: Meta<typeof SessionDates> = {
  title: 'Screens/Product settings/Dates of a live session',
  component: SessionDates,
};
export default meta;

type Story = StoryObj<typeof SessionDates>;

const key = datesKey(product.id);
const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <SessionDates product={product} />
    </Shop>
  ),
});
const date = { title: product.title, timeZone: 'Asia/Kolkata', seats: 50, taken: 50 };
const dates: ProductDates = {
  version: 4,
  isPublished: true,
  differences: [],
  items: [
    { ...date, id: product.id, status: 'published', startsAt: '2026-12-12T13:00:00.000Z' },
    { ...date, id: 'Hampers12Live', status: 'published', startsAt: '2026-12-19T13:00:00.000Z', taken: 3 },
    { ...date, id: 'Hampers13Live', status: 'draft', startsAt: null, seats: null, taken: 0 },
  ],
};

export const Loading = on(loading(key));
export const Empty = on(loaded(key, { ...dates, items: dates.items.slice(0, 1) }));
export const Full: Story = {
  ...on(loaded(key, dates)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 of 50 seats taken')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /19 December/ })).toBeVisible();
    await expect(canvas.getByText('No date yet')).toBeVisible();
  },
};
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline = on(offline(key, dates));

/** Without a day and a time it says what is missing, and asks nothing of the server. */
export const WithoutATime: Story = {
  ...on(loaded(key, dates)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create the draft' }));
    await expect(await screen.findByText('Choose the start date and time')).toBeVisible();
  },
};

const differing: ProductDates = {
  ...dates,
  differences: [
    { part: 'title', dates: 2, isChanged: true },
    { part: 'prices', dates: 1, isChanged: false },
  ],
};

/** What was changed here is chosen; what differs for longer is not. */
export const OtherDatesDiffer: Story = {
  ...on(loaded(key, differing)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Different on other dates: Title · Prices')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Also change the other dates' }));
    await expect(await screen.findByRole('checkbox', { name: 'Title' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Prices' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Title' }));
    await expect(screen.getByRole('button', { name: 'Change and publish' })).toBeDisabled();
  },
};

/** While this date is not published as it is written, the others are only saved. */
export const OtherDatesOnlySaved: Story = {
  ...on(loaded(key, { ...differing, isPublished: false })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Also change the other dates' }));
    await expect(await screen.findByRole('button', { name: 'Change them' })).toBeEnabled();
  },
};
