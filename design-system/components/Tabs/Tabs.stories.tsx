import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, Text } from '../../index';

const meta = {
  component: Tabs,
  title: 'pieces/Tabs',
  args: {
    label: 'Ways to share',
    current: 'link',
    onChange: fn(),
    tabs: [
      { key: 'link', label: 'Link', content: <Text>haat.in/pp/8kq24471</Text> },
      { key: 'qr', label: 'QR', content: <Text>A code to print</Text> },
      { key: 'words', label: 'Message', content: <Text>Words to send along</Text> },
    ],
  },
  render: function Chosen(args) {
    const [current, setCurrent] = useState(args.current);
    return <Tabs {...args} current={current} onChange={setCurrent} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Link' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'QR', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'QR' })).toHaveTextContent('A code to print');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Message' })).toHaveFocus();
  },
};
