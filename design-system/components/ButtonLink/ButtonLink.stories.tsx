import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink, Inline, NavigationProvider } from '../../index';

const meta = {
  component: ButtonLink,
  title: 'forms/ButtonLink',
  args: { href: '#new', children: 'Create' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Accent: Story = { args: { tone: 'accent', icon: 'plus', mainAction: true } };

export const Tones: Story = {
  render: (args) => (
    <Inline space="12">
      {(['accent', 'neutral', 'critical', 'quiet'] as const).map((tone) => (
        <ButtonLink key={tone} {...args} tone={tone}>
          {tone}
        </ButtonLink>
      ))}
      <ButtonLink {...args} size="small">
        small
      </ButtonLink>
    </Inline>
  ),
};

export const External: Story = {
  args: { href: 'https://example.org', external: true, iconAfter: 'external', children: 'See the page' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the page' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const navigate = fn(() => true);

/** Inside the app the router takes it; with a key held it stays the browser's. */
export const FollowedByTheRouter: Story = {
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ButtonLink {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Create' }));
    await expect(navigate).toHaveBeenCalledWith('#new');
  },
};
