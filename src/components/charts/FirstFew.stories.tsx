import { List, ListRow } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FirstFew } from './FirstFew';

const meta: Meta<typeof FirstFew<string>> = {
  title: 'Parts/FirstFew',
  component: FirstFew<string>,
  args: {
    items: ['Instagram', 'YouTube', 'Telegram', 'WhatsApp', 'Google', 'Direct', 'A newsletter'],
    children: (shown) => (
      <List label="Sources">
        {shown.map((name) => (
          <ListRow key={name} title={name} />
        ))}
      </List>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof FirstFew<string>>;

export const More: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const FewEnough: Story = {
  args: { items: ['Instagram', 'YouTube'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
