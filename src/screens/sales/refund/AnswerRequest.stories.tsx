import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { AnswerRequest } from './AnswerRequest';

const meta: Meta<typeof AnswerRequest> = {
  title: 'Screens/Sales/Answer a buyer',
  component: AnswerRequest,
  args: { orderId: 'Sale11111111', request: samples.refundRequest, buyer: 'Ananya Iyer' },
  decorators: [
    (Story) => (
      <Shop seeds={[]} kind="mobile">
        <Story />
      </Shop>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof AnswerRequest>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refund ₹500' })).toBeVisible();
  },
};

export const ANoNeedsWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(canvas.getByLabelText('Message to the buyer')).toHaveAccessibleDescription(/Give a reason/);
  },
};

export const Late: Story = { args: { request: { ...samples.refundRequest, status: 'lapsed' } } };
