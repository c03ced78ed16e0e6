import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState, Link } from '../../index';

const meta = {
  component: EmptyState,
  title: 'faces/EmptyState',
  args: {
    title: 'Your first page starts with one price',
    text: 'Publish with a title and a price. Add the rest while people are already paying.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    action: (
      <>
        <Button tone="accent" icon="plus" fullWidth>
          Create a page
        </Button>
        <Link href="#example" standalone>
          See one as a buyer
        </Link>
      </>
    ),
  },
};
