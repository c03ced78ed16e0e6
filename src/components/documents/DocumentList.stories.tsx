import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDocuments } from '../testing/documents';
import { DocumentList } from './DocumentList';

const meta: Meta<typeof DocumentList> = { title: 'Parts/Documents', component: DocumentList };
export default meta;

type Story = StoryObj<typeof DocumentList>;

export const WithoutGst: Story = { args: { documents: [sampleDocuments.receipt, sampleDocuments.refund] } };
export const WithGst: Story = {
  args: { documents: [sampleDocuments.invoice, sampleDocuments.creditNote] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tax invoice T\/26-27\/000042/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Credit note N\/26-27\/000007/ })).toBeVisible();
  },
};
