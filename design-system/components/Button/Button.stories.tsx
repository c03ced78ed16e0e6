import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink, IconButton, Inline, Stack, Text } from '../../index';

const meta = {
  component: Button,
  title: 'forms/Button',
  args: { children: 'Save draft', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Accent: Story = { args: { tone: 'accent', children: 'Pay ₹499', mainAction: true } };
export const Critical: Story = { args: { tone: 'critical', children: 'Refund' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Change' } };

/** Its words stand under the words above. */
export const Flush: Story = {
  args: { tone: 'quiet', flush: true, children: 'Pause' },
  render: (args) => (
    <Stack space="8">
      <Text>Paid until 22 Dec 2026.</Text>
      <Inline space="12">
        <Button {...args} />
        <Button {...args}>Cancel subscription</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('Pause').getBoundingClientRect();
    await expect(label.left).toBeCloseTo(
      canvas.getByText('Paid until 22 Dec 2026.').getBoundingClientRect().left,
      0,
    );
  },
};

export const Small: Story = { args: { size: 'small', children: 'Share' } };
export const WithIcons: Story = {
  args: { icon: 'download', iconAfter: 'chevronRight', children: 'Download CSV' },
};
export const FullWidth: Story = { args: { tone: 'accent', fullWidth: true, children: 'Send code' } };

export const Busy: Story = {
  args: { tone: 'accent', busy: true, children: 'Saving' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving', busy: true });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const All: Story = {
  render: () => (
    <Stack space="16" align="start">
      {(['regular', 'small'] as const).map((size) => (
        <Inline key={size} space="12">
          {(['accent', 'neutral', 'critical', 'quiet'] as const).map((tone) => (
            <Button key={tone} tone={tone} size={size} icon="plus">
              {tone}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline space="12">
        <ButtonLink href="#new" tone="accent" icon="plus">
          Create
        </ButtonLink>
        <ButtonLink href="https://example.org" external iconAfter="external">
          See the page
        </ButtonLink>
        <IconButton label="Search" icon="search" />
        <IconButton label="Copy the link" icon="copy" />
        <IconButton label="Share" icon="share" />
        <IconButton label="Trying again" icon="refresh" busy />
      </Inline>
    </Stack>
  ),
};
