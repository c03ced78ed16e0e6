import { Box, Button } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../testing/Shop';
import { ScreenHeader } from './ScreenHeader';

const meta = {
  title: 'Parts/ScreenHeader',
  component: ScreenHeader,
  args: { title: 'Sales of this month', shortTitle: 'Sales' },
  render: (args) => (
    <Shop seeds={[]}>
      <ScreenHeader {...args} />
    </Shop>
  ),
} satisfies Meta<typeof ScreenHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  args: { actions: <Button icon="download">Download CSV</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sales of this month' })).toBeVisible();
  },
};

/** In a window that has become narrow before the screen has heard of it. */
export const MuchToDoInLittleRoom: Story = {
  render: (args) => (
    <Box width="narrow">
      <Shop seeds={[]}>
        <ScreenHeader
          {...args}
          actions={
            <>
              <Button icon="download">Download what was sold</Button>
              <Button icon="download">Download what was given back</Button>
            </>
          }
        />
      </Shop>
    </Box>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <Shop seeds={[]} kind="mobile">
      <ScreenHeader {...args} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  },
};
