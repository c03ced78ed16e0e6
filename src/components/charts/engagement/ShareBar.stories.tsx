import { Stack } from '@haat/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './ShareBar';

const meta: Meta<typeof ShareBar> = { title: 'Charts of figures/Share bar', component: ShareBar };
export default meta;

export const Bars: StoryObj<typeof ShareBar> = {
  render: () => (
    <Stack space="16">
      <ShareBar name="How much water does flour drink?" value="75%" share={0.75} />
      <ShareBar value="12 of 40" share={0.3} isGood />
      <ShareBar name="Nobody" value="0%" share={0} />
    </Stack>
  ),
};
