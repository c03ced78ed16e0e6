import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDocuments } from '../testing/papers';
import { PaperList } from './PaperList';

const meta: Meta<typeof PaperList> = { title: 'Parts/Papers', component: PaperList };
export default meta;

type Story = StoryObj<typeof PaperList>;

export const WithoutGst: Story = { args: { papers: [sampleDocuments.receipt, sampleDocuments.refund] } };
export const WithGst: Story = {
  args: { papers: [sampleDocuments.invoice, sampleDocuments.creditNote] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tax invoice T\/26-27\/000042/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Credit note N\/26-27\/000007/ })).toBeVisible();
  },
};
