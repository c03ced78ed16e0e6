import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Inline } from '../../index';

const meta = { component: Badge, title: 'pieces/Badge', args: { children: 'Draft' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline space="8">
      <Badge>Draft</Badge>
      <Badge tone="good" icon="check">
        Paid
      </Badge>
      <Badge tone="caution" icon="clock">
        Waiting for bank
      </Badge>
      <Badge tone="critical" icon="cross">
        Failed
      </Badge>
      <Badge tone="link">New</Badge>
    </Inline>
  ),
};
