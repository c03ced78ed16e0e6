import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box, Heading, Link, Money, SkipLink, Stack, Text, VisuallyHidden } from '../../index';

const meta = { component: Text, title: 'words/Text' } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['13', '15', '17', '20', '26', '36'] as const;
const tones = ['ink', 'soft', 'link', 'good', 'critical', 'caution'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack space="16">
      {sizes.map((size) => (
        <Stack space="0" key={size}>
          <Text size={size}>Sourdough at home, in Indian weather</Text>
          <Text size={size} weight="strong" lang="hi">
            घर की बेकरी: केक से कमाई तक
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="8">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Needs to be above ₹1,499
        </Text>
      ))}
      <Box background="accent" padding="12" radius="control">
        <Text tone="onAccent">onAccent: Pay ₹499</Text>
      </Box>
    </Stack>
  ),
};

export const TonesOnTheirGround: Story = {
  render: () => (
    <Stack space="8">
      {(['good', 'critical', 'caution', 'link'] as const).map((tone) => (
        <Box key={tone} background={`${tone}Soft`} padding="12" radius="control">
          <Text tone={tone}>{tone}</Text>
        </Box>
      ))}
      <Box background="sunken" padding="12">
        <Text tone="soft">soft on sunken</Text>
      </Box>
      <Box background="selected" padding="12">
        <Text tone="soft">soft on selected</Text>
      </Box>
    </Stack>
  ),
};

export const Truncated: Story = {
  render: () => (
    <Box width="narrow">
      <Text truncate>Sourdough at home, in Indian weather, with four breads and a starter that lives</Text>
    </Box>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack space="16">
      <Heading level={1}>Good morning, Meera</Heading>
      <Heading level={2}>Latest sales</Heading>
      <Heading level={3}>What a buyer sees</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Meera' })).toBeVisible();
  },
};

export const Amounts: Story = {
  render: () => (
    <Stack space="12">
      <Money paise={11554209} size="36" />
      <Money paise={18426000} size="36" />
      <Money paise={49900} weight="strong" />
      <Money paise={145327} sign tone="good" weight="strong" paiseShown="always" />
      <Money paise={-2500000} paiseShown="always" />
      <Money paise={99900} struck tone="soft" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,15,542.09');
    await expect(canvasElement).toHaveTextContent('−₹25,000.00');
  },
};

export const Links: Story = {
  render: () => (
    <Stack space="12" align="start">
      <Text>
        By going on you accept the <Link href="#terms">Terms</Link>.
      </Text>
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

export const HeardNotSeen: Story = {
  render: () => (
    <Text>
      3 <VisuallyHidden>notifications are new</VisuallyHidden>
    </Text>
  ),
};

export const Skip: Story = {
  render: () => (
    <main id="content">
      <SkipLink to="content" />
      <Text>The first press of Tab shows a way past the navigation.</Text>
    </main>
  ),
};
