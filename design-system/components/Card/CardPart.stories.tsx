import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, CardPart, List, ListRow, Text } from '../../index';

const meta = {
  component: CardPart,
  title: 'pieces/CardPart',
  args: { ruled: true, children: <Text tone="soft">They are signed in until they sign out.</Text> },
  render: (args) => (
    <Card title="Signed in on" padding="none">
      <List label="Devices">
        <ListRow title="Chrome on Android" meta="Signed in 22 November" />
      </List>
      <CardPart {...args} />
    </Card>
  ),
} satisfies Meta<typeof CardPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: Element) => element.getBoundingClientRect().left;

/** The first letter's place: a range knows it, the element around it has edges. */
function leftOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
}

export const Words: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('They are signed in until they sign out.');
    await expect(left(text)).toBe(left(canvas.getByRole('heading', { name: 'Signed in on' })));
  },
};

/** Its words stand under the title, and not the edge that nobody sees. */
export const QuietButton: Story = {
  args: {
    holds: 'quietButton',
    children: (
      <Button size="small" tone="quiet">
        Sign out everywhere
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const text = leftOfText(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(Math.abs(text - left(canvas.getByRole('heading', { name: 'Signed in on' })))).toBeLessThan(
      2,
    );
  },
};

/** Above a list: the list has its own hairline. */
export const Unruled: Story = { args: { ruled: false } };
