import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Columns, Inline, Stack, Text } from '../../index';

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

const Block = ({ children }: { children: string }) => (
  <Box background="linkSoft" padding="12" radius="control">
    <Text tone="ink">{children}</Text>
  </Box>
);

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

export const StackOfThree: Story = {
  render: () => (
    <Stack space="12">
      <Block>One</Block>
      <Block>Two</Block>
      <Block>Three</Block>
    </Stack>
  ),
};

export const InlineBetween: Story = {
  render: () => (
    <Inline space="12" align="between">
      <Block>At the start</Block>
      <Block>At the end</Block>
    </Inline>
  ),
};

export const ColumnsMainAside: Story = {
  render: () => (
    <Columns space="24" template="main-aside" collapseBelow="desktop">
      <Block>Main</Block>
      <Block>Aside</Block>
    </Columns>
  ),
};

export const ColumnsOfFour: Story = {
  render: () => (
    <Columns space="12" template="4">
      <Block>One</Block>
      <Block>Two</Block>
      <Block>Three</Block>
      <Block>Four</Block>
    </Columns>
  ),
};
