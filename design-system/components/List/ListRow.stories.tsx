import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, List, ListRow, Money, Thumbnail } from '../../index';

const meta = {
  component: ListRow,
  title: 'pieces/ListRow',
  args: { title: 'Ananya Iyer', meta: 'Sourdough at Home, in Indian Weather' },
  render: (args) => (
    <List label="Recent sales">
      <ListRow {...args} />
    </List>
  ),
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Leading: Story = {
  args: {
    href: '#sale',
    leading: <Thumbnail icon="gift" />,
    trailing: <Money paise={1_499_00} />,
    chevron: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ananya Iyer' })).toHaveAttribute('href', '#sale');
  },
};

const shared = fn();

/** Its buttons do something else than the row. */
export const WithActions: Story = {
  args: {
    onPress: fn(),
    actions: <IconButton label="Share" icon="share" onPress={shared} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(shared).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ananya Iyer' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
