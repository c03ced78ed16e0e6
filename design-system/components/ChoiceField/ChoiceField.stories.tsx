import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChoiceField } from '../../index';

const meta = {
  component: ChoiceField,
  title: 'forms/ChoiceField',
  args: { label: 'Product', value: 'Sourdough at Home, in Indian Weather', onPress: fn() },
} satisfies Meta<typeof ChoiceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { help: 'Where the link leads.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Product: Sourdough at Home, in Indian Weather' });
    await expect(button).toHaveAccessibleDescription('Where the link leads.');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { value: '', placeholder: 'Choose a product' } };
export const Wrong: Story = {
  args: { value: '', placeholder: 'Choose a product', error: 'Choose the product.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose the product.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
