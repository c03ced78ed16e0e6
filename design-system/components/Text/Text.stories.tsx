import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Stack, Text } from '../../index';

const meta = { component: Text, title: 'words/Text' } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['13', '15', '17', '20', '26', '36'] as const;
const tones = ['ink', 'soft', 'link', 'good', 'critical', 'caution'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack space="16">
      {sizes.map((size) => (
        <Stack space="0" key={size}>
          <Text size={size}>Sourdough at home, in Indian weather</Text>
          <Text size={size} weight="strong" lang="hi">
            घर की बेकरी: केक से कमाई तक
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="8">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Needs to be above ₹1,499
        </Text>
      ))}
      <Box background="accent" padding="12" radius="control">
        <Text tone="onAccent">onAccent: Pay ₹499</Text>
      </Box>
    </Stack>
  ),
};

export const TonesOnTheirGround: Story = {
  render: () => (
    <Stack space="8">
      {(['good', 'critical', 'caution', 'link'] as const).map((tone) => (
        <Box key={tone} background={`${tone}Soft`} padding="12" radius="control">
          <Text tone={tone}>{tone}</Text>
        </Box>
      ))}
      <Box background="sunken" padding="12">
        <Text tone="soft">soft on sunken</Text>
      </Box>
      <Box background="selected" padding="12">
        <Text tone="soft">soft on selected</Text>
      </Box>
    </Stack>
  ),
};

export const Truncated: Story = {
  render: () => (
    <Box width="narrow">
      <Text truncate>Sourdough at home, in Indian weather, with four breads and a starter that lives</Text>
    </Box>
  ),
};
