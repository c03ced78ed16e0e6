import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Inline, Skeleton, Stack, VisuallyHidden } from '../../index';

const meta = { component: Skeleton, title: 'faces/Skeleton', args: { height: 20 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <Stack space="16">
      <VisuallyHidden as="output">Loading the sales</VisuallyHidden>
      {[70, 50, 60].map((width) => (
        <Inline space="12" wrap={false} key={width}>
          <Skeleton width={48} height={48} radius="control" />
          <Box grow="1">
            <Stack space="8">
              <Skeleton width={`${width}%`} height={16} />
              <Skeleton width="40%" height={12} />
            </Stack>
          </Box>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Inline space="12">
      <Skeleton width={80} height={24} radius="badge" />
      <Skeleton width={120} height={48} radius="control" />
      <Skeleton width={120} height={80} radius="card" />
      <Skeleton width={40} height={40} radius="full" />
    </Inline>
  ),
};
