import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDocuments } from '../../../components/testing/documents';
import { failed, loaded, loading, offline, Shop } from '../../../components/testing/Shop';
import { documentsKey } from '../../../queries/money/documents.queries';
import { SaleDocuments } from './SaleDocuments';

const id = '7Gq2mWc9PfXk4RtB';
const { receipt, refund: note, invoice, creditNote } = sampleDocuments;
const key = documentsKey(id);

const meta: Meta<typeof SaleDocuments> = {
  title: 'Screens/Sales/Documents',
  component: SaleDocuments,
  args: { id },
};
export default meta;

type Story = StoryObj<typeof SaleDocuments>;

const story = (seed: Parameters<typeof Shop>[0]['seeds'][number]): Story => ({
  render: (args) => (
    <Shop seeds={[seed]}>
      <SaleDocuments {...args} />
    </Shop>
  ),
});

export const Loading = story(loading(key));
export const NothingPaid = story(loaded(key, { items: [] }));
export const Full = story(loaded(key, { items: [receipt] }));
export const GivenBack = story(loaded(key, { items: [receipt, note] }));
export const WithGst = story(loaded(key, { items: [invoice, creditNote] }));
export const Failed = story(failed(key));
export const Offline = story(offline(key, { items: [receipt] }));
