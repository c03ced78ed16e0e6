import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box, descriptionOf, FieldFrame } from '../../index';

const meta = {
  component: FieldFrame,
  title: 'forms/FieldFrame',
  args: { id: 'colour', label: 'Colour of the shop', help: 'Buyers see it on every page.', children: null },
  render: (args) => (
    <FieldFrame {...args}>
      <Box as="input" type="color" id={args.id} aria-describedby={descriptionOf(args.id, args)} />
    </FieldFrame>
  ),
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Around a control that the design system has not: here the browser's own. */
export const WithHelp: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Colour of the shop');
    await expect(control).toHaveAccessibleDescription('Buyers see it on every page.');
  },
};

export const WithAnError: Story = {
  args: { error: 'Choose a darker one.', optional: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Colour of the shop optional');
    await expect(control).toHaveAccessibleDescription('Choose a darker one.');
    await expect(canvas.queryByText('Buyers see it on every page.')).toBeNull();
  },
};

export const AroundAGroup: Story = {
  args: { group: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Colour of the shop' })).toBeVisible();
  },
  render: (args) => (
    <FieldFrame {...args}>
      <Box as="input" type="color" aria-label="Light" />
      <Box as="input" type="color" aria-label="Dark" />
    </FieldFrame>
  ),
};
