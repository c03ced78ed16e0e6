import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Columns, Icon, Inline, Stack, Text } from '../../index';
import { type IconName, paths } from './paths';

const meta = { component: Icon, title: 'words/Icon', args: { name: 'home' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Columns space="16" template="4">
      {(Object.keys(paths) as IconName[]).map((name) => (
        <Inline space="8" key={name}>
          <Icon name={name} size={24} />
          <Text size="13" tone="soft">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack space="8">
      {([16, 20, 24] as const).map((size) => (
        <Inline space="12" key={size}>
          <Icon name="wallet" size={size} />
          <Icon name="bell" size={size} tone="soft" />
          <Icon name="shield" size={size} tone="good" />
          <Icon name="alert" size={size} tone="critical" />
          <Box as="span">{size}</Box>
        </Inline>
      ))}
    </Stack>
  ),
};
