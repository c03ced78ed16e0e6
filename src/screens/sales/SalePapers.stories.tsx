import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loaded, loading, offline, Shop } from '../../parts/testing/Shop';
import { papersKey } from '../../queries/papers.queries';
import { SalePapers } from './SalePapers';

const id = '7Gq2mWc9PfXk4RtB';
const receipt = {
  kind: 'receipt',
  serial: 'R/26-27/000042',
  at: '2026-11-21T10:00:00.000Z',
  amount: 49_900,
  url: `/access/${id}/papers/R-26-27-000042.pdf`,
};
const note = { ...receipt, kind: 'refund', serial: 'C/26-27/000007', amount: 20_000 };
const key = papersKey(id);

const meta: Meta<typeof SalePapers> = { title: 'Screens/Sales/Papers', component: SalePapers, args: { id } };
export default meta;

type Story = StoryObj<typeof SalePapers>;

const story = (seed: Parameters<typeof Shop>[0]['seeds'][number]): Story => ({
  render: (args) => (
    <Shop seeds={[seed]}>
      <SalePapers {...args} />
    </Shop>
  ),
});

export const Loading = story(loading(key));
export const NothingPaid = story(loaded(key, { items: [] }));
export const Full = story(loaded(key, { items: [receipt] }));
export const GivenBack = story(loaded(key, { items: [receipt, note] }));
export const Failed = story(failed(key));
export const Offline = story(offline(key, { items: [receipt] }));
