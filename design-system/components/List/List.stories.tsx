import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Avatar,
  Badge,
  Box,
  Card,
  IconButton,
  Inline,
  List,
  ListRow,
  Money,
  Text,
  Thumbnail,
} from '../../index';

const meta = { component: List, title: 'pieces/List', args: { label: 'Recent sales' } } satisfies Meta<
  typeof List
>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed = fn();
const shared = fn();

export const Sales: Story = {
  render: (args) => (
    <Card title="Recent sales" padding="none">
      <List {...args}>
        <ListRow
          href="#sale"
          leading={<Thumbnail icon="gift" />}
          title="Ananya Iyer"
          meta="Sourdough at Home, in Indian Weather, with a very long name that is cut"
          trailing={<Money paise={149900} weight="strong" />}
          trailingMeta="10:39"
        />
        <ListRow
          href="#sale"
          leading={<Avatar name="Farhana Shaikh" size={48} />}
          title="Farhana Shaikh"
          meta="घर की बेकरी: केक से कमाई तक"
          trailing={<Money paise={99900} tone="soft" />}
          trailingMeta={
            <Text as="span" tone="caution">
              Waiting
            </Text>
          }
        />
        <ListRow
          title="Add your GSTIN"
          meta="Buyers then get a tax invoice by themselves"
          onPress={pressed}
          chevron
        />
      </List>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recent sales' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ananya Iyer' })).toHaveAttribute('href', '#sale');
    // The link's area covers the row: what lies under a finger on the second line is the button.
    const row = canvas.getByText('Buyers then get a tax invoice by themselves');
    row.scrollIntoView();
    const meta = row.getBoundingClientRect();
    const touched = document.elementFromPoint(meta.left + 8, meta.top + 8);
    await expect(touched).toBe(canvas.getByRole('button', { name: 'Add your GSTIN' }));
    if (touched) await userEvent.click(touched);
    await expect(pressed).toHaveBeenCalled();
  },
};

export const Products: Story = {
  render: (args) => (
    <Box background="surface" border="line" radius="card">
      <List {...args} label="Pages">
        <ListRow
          href="#product"
          truncate={false}
          leading={<Thumbnail size={64} />}
          title="Home Bakery: Licences, Pricing, Packing"
          meta="₹1,999"
          below={
            <Inline space="8">
              <Badge tone="caution">Paused</Badge>
              <Text size="13" tone="soft">
                22 sold
              </Text>
              <Money paise={4397800} size="13" weight="strong" />
            </Inline>
          }
          actions={<IconButton label="Share Home Bakery" icon="share" onPress={shared} />}
        />
      </List>
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Home Bakery' }));
    await expect(shared).toHaveBeenCalled();
  },
};

export const Ordered: Story = {
  args: { ordered: true, label: 'How it works' },
  render: (args) => (
    <List {...args}>
      <ListRow title="Write what it is" />
      <ListRow title="Set a price" />
      <ListRow title="Share the link" />
    </List>
  ),
};
