import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kindWith } from '../testing/kinds';
import { site, waitingListWith, waitingStates } from '../testing/models';
import { fullPage, story } from '../testing/page-story';
import { PreviewPage } from './PreviewPage';
import { WaitingListPage } from './WaitingListPage';

const meta = { title: 'Buyer/Waiting list', ...fullPage } satisfies Meta;
export default meta;

const on = (state: keyof typeof waitingStates) =>
  story(<WaitingListPage model={waitingListWith(waitingStates[state])} />);

const full = kindWith('webinar', { seats: 40, seatsLeft: 0 }, { closed: 'Sold out' });

/** The preview of a session whose seats are all held. */
export const FullSession: StoryObj = {
  ...story(<PreviewPage model={{ site, product: full }} />),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join the waiting list' });
    await expect(link).toHaveAttribute('href', `/pp/${full.id}/waiting-list`);
  },
};

export const Joining = on('joining');
export const Refused: StoryObj = {
  ...on('refused'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Waiting: StoryObj = {
  ...on('waiting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are number 3');
    await expect(canvas.getByRole('button', { name: 'Leave the waiting list' })).toBeEnabled();
  },
};
/** By the link of somebody else's browser: it says the number alone. */
export const WaitingElsewhere = story(
  <WaitingListPage model={waitingListWith(waitingStates.waiting, { canLeave: false })} />,
);
export const Offered: StoryObj = {
  ...on('offered'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book this seat' })).toBeVisible();
  },
};
export const Unpaid = on('unpaid');
export const Paid = on('paid');
export const Ended = on('ended');
export const Cancelled = story(
  <WaitingListPage
    model={waitingListWith({ is: 'ended', cancelled: { reason: 'I have lost my voice.' } })}
  />,
);
