import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDocuments } from '../../components/testing/documents';
import { failed, loaded, loading, offline, Shop } from '../../components/testing/Shop';
import { purchaseDocumentsKey } from '../../queries/money/documents.queries';
import { PurchaseDocuments } from './PurchaseDocuments';

const orderId = '7Gq2mWc9PfXk4RtB';
const key = purchaseDocumentsKey(orderId);

const meta: Meta<typeof PurchaseDocuments> = {
  title: 'Screens/Purchases/Documents',
  component: PurchaseDocuments,
  args: { orderId },
};
export default meta;

type Story = StoryObj<typeof PurchaseDocuments>;

const story = (seed: Parameters<typeof Shop>[0]['seeds'][number]): Story => ({
  render: (args) => (
    <Shop seeds={[seed]}>
      <PurchaseDocuments {...args} />
    </Shop>
  ),
});
const { invoice, creditNote } = sampleDocuments;

export const Loading = story(loading(key));
export const Full: Story = {
  ...story(loaded(key, { items: [invoice, creditNote] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Tax invoice T\/26-27\/000042/ })).toHaveAttribute(
      'href',
      invoice.url,
    );
  },
};
export const None = story(loaded(key, { items: [] }));
export const Failed = story(failed(key));
export const Offline = story(offline(key, { items: [invoice] }));
