import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink, Text } from '../../index';

const meta = { component: SkipLink, title: 'words/SkipLink', args: { to: 'content' } } satisfies Meta<
  typeof SkipLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStop: Story = {
  render: (args) => (
    <main id="content">
      <SkipLink {...args} />
      <Text>The first press of Tab shows a way past the navigation.</Text>
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
  },
};
