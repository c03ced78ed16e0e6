import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accessWith } from '../../testing/access';
import { changeDateWith } from '../../testing/models';
import { fullPage, story } from '../../testing/page-story';
import { AccessPage } from './AccessPage';
import { ChangeDatePage } from './ChangeDatePage';

const meta = { title: 'Buyer/Change the date', ...fullPage } satisfies Meta;
export default meta;

/** What is full cannot be chosen; what is cheaper says that nothing is refunded. */
export const Choosing: StoryObj = {
  ...story(<ChangeDatePage model={changeDateWith()} />),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: /30 August 2026/ })).toBeDisabled();
    await expect(canvas.getByText(/The difference is not refunded/)).toBeVisible();
  },
};

export const Refused: StoryObj = {
  ...story(<ChangeDatePage model={changeDateWith({ error: 'This date is full.' })} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

const { dates } = changeDateWith();
export const TooLate: StoryObj = {
  ...story(
    <ChangeDatePage
      model={changeDateWith({
        dates: { ...dates, refused: 'It has started, so the date cannot be changed' },
        until: null,
      })}
    />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your receipt' })).toBeVisible();
  },
};

/** The way there, on the receipt. */
export const OnTheReceipt: StoryObj = {
  ...story(
    <AccessPage model={accessWith({ changeUntil: '2026-08-08T05:30:00.000Z', isDateChanged: true })} />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change your date' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your date was changed');
  },
};
