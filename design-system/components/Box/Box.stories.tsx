import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Stack, Text } from '../../index';

const meta = { component: Box, title: 'layout/Box' } satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

const backgrounds = [
  'ground',
  'surface',
  'sunken',
  'selected',
  'accentSoft',
  'linkSoft',
  'goodSoft',
  'criticalSoft',
  'cautionSoft',
] as const;
const borders = ['line', 'edge', 'ink', 'link', 'good', 'critical', 'caution'] as const;

export const Backgrounds: Story = {
  render: () => (
    <Stack space="8">
      {backgrounds.map((background) => (
        <Box key={background} background={background} border="line" padding="16" radius="card">
          <Text tone="ink">{background}</Text>
        </Box>
      ))}
    </Stack>
  ),
};

export const Borders: Story = {
  render: () => (
    <Stack space="8">
      {borders.map((border) => (
        <Box key={border} border={border} padding="12" radius="control">
          <Text>{border}</Text>
        </Box>
      ))}
      <Box borderTop="double" paddingTop="12">
        <Text weight="strong">Totals stand under a double rule</Text>
      </Box>
    </Stack>
  ),
};
