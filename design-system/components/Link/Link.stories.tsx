import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, Stack, Text } from '../../index';

const meta = {
  component: Link,
  title: 'words/Link',
  args: { href: '#sales', children: 'Sales' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <Text>
      By going on you accept the <Link href="#terms">Terms</Link>.
    </Text>
  ),
};

export const Kinds: Story = {
  render: () => (
    <Stack space="12" align="start">
      <Link href="#sales" standalone label="See all sales">
        See all
      </Link>
      <Link href="#proof" standalone iconAfter="chevronRight">
        Review and send proof
      </Link>
      <Link href="#quiet" tone="soft">
        Privacy
      </Link>
      <Link href="#here" tone="ink" current>
        Home
      </Link>
      <Link href="https://example.org" external>
        The page itself
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all sales' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
