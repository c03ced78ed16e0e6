import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, Badge, Inline, Stack, Thumbnail } from '../../index';

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

export const AvatarsAndThumbnails: Story = {
  render: () => (
    <Stack space="16">
      <Inline space="8">
        <Avatar name="Suresh Kamath" size={32} />
        <Avatar name="Zoya Ahmed" />
        <Avatar name="गणेश पाटील" size={48} />
        <Avatar
          name="A picture"
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23B9432F'/%3E%3C/svg%3E"
        />
      </Inline>
      <Inline space="8">
        <Thumbnail size={32} />
        <Thumbnail icon="receipt" />
        <Thumbnail
          size={64}
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%231C605C'/%3E%3C/svg%3E"
        />
      </Inline>
    </Stack>
  ),
};
