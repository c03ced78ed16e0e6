import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField';

const onChange = fn();
const onKeyDown = fn();

const meta: Meta<typeof SearchField> = {
  title: 'Parts/SearchField',
  component: SearchField,
  args: {
    id: 'found',
    label: 'Search your products',
    maxLength: 120,
    value: '',
    onChange,
    onKeyDown,
    active: null,
  },
  beforeEach: () => {
    onChange.mockClear();
    onKeyDown.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

/** It takes the focus, and what is typed in it. */
export const Typed: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(text) => {
          onChange(text);
          setValue(text);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search your products' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'raga');
    await expect(onChange).toHaveBeenLastCalledWith('raga');
    await userEvent.keyboard('{ArrowDown}');
    await expect(onKeyDown).toHaveBeenCalled();
  },
};
