import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Columns, Link, List, ListRow, Money, Text } from '../../index';

const meta = {
  component: Card,
  title: 'pieces/Card',
  args: { children: <Text>What it holds.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Titled: Story = {
  args: { title: 'Held', action: <Money paise={145327} weight="strong" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Held' })).toBeVisible();
  },
};
export const Sunken: Story = { args: { tone: 'sunken', title: 'You receive', headingLevel: 3 } };
/** Cards of one height, each with its last words at its foot. */
export const Filling: Story = {
  args: { fill: true },
  render: (args) => (
    <Columns space="16" template="2" collapseBelow="never">
      <Card {...args}>
        <Text>One line.</Text>
      </Card>
      <Card {...args}>
        <Text keepLines>{'One line,\nand another,\nand a third.'}</Text>
      </Card>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const heights = ['One line.', /and a third/].map(
      (text) => canvas.getByText(text).parentElement?.parentElement?.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};
export const OverAList: Story = {
  args: {
    title: 'On sale',
    action: (
      <Link href="#all" standalone>
        All products
      </Link>
    ),
    padding: 'none',
    children: (
      <List>
        <ListRow
          title="Sourdough at Home"
          meta="62 sold"
          trailing={<Money paise={8743800} weight="strong" />}
        />
        <ListRow
          title="Bakers’ Daily Room"
          meta="58 sold"
          trailing={<Money paise={1484200} weight="strong" />}
        />
      </List>
    ),
  },
};
