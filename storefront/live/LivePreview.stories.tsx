import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kindWith } from '../testing/kinds';
import { site } from '../testing/models';
import { LivePreview } from './LivePreview';

const meta: Meta<typeof LivePreview> = {
  title: 'Preview/Live preview',
  component: LivePreview,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof LivePreview>;

export const InEnglish: Story = { args: { model: { site, product: kindWith('webinar') } } };

export const InHindi: Story = {
  args: { model: { site, product: { ...kindWith('webinar'), language: 'hi' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/लाइव वेबिनार/)).toBeVisible();
  },
};
