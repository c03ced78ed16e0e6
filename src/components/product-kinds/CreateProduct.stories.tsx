import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Shop } from '../testing/Shop';

import { CreateProduct } from './CreateProduct';

const meta = {
  title: 'Parts/CreateProduct',
  component: CreateProduct,
  args: { label: 'Create' },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof CreateProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksWhichKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What do you want to sell?' }));
    await expect(await sheet.findByRole('link', { name: 'Webinar' })).toHaveAttribute(
      'href',
      '/Create/webinar',
    );
    await expect(sheet.getByText('A live session on a set date and time.')).toBeVisible();
  },
};
